import { findBusinessKinds } from '../business/business.ts';
import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { anyOf, exactly } from '../words/patterns.ts';
import { findBuyerAt, tokenize } from './buyer-words.ts';

const HEADING = exactly('reference-headings');
const LEGAL_FORM = anyOf('legal-forms');
const NO_NAME = anyOf('no-references');
const MAX_NAMES = 4;
const MAX_WORDS = 6;

/** Whether a short text is the name of somebody rather than a trade, a kind of customer or a label. */
const isName = (text: string): boolean =>
  !NO_NAME.test(text) &&
  (LEGAL_FORM.test(text) ||
    (/^\p{Lu}\S*(?:\s(?:\p{Lu}|\d|&|und|and|of|der|die|für|for)\S*)+$/u.test(text) &&
      findBusinessKinds(text).length === 0 &&
      !tokenize(text).some((_, i, tokens) => findBuyerAt(tokens, i) !== undefined)));

const isContent = ({ kind, region }: TextBlock): boolean =>
  kind !== 'form' && region !== 'footer' && region !== 'nav';

function findFooter({ blocks }: Page): number {
  const footer = blocks.findIndex(({ region }) => region === 'footer');
  return footer === -1 ? Number.POSITIVE_INFINITY : footer;
}

/** The names below a heading such as "References", or next to it as pictures. */
export function findReferences(page: Page): string | undefined {
  const { sections } = getModel(page);
  for (const [i, { heading, index, blocks }] of sections.entries()) {
    if (!heading || !HEADING.test(heading.text.trim())) continue;
    const later = sections.slice(i + 1);
    const endOffset = later.findIndex((section) => (section.heading?.level ?? 9) <= heading.level);
    const inside = endOffset === -1 ? later : later.slice(0, endOffset);
    const end = later[endOffset]?.index ?? findFooter(page);
    const texts = [...blocks, ...inside.flatMap((section) => [section.heading, ...section.blocks])]
      .filter((block) => block !== null && block.words <= MAX_WORDS && isContent(block))
      .map((block) => block?.text ?? '');
    const alts = page.images
      .filter(({ blockOffset }) => blockOffset > index && blockOffset <= end)
      .map(({ alt }) => (alt ?? '').replace(/\s*logo$/i, ''));
    const names = [...new Set([...alts, ...texts])].filter((text) => text.length <= 50 && isName(text));
    if (names.length > 0) return `${heading.text}: ${names.slice(0, MAX_NAMES).join(' · ')}`;
  }
  return undefined;
}
