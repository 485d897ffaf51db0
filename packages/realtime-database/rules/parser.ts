/**
 * Parses a rule expression to its syntax tree by precedence climbing.
 * Source: Firebase docs "Firebase Database Security Rules API" ("a subset of JavaScript's expression syntax").
 */
import type { BinaryOperator, Expression } from './expression.ts';
import { ExpressionError, type Token, tokenize } from './lexer.ts';

const BINARY: ReadonlyMap<string, readonly [precedence: number, operator: BinaryOperator]> = new Map([
  ['||', [1, '||']],
  ['&&', [2, '&&']],
  ['==', [3, '==']],
  ['===', [3, '==']],
  ['!=', [3, '!=']],
  ['!==', [3, '!=']],
  ['<', [4, '<']],
  ['<=', [4, '<=']],
  ['>', [4, '>']],
  ['>=', [4, '>=']],
  ['+', [5, '+']],
  ['-', [5, '-']],
  ['*', [6, '*']],
  ['/', [6, '/']],
  ['%', [6, '%']],
]);

/** Deeper nesting and longer chains would exhaust the stack. */
const MAX_NESTING = 200;
const MAX_TOKENS = 5000;

/** @throws ExpressionError */
export function parseExpression(text: string): Expression {
  const tokens = tokenize(text);
  if (tokens.length > MAX_TOKENS) throw new ExpressionError('too long');
  return new Parser(tokens).parse();
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #nesting = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): Expression {
    const expression = this.#choice();
    if (this.#peek().kind !== 'end') this.#fail();
    return expression;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', position: 0 };
  }

  #fail(): never {
    const token = this.#peek();
    const found =
      token.kind === 'end' ? 'end of the rule' : `"${'value' in token ? token.value : token.pattern}"`;
    throw new ExpressionError(`unexpected ${found} at column ${token.position + 1}`);
  }

  #accept(symbol: string): boolean {
    const token = this.#peek();
    if (token.kind !== 'symbol' || token.value !== symbol) return false;
    this.#next += 1;
    return true;
  }

  #expect(symbol: string): void {
    if (!this.#accept(symbol)) this.#fail();
  }

  #choice(): Expression {
    this.#nesting += 1;
    if (this.#nesting > MAX_NESTING) throw new ExpressionError('nested too deeply');
    let result = this.#binary(1);
    if (this.#accept('?')) {
      const yes = this.#choice();
      this.#expect(':');
      result = { kind: 'choice', condition: result, yes, no: this.#choice() };
    }
    this.#nesting -= 1;
    return result;
  }

  #binary(minimum: number): Expression {
    let left = this.#unary();
    for (;;) {
      const token = this.#peek();
      const found = token.kind === 'symbol' ? BINARY.get(token.value) : undefined;
      if (!found || found[0] < minimum) return left;
      this.#next += 1;
      left = { kind: 'binary', operator: found[1], left, right: this.#binary(found[0] + 1) };
    }
  }

  #unary(): Expression {
    for (const operator of ['!', '-'] as const) {
      if (!this.#accept(operator)) continue;
      this.#nesting += 1;
      if (this.#nesting > MAX_NESTING) throw new ExpressionError('nested too deeply');
      const operand = this.#unary();
      this.#nesting -= 1;
      return { kind: 'unary', operator, operand };
    }
    return this.#postfix();
  }

  #postfix(): Expression {
    let object = this.#primary();
    for (;;) {
      if (this.#accept('.')) {
        const name = this.#peek();
        if (name.kind !== 'name') this.#fail();
        this.#next += 1;
        object = this.#accept('(')
          ? { kind: 'call', object, method: name.value, args: this.#items(')') }
          : { kind: 'member', object, property: { kind: 'literal', value: name.value } };
      } else if (this.#accept('[')) {
        const property = this.#choice();
        this.#expect(']');
        const method =
          property.kind === 'literal' && typeof property.value === 'string' ? property.value : null;
        object =
          method !== null && this.#accept('(')
            ? { kind: 'call', object, method, args: this.#items(')') }
            : { kind: 'member', object, property };
      } else {
        return object;
      }
    }
  }

  #items(end: string): Expression[] {
    const items: Expression[] = [];
    if (this.#accept(end)) return items;
    do items.push(this.#choice());
    while (this.#accept(','));
    this.#expect(end);
    return items;
  }

  #primary(): Expression {
    if (this.#accept('(')) {
      const inner = this.#choice();
      this.#expect(')');
      return inner;
    }
    if (this.#accept('[')) return { kind: 'list', items: this.#items(']') };
    const token = this.#peek();
    if (token.kind === 'end' || token.kind === 'symbol') this.#fail();
    this.#next += 1;
    if (token.kind === 'number' || token.kind === 'string') return { kind: 'literal', value: token.value };
    if (token.kind === 'regexp') return { kind: 'regexp', pattern: token.pattern, flags: token.flags };
    if (token.value === 'true' || token.value === 'false')
      return { kind: 'literal', value: token.value === 'true' };
    return token.value === 'null'
      ? { kind: 'literal', value: null }
      : { kind: 'variable', name: token.value };
  }
}
