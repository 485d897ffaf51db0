import type { Page } from './page.ts';

/** Caches what is read from a page, since several checks need it. */
export function once<Of extends Page | { readonly page: Page }, T>(read: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Page, { readonly value: T }>();
  return (of) => {
    const source: Page | { readonly page: Page } = of;
    const page = 'page' in source ? source.page : source;
    const found = known.get(page) ?? { value: read(of) };
    known.set(page, found);
    return found.value;
  };
}
