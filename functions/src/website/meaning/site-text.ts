import type { QuotePlace } from '../../../../src/contract/website/first-look.ts';
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { cleanQuote } from '../checks/emails.ts';
import { isAboutOthers, isReviews } from '../first-look/word-pattern.ts';
import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { squeeze } from '../page/text.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { type Line, MAX_LINE, type SiteText } from './site-text-schema.ts';

/** Four characters are about one token. */
const MAX_CHARS = 6_000 * 4;
const MAX_HOME_CHARS = 15_000;
/** Pages that say what a business does and for whom, most telling first. */
const PAGES = ['services', 'about', 'references', 'prices'] as const;
/** Orders to a language model, which no page needs. */
const ORDER = anyOf('model-orders');

const toPlace = ({ level, kind }: TextBlock): QuotePlace =>
  level > 0 ? 'heading' : kind === 'item' ? 'list' : 'text';

function* listLines(page: Page): Generator<Line> {
  const own = { below: '', voice: 'own' } as const;
  yield { text: page.title, where: 'title', ...own };
  yield { text: page.meta.get('description') ?? '', where: 'description', ...own };
  for (const { heading, blocks } of getModel(page).sections) {
    let below = heading?.text ?? '';
    const voice = isReviews(below) ? 'review' : isAboutOthers(below) ? 'other' : 'own';
    if (heading) yield { text: below, where: 'heading', below: '', voice };
    for (const block of blocks) {
      if (block.region === 'footer' || block.kind === 'form') continue;
      yield {
        text: block.text,
        where: toPlace(block),
        below,
        voice: block.isTestimonial || block.kind === 'quote' ? 'review' : voice,
      };
      if (block.text.trim().endsWith(':')) below = block.text;
    }
  }
}

function readLines(page: Page, maxChars: number): readonly Line[] {
  const seen = new Set<string>();
  const lines: Line[] = [];
  let chars = 0;
  for (const { text, below, ...rest } of listLines(page)) {
    const clean = cleanQuote(squeeze(text), MAX_LINE);
    if (clean === '' || seen.has(clean) || ORDER.test(clean.normalize('NFKC'))) continue;
    seen.add(clean);
    chars += clean.length + 1;
    if (chars > maxChars) break;
    lines.push({ text: clean, below: truncateAtWord(below, MAX_LINE).toWellFormed(), ...rest });
  }
  return lines;
}

/** The text for a language model: what the home page and the telling pages say, cut to 6,000 tokens. */
export function collectSiteText({ page, url, internal, jsRendered }: Snapshot): SiteText {
  if (jsRendered) return [];
  const others = PAGES.flatMap((kind) => internal.pages.find((other) => other.kind === kind) ?? []);
  const text = [
    { path: url.pathname, lines: [...readLines(page, others.length > 0 ? MAX_HOME_CHARS : MAX_CHARS)] },
  ];
  const countChars = (): number =>
    text.flatMap(({ lines }) => lines).reduce((sum, { text: { length } }) => sum + length + 1, 0);
  for (const [index, other] of others.entries())
    text.push({
      path: other.url.pathname,
      lines: [...readLines(other.page, (MAX_CHARS - countChars()) / (others.length - index))],
    });
  return text.map(({ path, lines }) => ({ path: path.slice(0, 200), lines }));
}
