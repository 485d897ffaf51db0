import type { ReadableAtom } from 'nanostores';
import { createStoredAtom } from './stored-atom.ts';

export interface SavedView {
  readonly name: string;
  /** Query of its filters and order. */
  readonly address: string;
}

/** In local storage. */
export interface SavedViews {
  readonly $views: ReadableAtom<readonly SavedView[]>;
  /** Replaces a view with the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

const MAX_VIEWS = 20;
export const VIEW_NAME_LIMIT = 40;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'address' in value &&
  typeof value.address === 'string';

export function createSavedViews(): SavedViews {
  const $views = createStoredAtom<readonly SavedView[]>(
    () => localStorage,
    'dashboard-views',
    [],
    (text) => [JSON.parse(text)].flat().filter(isView).slice(0, MAX_VIEWS),
  );
  const viewsExcept = (name: string): readonly SavedView[] =>
    $views.get().filter((view) => view.name !== name);
  return {
    $views,
    save: (view) => $views.set([...viewsExcept(view.name), view].slice(-MAX_VIEWS)),
    remove: (name) => $views.set(viewsExcept(name)),
  };
}
