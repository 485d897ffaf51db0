/** Partial evidence: too little to pass, too much to report as missing. */

import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { wordsOf } from '../words/patterns.ts';
import { type Evidence, quoteAs } from './check.ts';
import { quoteMatch } from './text-view.ts';

/** Characters per block and blocks per page that are read. */
const MAX_TEXT_LENGTH = 400;
const MAX_BLOCKS = 300;

/** Mentions of cost without an amount. */
const COST_MENTION = wordsOf('costs');

/** The company's own text, without quotes. */
const getOwnBlocks = (page: Page): readonly TextBlock[] =>
  getModel(page)
    .prose.slice(0, MAX_BLOCKS)
    .filter(({ kind, isTestimonial }) => kind !== 'quote' && !isTestimonial);

function findSnippet(page: Page, pattern: RegExp): string | undefined {
  const block = getOwnBlocks(page).find(({ text }) => pattern.test(text.slice(0, MAX_TEXT_LENGTH)));
  return block && quoteMatch(block.text.slice(0, MAX_TEXT_LENGTH), pattern);
}

/** Finds a mention of cost without an amount. */
export const findWeakPrices = (page: Page): Evidence | undefined =>
  quoteAs('partly-prices', findSnippet(page, COST_MENTION));
