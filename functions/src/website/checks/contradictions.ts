/** Statements of the same website that cannot both be true. */
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import type { Snapshot } from '../snapshot.ts';
import { beginningWith } from '../words/patterns.ts';
import { findOtherAmount, type Statement } from './amounts.ts';
import { type Check, fail, notApplicable, quoteAs } from './check.ts';
import { listHours } from './hours.ts';
import { findOtherIban } from './ibans.ts';
import { listRead } from './text-view.ts';

const MAX_QUOTE = 70;

const quoteBoth = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, place }) => `${truncateAtWord(text, MAX_QUOTE)} (${place.url.pathname})`)
    .join(' ≠ ');

/** Pages that speak for the whole business, unlike those of a branch or course. */
const COMPANY_PAGE = /^(?:contact|about|imprint)$/;
const VISIT = beginningWith('visit-paths');

/** A day on which the business is open by one page, and closed by another. */
function findHours(site: Snapshot): string | undefined {
  const places = [
    site,
    ...site.internal.pages.filter(({ kind, url }) => COMPANY_PAGE.test(kind) || VISIT.test(url.pathname)),
  ];
  const hours = places.flatMap((place) =>
    [false, true].flatMap((isFooter) => listHours(place.page, isFooter).map((each) => ({ ...each, place }))),
  );
  const closed = new Map(hours.flatMap((each) => (each.isOpen ? [] : [[each.day, each] as const])));
  const open = hours.find(({ day, isOpen }) => isOpen && closed.has(day));
  return open && quoteBoth([open, closed.get(open.day) ?? open]);
}

export const CONTRADICTIONS_CHECK: Check = {
  id: 'contradictions',
  weight: 3,
  run: (site) => {
    const found = findOtherAmount(site) ?? findOtherIban(listRead(site));
    const evidence = quoteAs('contradiction', findHours(site) ?? (found && quoteBoth(found)));
    return evidence ? fail(evidence) : notApplicable();
  },
};
