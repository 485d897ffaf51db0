import {
  type FirstLook,
  MAX_AUDIENCES,
  MAX_QUOTE,
  type Quote,
} from '../../../../src/contract/website/first-look.ts';
import { cleanQuote } from '../checks/emails.ts';
import { isSample } from '../checks/samples.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { exactly } from '../words/patterns.ts';
import { findFigure } from './figures.ts';
import { readAddressees, splitTitle } from './for-whom.ts';
import { findNextStep } from './next-step.ts';
import { findReferences } from './references.ts';
import { findReview } from './reviews.ts';
import { toPlainWords } from './word-pattern.ts';

const MAX_DESCRIPTION = 300;
/** One that a builder sets: "Home | My Site 1". */
const GENERIC_TITLE = exactly('generic-titles');

const toQuotes = (text: string | undefined, where: Quote['where']): readonly Quote[] =>
  text === undefined || text.trim() === '' || isSample(text)
    ? []
    : [{ text: cleanQuote(text, MAX_QUOTE), where }];

function readOffer(page: Page): readonly Quote[] {
  const headings = getModel(page).visible.filter(
    ({ level, region, text }) =>
      level > 0 && region !== 'nav' && region !== 'footer' && /\p{L}{2}/u.test(text) && !isSample(text),
  );
  const heading = (headings.find(({ level }) => level === 1) ?? headings[0])?.text;
  const isRepeated = heading !== undefined && toPlainWords(page.title).includes(toPlainWords(heading));
  const isGeneric = splitTitle(page.title).every((part) => GENERIC_TITLE.test(part));
  const title = isGeneric ? '' : page.title;
  return [...toQuotes(title, 'title'), ...(isRepeated ? [] : toQuotes(heading, 'heading'))];
}

function readForWhom(site: LocatedPage): readonly Quote[] {
  const quotes = new Map<string, Quote>();
  for (const { quote, where } of readAddressees(site))
    if (!quotes.has(quote) && !isSample(quote))
      quotes.set(quote, { text: cleanQuote(quote, MAX_QUOTE), where });
  return [...quotes.values()].slice(0, MAX_AUDIENCES);
}

/** What a visitor reads in the first seconds, in the page's own words and with their place. */
export function readFirstLook(site: Snapshot): FirstLook {
  const { page } = site;
  const next = findNextStep(site);
  const description = page.meta.get('description')?.trim() ?? '';
  const { meta, title } = page;
  return {
    offer: [...readOffer(page)],
    forWhom: [...readForWhom(site)],
    proof: [
      ...toQuotes(findReview(page), 'quote'),
      ...toQuotes(findReferences(page), 'references'),
      ...toQuotes(findFigure(page), 'figure'),
    ],
    next: next && { ...next, text: cleanQuote(next.text, MAX_QUOTE) },
    description: description === '' ? null : cleanQuote(description, MAX_DESCRIPTION),
    preview: {
      title: cleanQuote(meta.get('og:title') || title, MAX_QUOTE),
      description: cleanQuote(meta.get('og:description') || description, MAX_DESCRIPTION),
      hasPicture: (meta.get('og:image') ?? '').trim() !== '',
    },
  };
}
