import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass } from './check.ts';
import { IMPRINT, PRIVACY } from './words.ts';

/** Text of the first link whose label or address says what is looked for. */
const linkOn = ({ page }: Snapshot, what: RegExp): string | undefined => {
  const link =
    page.links.find(({ text }) => text.length < 80 && what.test(text)) ??
    page.links.find(({ href }) => what.test(href.split(/[?#]/, 1)[0] ?? ''));
  return link && (link.text || link.href);
};

export const TRUST_CHECKS: readonly Check[] = [
  {
    id: 'imprint',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, IMPRINT);
      return link ? pass(link) : fail();
    },
  },
  {
    id: 'privacy',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, PRIVACY);
      return link ? pass(link) : fail();
    },
  },
];
