/**
 * Matching that takes at most (length of the text) x (size of the pattern) steps, whatever the two are. JavaScript's own tries
 * one way after the other, and with patterns as harmless as `^(a+)+$` a client can find a text that keeps it busy for years.
 * Source: Ken Thompson, "Regular Expression Search Algorithm"; Russ Cox, "Regular Expression Matching Can Be Simple And Fast".
 */
import type { CharacterSet } from './character-set.ts';
import { ExpressionError } from './lexer.ts';
import { type PatternNode, parsePattern } from './pattern-syntax.ts';

type State =
  | { readonly kind: 'character'; readonly set: CharacterSet; readonly next: number }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'fork'; readonly next: number[] }
  | { readonly kind: 'match' };

type Reader = State & { readonly kind: 'character' };

/** Repetitions are written out: `a{1,5000}` is ten thousand states. */
const MAX_STATES = 50_000;

/** From the syntax to states that name what follows them. */
class Builder {
  readonly states: State[] = [];
  #work = 0;

  add(state: State): number {
    return this.states.push(state) - 1;
  }

  /** Adds a part of a pattern; returns where it begins. */
  build(node: PatternNode, next: number): number {
    // Counted here and not in add(): a part without states can be repeated, too.
    this.#work += 1;
    if (this.#work > MAX_STATES) throw new ExpressionError('the regular expression is too big');
    switch (node.kind) {
      case 'character':
        return this.add({ kind: 'character', set: node.set, next });
      case 'edge':
        return this.add({ kind: 'edge', edge: node.edge, next });
      case 'sequence':
        return node.items.reduceRight((after, item) => this.build(item, after), next);
      case 'choice':
        return this.add({ kind: 'fork', next: node.items.map((item) => this.build(item, next)) });
      case 'repeat':
        return this.#repeat(node, next);
    }
  }

  #repeat({ item, least, most }: PatternNode & { kind: 'repeat' }, next: number): number {
    let begin = next;
    if (most === Infinity) {
      const again: number[] = [next];
      begin = this.add({ kind: 'fork', next: again });
      again.push(this.build(item, begin));
    } else {
      for (let i = least; i < most; i += 1)
        begin = this.add({ kind: 'fork', next: [next, this.build(item, begin)] });
    }
    for (let i = 0; i < least; i += 1) begin = this.build(item, begin);
    return begin;
  }
}

/** A compiled regular expression, see the head of this file. */
export class Pattern {
  readonly #states: readonly State[];
  readonly #begin: number;
  /** False when only the start of a text lets it begin. */
  readonly #beginsAnywhere: boolean;
  /** In which step each state was last entered: once is enough. */
  readonly #entered: Float64Array;
  #step = 0;

  /** @throws ExpressionError when it is too big; what is not well-formed must have been refused before */
  constructor(source: string, flags: string) {
    const builder = new Builder();
    const match = builder.add({ kind: 'match' });
    this.#begin = builder.build(parsePattern(source, flags), match);
    this.#states = builder.states;
    this.#entered = new Float64Array(this.#states.length);
    const later = this.#enter([this.#begin], { start: false, end: true });
    this.#beginsAnywhere = later === 'match' || later.length > 0;
  }

  /** True when some part of the text fits. */
  test(text: string): boolean {
    let readers: readonly Reader[] = [];
    for (let at = 0; at <= text.length; at += 1) {
      const open = at === 0 || this.#beginsAnywhere ? [this.#begin] : [];
      const code = text.charCodeAt(at - 1);
      for (const { set, next } of readers) if (set.has(code)) open.push(next);
      if (open.length === 0) return false;
      const entered = this.#enter(open, { start: at === 0, end: at === text.length });
      if (entered === 'match') return true;
      readers = entered;
    }
    return false;
  }

  /** Follows all ways that read nothing; returns the states that wait for a character. */
  #enter(open: number[], edges: Readonly<Record<'start' | 'end', boolean>>): readonly Reader[] | 'match' {
    const readers: Reader[] = [];
    this.#step += 1;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const state = this.#states[index];
      if (!state || this.#entered[index] === this.#step) continue;
      this.#entered[index] = this.#step;
      if (state.kind === 'match') return 'match';
      if (state.kind === 'character') readers.push(state);
      else if (state.kind === 'fork') open.push(...state.next);
      else if (edges[state.edge]) open.push(state.next);
    }
    return readers;
  }
}
