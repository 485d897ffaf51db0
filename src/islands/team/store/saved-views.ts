import { atom, type ReadableAtom } from 'nanostores';

/** Filters and order under a name, as the end of an address. */
export interface SavedView {
  readonly name: string;
  readonly address: string;
}

/** The views that this device keeps. */
export interface SavedViews {
  readonly $views: ReadableAtom<readonly SavedView[]>;
  /** Saves a view, in place of one with the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

const KEY = 'dashboard-views';
export const MAX_VIEWS = 20;
export const VIEW_NAME_LIMIT = 40;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'address' in value &&
  typeof value.address === 'string';

function readViews(): readonly SavedView[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isView).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

export function createSavedViews(): SavedViews {
  const $views = atom(readViews());
  const put = (views: readonly SavedView[]): void => {
    $views.set(views);
    try {
      localStorage.setItem(KEY, JSON.stringify(views));
    } catch {
      // Without storage, views last as long as the page.
    }
  };
  const without = (name: string): readonly SavedView[] => $views.get().filter((view) => view.name !== name);
  return {
    $views,
    save: (view) => put([...without(view.name), view].slice(-MAX_VIEWS)),
    remove: (name) => put(without(name)),
  };
}
