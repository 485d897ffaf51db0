import { firstOf } from '../../lib/first-of.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, quoted, type Sight, warn } from './check.ts';
import { serviceAt } from './services.ts';
import { entitiesOf, hasType } from './structured-data.ts';
import { linkOn, running, runningText } from './text-view.ts';
import { FIGURE, REFERENCES, TESTIMONIALS } from './words.ts';

/** Customer logos in a row, and words of a quotation that says something. */
const SOME_LOGOS = 3;
const QUOTE_WORDS = 6;

const reviewService = (site: Snapshot): string | undefined => {
  const { links, frames, scripts } = site.page;
  const addresses = [...scripts.map(({ src }) => src), ...frames, ...links.map(({ href }) => href)];
  return addresses.map(serviceAt).find((service) => service?.kind === 'reviews')?.name;
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
      if (heading !== undefined) return pass(quoted('text', heading));
      const quote = site.page.quotes.find((text) => text.split(' ').length >= QUOTE_WORDS);
      if (quote !== undefined) return pass(quoted('quotation', quote));
      const service = reviewService(site);
      if (service !== undefined) return pass(quoted('service', service));
      if (entitiesOf(site.page).some((entity) => hasType(entity, /^(?:Review|AggregateRating)$/)))
        return pass({ kind: 'reviews-data' });
      if (site.page.hasTestimonials) return pass();
      const link = linkOn(site, TESTIMONIALS);
      return link === undefined ? fail() : warn(quoted('link', link));
    },
  },
  {
    id: 'references',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const heading = headingOn(site, REFERENCES, TESTIMONIALS);
      if (heading !== undefined) return pass(quoted('text', heading));
      const link = linkOn(site, REFERENCES);
      if (link !== undefined) return pass(quoted('link', link));
      const logos = site.page.images.filter(({ alt, src }) =>
        /logo|kunde|client/i.test(`${alt ?? ''} ${src}`),
      );
      return logos.length >= SOME_LOGOS ? pass({ kind: 'logos', count: logos.length }) : fail();
    },
  },
  {
    id: 'numbers',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: ({ page }) => {
      const figures = firstOf(runningText(page).matchAll(FIGURE), 3).map(([figure]) => figure);
      const count = figures.length;
      const sight: Sight = { kind: 'figures', quote: figures.join(' · ') };
      if (count >= 2) return pass(sight);
      return count === 1 ? warn(sight) : fail();
    },
  },
];
