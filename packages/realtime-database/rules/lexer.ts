/**
 * Tokens of a rule expression.
 * Source: Firebase docs "Firebase Database Security Rules API" (operators, literals) and "Regular Expressions".
 */

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly position: number }
  | { readonly kind: 'string'; readonly value: string; readonly position: number }
  | { readonly kind: 'regexp'; readonly pattern: string; readonly flags: string; readonly position: number }
  | { readonly kind: 'name'; readonly value: string; readonly position: number }
  | { readonly kind: 'symbol'; readonly value: string; readonly position: number }
  | { readonly kind: 'end'; readonly position: number };

/** An error in an expression; the caller adds the rule's path. */
export class ExpressionError extends Error {
  override name = 'ExpressionError';
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_$][A-Za-z0-9_$]*/y;
const STRING = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
const REGEXP = /\/((?:[^/\\\n[]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+)\/([a-z]*)/y;
const SYMBOL = /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]]/y;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** A string literal's text. */
function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g,
      (_, code: string | undefined, character: string | undefined) =>
        code
          ? String.fromCharCode(Number.parseInt(code, 16))
          : (ESCAPES.get(character ?? '') ?? character ?? ''),
    );
}

/** True if a "/" after this token is a division; otherwise it starts a regular expression. */
function endsOperand(token: Token | undefined): boolean {
  if (!token) return false;
  return token.kind === 'symbol' ? token.value === ')' || token.value === ']' : true;
}

/** @throws ExpressionError */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found) position += found[0].length;
    return found;
  };
  for (;;) {
    match(SPACE);
    const start = position;
    if (position >= text.length) {
      tokens.push({ kind: 'end', position });
      return tokens;
    }
    const regexp = text[position] === '/' && !endsOperand(tokens.at(-1)) ? match(REGEXP) : null;
    if (regexp) {
      tokens.push({ kind: 'regexp', pattern: regexp[1] ?? '', flags: regexp[2] ?? '', position: start });
      continue;
    }
    const number = match(NUMBER);
    if (number) {
      tokens.push({ kind: 'number', value: Number(number[0]), position: start });
      continue;
    }
    const name = match(NAME);
    if (name) {
      tokens.push({ kind: 'name', value: name[0], position: start });
      continue;
    }
    const string = match(STRING);
    if (string) {
      tokens.push({ kind: 'string', value: unquote(string[0]), position: start });
      continue;
    }
    const symbol = match(SYMBOL);
    if (!symbol)
      throw new ExpressionError(`unexpected ${JSON.stringify(text[position])} at column ${position + 1}`);
    tokens.push({ kind: 'symbol', value: symbol[0], position: start });
  }
}
