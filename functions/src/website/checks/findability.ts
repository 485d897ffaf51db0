import { findHidingRule } from '../page/robots-rules.ts';
import { type Check, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { isMakersOriginal } from './test-hosts.ts';
import { listPages } from './text-view.ts';

export const FINDABILITY_CHECKS: readonly Check[] = [
  {
    id: 'indexable',
    weight: 8,
    run: (site) => {
      const { page, headers, fetchedAt } = site;
      const rules = [...page.robotsRules, ...(headers.get('x-robots-tag') ?? '').split('\n')];
      const blockingRule = findHidingRule(rules, fetchedAt.getTime());
      if (blockingRule !== undefined) return fail(quoteAs('robots-rule', blockingRule));
      const originals = listPages(site).map(({ canonical }) => canonical);
      const test = quoteAs(
        'test-origin',
        originals.find((canonical) => isMakersOriginal(site, canonical)),
      );
      return test ? fail(test) : pass();
    },
  },
  {
    id: 'open-graph',
    weight: 1,
    run: ({ page: { meta } }) =>
      (meta.get('og:image') ?? '').trim() === '' ? fail({ kind: 'no-preview' }) : pass(),
  },
  {
    id: 'image-alternatives',
    weight: 1,
    run: ({ page: { images } }) => {
      const shown = images.filter(({ isDecorative }) => !isDecorative);
      if (shown.length === 0) return notApplicable();
      const undescribed = shown.filter(({ alt }) => alt === null);
      // An empty one is right for decoration.
      if (undescribed.length === 0) return pass();
      const evidence = { kind: 'images', count: undescribed.length, of: shown.length } as const;
      return undescribed.length / shown.length <= 0.2 ? warn(evidence) : fail(evidence);
    },
  },
];
