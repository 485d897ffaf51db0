/** Which data each listen's permission depends on, so that a write re-evaluates only affected listens. */
import type { Grounds } from './rules/ruleset.ts';
import { valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

export class Grants<Subscriber, View> {
  readonly #granted = new Map<Subscriber, { readonly view: View; readonly grounds: Grounds }>();

  /** Replaces the dependencies of a subscriber's view. */
  set(subscriber: Subscriber, view: View, grounds: Grounds): void {
    if (grounds.places.length === 0 && !grounds.time) this.#granted.delete(subscriber);
    else this.#granted.set(subscriber, { view, grounds });
  }

  delete(subscriber: Subscriber): void {
    this.#granted.delete(subscriber);
  }

  /** Subscribers whose dependencies differ between two states, which share unchanged subtrees. */
  affectedBy(
    before: Value | null,
    after: Value | null,
  ): readonly (readonly [subscriber: Subscriber, view: View])[] {
    const affected: (readonly [Subscriber, View])[] = [];
    for (const [subscriber, { view, grounds }] of this.#granted)
      if (grounds.time || grounds.places.some((place) => valueAt(before, place) !== valueAt(after, place)))
        affected.push([subscriber, view]);
    return affected;
  }
}
