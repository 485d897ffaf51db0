import { findHidingRule } from '../page/robots-rules.ts';
import { exactly } from '../words/patterns.ts';
import { type Check, type Evidence, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { findMakersAddress } from './test-hosts.ts';

/** Alt texts that describe nothing: dots, a file name, an address. */
const EMPTY_ALT = exactly('empty-alts');
/** If this many images, and at least half of all, have an empty alt text, some are probably not decorative. */
const MIN_EMPTY_ALTS = 3;

export const FINDABILITY_CHECKS: readonly Check[] = [
  {
    id: 'indexable',
    weight: 8,
    run: (site) => {
      const { page, headers, fetchedAt } = site;
      const rules = [...page.robotsRules, ...(headers.get('x-robots-tag') ?? '').split('\n')];
      const blockingRule = findHidingRule(rules, fetchedAt.getTime());
      const evidence = quoteAs('robots-rule', blockingRule ?? page.robotsRules[0]);
      if (blockingRule !== undefined) return fail(evidence);
      const { canonical } = page;
      return findMakersAddress(site, canonical)
        ? fail({ kind: 'test-origin', quote: canonical })
        : pass(evidence);
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
      const undescribed = shown.filter(
        ({ alt, lacksAccessibleName }) =>
          alt === null || lacksAccessibleName || EMPTY_ALT.test(alt.slice(0, 200)),
      );
      const emptyCount = shown.filter(({ alt }) => alt === '').length;
      if (undescribed.length === 0)
        return emptyCount >= MIN_EMPTY_ALTS && emptyCount * 2 >= shown.length
          ? warn({ kind: 'empty-images', count: emptyCount, of: shown.length })
          : pass();
      const src = undescribed[0]?.src ?? '';
      const counts = { count: undescribed.length, of: shown.length };
      const evidence: Evidence =
        src === '' || src.startsWith('data:')
          ? { kind: 'images', ...counts }
          : { kind: 'named-images', quote: src, ...counts };
      return undescribed.length / shown.length <= 0.2 ? warn(evidence) : fail(evidence);
    },
  },
];
