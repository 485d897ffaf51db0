/**
 * The structure of a regular expression: what follows what, what is one of several, what repeats. Which characters fit is
 * left to JavaScript, one character at a time.
 */
import { CharacterSet } from './character-set.ts';
import { ExpressionError } from './lexer.ts';

export type PatternNode =
  | { readonly kind: 'character'; readonly set: CharacterSet }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly least: number; readonly most: number };

const MAX_DEPTH = 100;
const ATOM = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/y;
const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;

/**
 * Parses what JavaScript has found to be well-formed.
 * @throws ExpressionError for groups in groups without end
 */
export function parsePattern(pattern: string, flags: string): PatternNode {
  let at = 0;
  const match = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(pattern);
    if (found) at = token.lastIndex;
    return found;
  };

  const choice = (depth: number): PatternNode => {
    if (depth > MAX_DEPTH) throw new ExpressionError('nested too deeply');
    const items = [sequence(depth)];
    while (pattern[at] === '|') {
      at += 1;
      items.push(sequence(depth));
    }
    return { kind: 'choice', items };
  };

  const sequence = (depth: number): PatternNode => {
    const items: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') items.push(repeated(depth));
    return { kind: 'sequence', items };
  };

  const repeated = (depth: number): PatternNode => {
    const item = single(depth);
    const [quantifier, least = '', comma = '', most = ''] = match(QUANTIFIER) ?? [];
    if (quantifier === undefined) return item;
    if (least === '')
      return {
        kind: 'repeat',
        item,
        least: quantifier === '+' ? 1 : 0,
        most: quantifier === '?' ? 1 : Infinity,
      };
    const unlimited = comma === '' ? Number(least) : Infinity;
    return { kind: 'repeat', item, least: Number(least), most: most === '' ? unlimited : Number(most) };
  };

  const single = (depth: number): PatternNode => {
    const atom = match(ATOM)?.[0] ?? '';
    if (atom === '(') {
      const inner = choice(depth + 1);
      at += 1;
      return inner;
    }
    if (atom === '^') return { kind: 'edge', edge: 'start' };
    if (atom === '$') return { kind: 'edge', edge: 'end' };
    return { kind: 'character', set: new CharacterSet(atom, flags) };
  };

  return choice(0);
}
