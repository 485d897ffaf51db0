/**
 * Listens that a rule granted because of data or time, by the places that it read: a write asks again only for those whose
 * grounds it changes. The places form a tree by path, so that a write finds them without looking at any other.
 */
import type { Grounds } from './rules/ruleset.ts';
import type { Path } from './tree/path.ts';
import { valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

interface Place<Subscriber> {
  readonly path: Path;
  readonly children: Map<string, Place<Subscriber>>;
  readonly subscribers: Set<Subscriber>;
}

/** See the head of this file. */
export class Grants<Subscriber, View> {
  readonly #root: Place<Subscriber> = { path: [], children: new Map(), subscribers: new Set() };
  readonly #granted = new Map<Subscriber, { readonly view: View; readonly grounds: Grounds }>();
  readonly #onTime = new Set<Subscriber>();

  /** Notes what a subscriber was granted a view for, in place of what it was granted for before. */
  set(subscriber: Subscriber, view: View, grounds: Grounds): void {
    this.delete(subscriber);
    if (grounds.places.length === 0 && !grounds.time) return;
    this.#granted.set(subscriber, { view, grounds });
    if (grounds.time) this.#onTime.add(subscriber);
    for (const path of grounds.places) this.#place(path).subscribers.add(subscriber);
  }

  /** Forgets a subscriber. */
  delete(subscriber: Subscriber): void {
    const granted = this.#granted.get(subscriber);
    if (!granted) return;
    this.#granted.delete(subscriber);
    this.#onTime.delete(subscriber);
    for (const path of granted.grounds.places) this.#leave(path, subscriber);
  }

  #place(path: Path): Place<Subscriber> {
    let place = this.#root;
    for (const [depth, key] of path.entries()) {
      let next = place.children.get(key);
      if (!next) {
        next = { path: path.slice(0, depth + 1), children: new Map(), subscribers: new Set() };
        place.children.set(key, next);
      }
      place = next;
    }
    return place;
  }

  /** Places that nobody needs any more go. */
  #leave(path: Path, subscriber: Subscriber): void {
    const places = [this.#root];
    for (const key of path) {
      const next = places.at(-1)?.children.get(key);
      if (!next) return;
      places.push(next);
    }
    places.at(-1)?.subscribers.delete(subscriber);
    for (let i = places.length - 1; i > 0; i -= 1) {
      const place = places[i];
      if (!place || place.subscribers.size > 0 || place.children.size > 0) return;
      places[i - 1]?.children.delete(path[i - 1] ?? '');
    }
  }

  /** Those whose grounds writes at these paths have changed. */
  affectedBy(
    paths: readonly Path[],
    before: Value | null,
    after: Value | null,
  ): readonly (readonly [subscriber: Subscriber, view: View])[] {
    const affected = new Set(this.#onTime);
    for (const path of paths) {
      for (const { path: read, subscribers } of touchedBy(this.#root, path)) {
        // States share all that is the same.
        if (subscribers.size === 0 || valueAt(before, read) === valueAt(after, read)) continue;
        for (const subscriber of subscribers) affected.add(subscriber);
      }
    }
    return Array.from(affected).flatMap((subscriber) => {
      const granted = this.#granted.get(subscriber);
      return granted ? [[subscriber, granted.view] as const] : [];
    });
  }
}

/** Places above a path, at it and below it. */
function* touchedBy<Subscriber>(root: Place<Subscriber>, path: Path): Generator<Place<Subscriber>> {
  let place = root;
  for (const key of path) {
    yield place;
    const next = place.children.get(key);
    if (!next) return;
    place = next;
  }
  yield* below(place);
}

function* below<Subscriber>(place: Place<Subscriber>): Generator<Place<Subscriber>> {
  yield place;
  for (const child of place.children.values()) yield* below(child);
}
