import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, warn } from './check.ts';
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
      if (heading !== undefined) return pass(heading);
      const quote = site.page.quotes.find((text) => text.split(' ').length >= QUOTE_WORDS);
      if (quote !== undefined) return pass(quote);
      const service = reviewService(site);
      if (service !== undefined) return pass(service);
      if (entitiesOf(site.page).some((entity) => hasType(entity, /^(?:Review|AggregateRating)$/)))
        return pass('Review');
      if (site.page.hasTestimonials) return pass();
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
      const figures = [...runningText(page).matchAll(FIGURE)].slice(0, 3).map(([figure]) => figure);
      const count = figures.length;
      const evidence = figures.join(' · ');
      if (count >= 2) return pass(evidence);
      return count === 1 ? warn(evidence) : fail();
    },
  },
];
