import { bareHost, resolved } from '../page/addresses.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, warn } from './check.ts';
import { serviceOf } from './services.ts';
import { entitiesOf, hasType } from './structured-data.ts';
import { linkOn, running, snippet } from './text-view.ts';
import { FIGURE, REFERENCES, TESTIMONIALS } from './words.ts';

/** Customer logos in a row, and words of a quotation that says something. */
const SOME_LOGOS = 3;
const QUOTE_WORDS = 6;

const reviewService = (site: Snapshot): string | undefined => {
  const { links, frames, scripts } = site.page;
  for (const address of [...scripts.map(({ src }) => src), ...frames, ...links.map(({ href }) => href)]) {
    const target = resolved(site, address);
    const service = target && serviceOf(bareHost(target.hostname));
    if (service?.kind === 'reviews') return service.name;
  }
  return undefined;
};

/** A heading or a short line on something; one line never stands for two things. */
const headingOn = ({ page }: Snapshot, what: RegExp, not?: RegExp): string | undefined =>
  page.headings.find(({ text }) => what.test(text) && !not?.test(text))?.text ??
  running(page).find(({ text, words }) => words <= 12 && what.test(text) && !not?.test(text))?.text;

/** What speaks for the company beside its own word. */
export const PROOF_CHECKS: readonly Check[] = [
  {
    id: 'testimonials',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const heading = headingOn(site, TESTIMONIALS);
      if (heading !== undefined) return pass(heading);
      const quote = site.page.quotes.find((text) => text.split(' ').length >= QUOTE_WORDS);
      if (quote !== undefined) return pass(quote);
      const service = reviewService(site);
      if (service !== undefined) return pass(service);
      if (entitiesOf(site.page).some((entity) => hasType(entity, /^(?:Review|AggregateRating)$/)))
        return pass('Review');
      const hint = ['testimonial', 'testimonials', 'kundenstimmen', 'reviews'].find((word) =>
        site.page.hints.has(word),
      );
      if (hint !== undefined) return pass(hint);
      const link = linkOn(site, TESTIMONIALS);
      return link === undefined ? fail() : warn(link);
    },
  },
  {
    id: 'references',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const heading = headingOn(site, REFERENCES, TESTIMONIALS) ?? linkOn(site, REFERENCES);
      if (heading !== undefined) return pass(heading);
      const logos = site.page.images.filter(({ alt, src }) =>
        /logo|kunde|client/i.test(`${alt ?? ''} ${src}`),
      );
      return logos.length >= SOME_LOGOS ? pass(logos.map(({ alt }) => alt ?? '').join(', ')) : fail();
    },
  },
  {
    id: 'numbers',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: ({ page }) => {
      const figures = running(page).flatMap(({ text }) => {
        const found = text.match(FIGURE);
        return found ? [{ count: found.length, text: snippet(text, FIGURE) ?? '' }] : [];
      });
      const count = figures.reduce((sum, figure) => sum + figure.count, 0);
      const evidence = figures
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' · ');
      if (count >= 2) return pass(evidence);
      return count === 1 ? warn(evidence) : fail();
    },
  },
];
