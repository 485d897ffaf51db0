import { type Check, fail, pass, warn } from './check.ts';

export const TECHNICAL_CHECKS: readonly Check[] = [
  {
    id: 'https',
    weight: 4,
    severity: 'high',
    run: ({ url }) => (url.protocol === 'https:' ? pass(url.origin) : fail(url.origin)),
  },
  {
    id: 'viewport',
    weight: 3,
    severity: 'high',
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail();
      if (!/width\s*=\s*device-width|initial-scale/i.test(viewport)) return warn(viewport);
      return /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:\D|$)/i.test(viewport)
        ? warn(viewport, 0.7)
        : pass(viewport);
    },
  },
];
