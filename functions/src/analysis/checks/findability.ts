import { type Check, fail, pass, warn } from './check.ts';

export const FINDABILITY_CHECKS: readonly Check[] = [
  {
    id: 'indexable',
    weight: 4,
    severity: 'high',
    run: ({ page, headers }) => {
      const rules = [page.meta.get('robots'), page.meta.get('googlebot'), headers.get('x-robots-tag')];
      const closed = rules.find((rule) => rule !== undefined && /\b(?:noindex|none)\b/i.test(rule));
      return closed === undefined ? pass(page.meta.get('robots')) : fail(closed);
    },
  },
  {
    id: 'lang',
    weight: 1,
    severity: 'low',
    run: ({ page: { lang } }) => {
      if (lang.trim() === '') return fail();
      return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang.trim())
        ? pass(`lang="${lang}"`)
        : warn(`lang="${lang}"`);
    },
  },
  {
    id: 'open-graph',
    weight: 2,
    severity: 'low',
    run: ({ page: { meta } }) => {
      const there = ['og:title', 'og:description', 'og:image'].filter(
        (key) => (meta.get(key) ?? '').trim() !== '',
      );
      if (there.length === 3) return pass(meta.get('og:title'));
      return there.length > 0 ? warn(there.join(', '), there.length / 3) : fail();
    },
  },
];
