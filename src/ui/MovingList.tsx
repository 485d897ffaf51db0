import { Component, type ComponentProps, createRef } from 'react';
import { arrive } from './arrive.ts';

/** Pixels below its place where a new row begins. */
const BELOW = 12;

type Tops = ReadonlyMap<HTMLElement, number>;

interface Before {
  /** Where each row is seen, in the middle of a movement as well. */
  readonly seen: Tops;
  /** Where each row belongs. */
  readonly places: Tops;
}

/**
 * A list whose rows (`<li>`) move calmly to their new places when others come or go, and in which new ones come in. What
 * goes is gone at once: nobody waits for it, and nothing is there twice. A class, since only a class is asked before the
 * page changes.
 */
export class MovingList extends Component<ComponentProps<'ul'>> {
  readonly #list = createRef<HTMLUListElement>();
  #moving: readonly (() => void)[] = [];

  override getSnapshotBeforeUpdate(): Before {
    return { seen: this.#seen(), places: this.#places() };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, { seen, places }: Before): void {
    // What is on its way to its place already goes on.
    if (isSame(places, this.#places())) return;
    this.#end();
    const after = this.#seen();
    const held = heldBy(seen, after);
    this.#moving = [...after].flatMap(([row, top]) => {
      const start = seen.get(row);
      // What is not seen does not move.
      if (top > innerHeight || top + row.offsetHeight < 0) return [];
      if (start === undefined) return [arrive(row, { y: BELOW, isNew: true })];
      const y = start - top - held;
      return Math.abs(y) < 1 ? [] : [arrive(row, { y: Math.max(-innerHeight, Math.min(innerHeight, y)) })];
    });
  }

  override componentWillUnmount(): void {
    this.#end();
  }

  #end(): void {
    for (const end of this.#moving) end();
  }

  #rows(): readonly HTMLElement[] {
    return [...(this.#list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
  }

  #seen(): Tops {
    return new Map(this.#rows().map((row) => [row, row.getBoundingClientRect().top]));
  }

  #places(): Tops {
    return new Map(this.#rows().map((row) => [row, row.offsetTop]));
  }

  override render() {
    return <ul {...this.props} ref={this.#list} />;
  }
}

const isSame = (before: Tops, after: Tops): boolean =>
  before.size === after.size && [...after].every(([row, top]) => before.get(row) === top);

/**
 * How far the browser will scroll with the next picture, so that the first row of the window stays where it is when rows
 * above it come or go (scroll anchoring). While no row is above the window it does not.
 */
function heldBy(before: Tops, after: Tops): number {
  const [first = 0] = before.values();
  if (first >= 0 || !CSS.supports('overflow-anchor', 'auto')) return 0;
  for (const [row, top] of before) {
    const now = after.get(row);
    if (top >= 0 && now !== undefined) return top - now;
  }
  return 0;
}
