/**
 * Tracks which paths each listen's permission depends on, so that a write re-evaluates only affected listens. The
 * paths form a tree, so that a write finds them without a scan.
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

/** See the top of this file. */
export class Grants<Subscriber, View> {
  readonly #root: Place<Subscriber> = { path: [], children: new Map(), subscribers: new Set() };
  readonly #granted = new Map<Subscriber, { readonly view: View; readonly grounds: Grounds }>();
  readonly #onTime = new Set<Subscriber>();

  /** Replaces the dependencies of a subscriber's view. */
  set(subscriber: Subscriber, view: View, grounds: Grounds): void {
    this.delete(subscriber);
    if (grounds.places.length === 0 && !grounds.time) return;
    this.#granted.set(subscriber, { view, grounds });
    if (grounds.time) this.#onTime.add(subscriber);
    for (const path of grounds.places) this.#place(path).subscribers.add(subscriber);
  }

  /** Removes a subscriber. */
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

  /** Prunes unused paths. */
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

  /** Finds subscribers whose dependencies changed with writes at these paths. */
  affectedBy(
    paths: readonly Path[],
    before: Value | null,
    after: Value | null,
  ): readonly (readonly [subscriber: Subscriber, view: View])[] {
    const affected = new Set(this.#onTime);
    for (const path of paths) {
      for (const { path: read, subscribers } of touchedBy(this.#root, path)) {
        // States share unchanged subtrees.
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

/** Walks the nodes above, at, and below a path. */
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
