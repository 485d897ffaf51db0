import { getModel, isHeadingLike, type Section } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, type Evidence, pass, quoteAs, unknown } from './check.ts';
import { findServiceByUrl } from './services.ts';
import { getEntities, hasType } from './structured-data.ts';
import { findLinkLabel, getLinkedPages } from './text-view.ts';
import { findWeakTestimonials } from './weak.ts';

/** Headings and links about testimonials. */
const TESTIMONIALS =
  /kundenstimme|das sagen|guest ?book|(?:was|so) (?:unsere )?\p{L}{3,20} (?:über (?:uns|mich) )?(?:sagen|schreiben|erzählen|berichten)|(?:patient|client|customer|member|student|guest)s?[’']? success stories|^(?!more|all|learn|read|something|facts|everything|talk|not|how|what|news)\p{L}{3,14}(?: (?:and|&) \p{L}{3,14})? (?:about|on) us$|(?:was|so) (?:\p{L}{3,12} )?(?:kunden|patienten|gäste|mandanten|teilnehmer|andere|eltern|klienten|mitglieder|schüler)\p{L}{0,6} (?:\p{L}{3,8} )?(?:sagen|sprechen|meinen|denken|schreiben)|stimmen (?:unserer|von|zu|aus)|kundenmeinung|kundenbewertung|gästestimmen|patientenstimmen|gästebuch|kundenfeedback|erfahrungen (?:unserer|von|mit)|erfahrungsbericht|feedback (?:von|unserer)|testimonials?|what (?:\p{L}{2,12} ){0,3}(?:customers|clients|people|patients|parents|students|users|guests|families|they|members|others|folks|athletes|teams) (?:\p{L}{2,8} )?(?:say|think|saying|tell us)|(?:customer|client|patient|guest|student|parent|user) (?:stories|reviews|voices|feedback|love|quotes)|(?:hear|words|stories|straight) from (?:our|my|happy|real|the|customers|clients)|happy (?:customers|clients|patients|students|families)|loved by|(?<!\p{L})(?:bewertungen|reviews|rezensionen|kind words|praise|lob)(?!\p{L})/iu;
/** Success stories, which customers or the company may tell. */
const STORIES = /success stor(?:y|ies)|erfolgsgeschichten/i;
/** Headings about other kinds of reviews. */
const NOT_TESTIMONIALS =
  /bewertungen? (?:von immobilien|ihrer)|immobilienbewertung|review (?:of|our|process|and)|peer.review|design review|code review|book review|performance review|leave (?:us )?a review|write a review|jetzt bewerten|bewerten sie/iu;

/** Minimum words of a meaningful quotation. */
const MIN_QUOTE_WORDS = 5;
const MAX_QUOTE_WORDS = 160;
/** Maximum blocks between a quotation and its speaker. */
const MAX_SPEAKER_DISTANCE = 2;

const OPENING_MARK = /^(?:[“”„»«"‟]|&quot;|'{2}|‘|‚)/;
/** A dash and a name after a quotation. */
const DASH_AND_NAME =
  /[”“"»«!.?]\s?[–—-]{1,2}\s?\p{Lu}[\p{L}.’'-]{0,25}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){0,3}(?:,.{0,60})?$/u;
/** A line that names the speaker: after a dash, or with a title, an initial, an age, a place or an occupation. */
const SPEAKER_LINE =
  /^(?:[–—~-]{1,2}\s?\p{Lu}.{1,70}|(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Familie|Fam)\.?\s\p{Lu}.{1,60}|\p{Lu}\p{L}{1,25}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){0,2}\s\p{Lu}\.?|\p{Lu}\.(?:\s?\p{Lu}\.)?\s\p{Lu}\p{L}{1,25}(?:,.{1,60})?|\p{Lu}[\p{L}’'-]{1,25}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){1,3}|\p{Lu}[\p{L}.’'-]{1,25}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){0,3}\s?(?:,|\(|\||–|-|·|aus\s|from\s)\s?.{1,60})$/u;
/** Words that rule out a name. */
const NOT_A_NAME =
  /(?<!\p{L})(?:we|our|us|you|your|wir|unser|uns|sie|ihr|ihre|the|der|die|das|read|more|mehr|contact|about|services?|book|learn|home|why|how|what|click|mission|vision|leistungen|kontakt|termin|öffnungszeiten|team|copilot|view|visual\p{L}{0,6})(?!\p{L})/iu;
/** Whether a line names somebody; any text may follow the name. */
const namesSpeaker = (text: string): boolean =>
  SPEAKER_LINE.test(text) && !NOT_A_NAME.test(text.split(/(?<=\p{L})(?:,|\s?[(|·]|\s[–-]\s)/u, 1)[0] ?? '');

const STARS =
  /[★⭐✩☆]{2,}|(?<![\d.,])[1-5](?:[.,]\d)?\s?(?:\/|von|out of|of)\s?5(?!\d)(?:\s(?:sternen?|stars?|bewertung|rating))?|[45][.,]\d\s(?:sternen?|stars?|rating)|(?:5|five|fünf)[- ](?:stars?|sterne)/iu;
/** A row of stars above a quotation. */
const ONLY_STARS = /^[★⭐✩☆\s]{4,12}$/u;
const RATING_MENTION =
  /(?:google|trustpilot|yelp|facebook|tripadvisor|jameda|kununu|capterra|booking|provenexpert|g2)[\p{L}\s-]{0,20}(?:bewertung|rezension|rating|review|sterne|stars)|(?:bewertung|rezension|rating|review)(?:en|s)?[\p{L}\s-]{0,12}(?:google|trustpilot|yelp|facebook|tripadvisor)/iu;

const findReviewService = (site: Snapshot): string | undefined => {
  const { links, frames, scripts } = site.page;
  const urls = [...scripts.map(({ src }) => src), ...frames, ...links.map(({ href }) => href)];
  return urls.map(findServiceByUrl).find((service) => service?.kind === 'reviews')?.name;
};

/** A letter that addresses the team. */
const LETTER = /^(?:liebes|hallo|dear)\s(?:[^.!?,\s]{1,20}\s)?[^.!?,\s]{0,20}team\s?[,!]/i;
const MIN_LETTER_WORDS = 15;
/** The company's own words: announcements of reviews, or reviews that the company writes. */
const COMPANY_WORDS =
  /^echte (?:bewertungen|kunden)|^real (?:reviews|customers)|(?:loaded|rendered|inserted|geladen) (?:\p{L}{2,12} )?(?:by|via|per|mit|durch) (?:java)?script|(?:first|erste) (?:voices|reviews|testimonials|stimmen|bewertungen)|(?:collecting|sammeln) (?:\p{L}{2,8} ){0,3}(?:voices|reviews|feedback|stimmen|bewertungen)|(?<!\p{L})(?:we|wir) (?:review|test|compare|bewerten|testen|vergleichen)(?!\p{L})/iu;

const PLACEHOLDER_TEXT = /lorem ipsum|dolor sit amet/i;

/** A comma-separated list of offers. */
const LISTING = /^(?:[^,.!?]{3,30},\s){4,}[^,.!?]{3,40}$/;
/** Personal pronouns and thanks: a class name alone doesn't make a text a quote. */
const PERSONAL_WORDS =
  /(?<!\p{L})(?:I|[Mm]y|me|[Ii]ch|[Mm]eine?[mnr]?|mich|mir|[Uu]ns|us|he|she|they|[Tt]hey|[Hh]e|[Ss]he|danke|thank(?:s| you))(?!\p{L})/u;
/** Stars, a quotation and its speaker, in one paragraph. */
const STARRED_QUOTATION = /^[★⭐✩☆\s]{3,12}[“”„»«"‟][^“”„»«"]{15,400}[”“»«"]\s?[–—-]{0,2}\s?\p{Lu}/u;

const canBeQuotation = ({ words, level, text }: TextBlock): boolean =>
  level === 0 &&
  words >= MIN_QUOTE_WORDS &&
  words <= MAX_QUOTE_WORDS &&
  !PLACEHOLDER_TEXT.test(text) &&
  !LISTING.test(text) &&
  !COMPANY_WORDS.test(text);

/** A text in quotation marks, optionally followed by the speaker's name. */
const SHORT_QUOTATION =
  /^[“„»«"‟][^“”„»«"]{8,300}[”“»«"]\s?(?:[–—-]{1,2}\s?|$)(?:(?:\p{Lu}\.\s?|\p{Lu}[\p{L}’'-]{1,25}\s)\p{Lu}[\p{L}’'-]{1,25}(?:,|$))?/u;
/** A first name or initial and a last name, optionally with an occupation. */
const SPEAKER_NAME =
  /^(?:[–—-]{1,2}\s?)?(?:\p{Lu}\.\s?|\p{Lu}[\p{L}’'-]{1,25}\s)\p{Lu}[\p{L}’'-]{1,25}(?:,\s.{2,60}|$)/u;

/** Whether a block is a blockquote, or starts with a quotation mark and is longer than a name. */
const isQuoted = ({ text, kind }: TextBlock): boolean =>
  kind === 'quote' || (OPENING_MARK.test(text) && countQuotedWords(text) >= MIN_QUOTE_WORDS);

function countQuotedWords(text: string): number {
  const end = text.slice(1).search(/[”“"»«]/);
  return text.slice(1, end === -1 ? undefined : end + 1).split(' ').length;
}

/** Whether this block or one right after it names the speaker. */
function hasSpeaker(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index];
  if (!block) return false;
  if (DASH_AND_NAME.test(block.text.slice(-140))) return true;
  return blocks
    .slice(index + 1, index + 1 + MAX_SPEAKER_DISTANCE)
    .some(({ text, words }) => words > 0 && words <= 12 && namesSpeaker(text));
}

/** Whether a text is a short quotation, with the speaker's name after it or in the next block. */
function isShortQuotation(text: string, next: TextBlock | undefined): boolean {
  const quotation = SHORT_QUOTATION.exec(text)?.[0];
  if (quotation === undefined) return false;
  if (/[\p{L},]$/u.test(quotation)) return true;
  return (
    quotation.length === text.length &&
    next !== undefined &&
    SPEAKER_NAME.test(next.text) &&
    !NOT_A_NAME.test(next.text)
  );
}

/** The first quotation under a heading about testimonials. */
function findQuotationUnder({ heading, blocks }: Section, next: Section | undefined): TextBlock | undefined {
  if (!heading || heading.text.length > 120) return undefined;
  if (!TESTIMONIALS.test(heading.text) || NOT_TESTIMONIALS.test(heading.text)) return undefined;
  if (blocks.some(({ text }) => COMPANY_WORDS.test(text))) return undefined;
  // Speakers' names are often headings, so the next section may contain the quotation.
  const candidates = [...blocks, ...(next?.heading && next.heading.words <= 5 ? next.blocks : [])];
  return (
    candidates.find((block) => canBeQuotation(block) && isQuoted(block)) ??
    candidates.find(canBeQuotation) ??
    candidates.find(({ text }) => STARS.test(text))
  );
}

/** The first customer quote on a page. */
function findTestimonial(page: Page): Evidence | undefined {
  const { sections, prose } = getModel(page);
  for (const [i, section] of sections.entries()) {
    const testimonial = findQuotationUnder(section, sections[i + 1]);
    // An introduction above the testimonials is not a quotation.
    if (testimonial)
      return quoteAs(
        isQuoted(testimonial) || PERSONAL_WORDS.test(testimonial.text) ? 'quotation' : 'text',
        testimonial.text,
      );
  }
  const starredLine = prose.find(({ text }) => STARRED_QUOTATION.test(text));
  if (starredLine) return quoteAs('quotation', starredLine.text);
  const boxedQuotation = prose.find(
    (block, i) =>
      block.isTestimonial &&
      canBeQuotation(block) &&
      (block.kind === 'quote' ||
        OPENING_MARK.test(block.text) ||
        PERSONAL_WORDS.test(block.text) ||
        hasSpeaker(prose, i)),
  );
  if (boxedQuotation) return quoteAs('quotation', boxedQuotation.text);
  for (const [i, block] of prose.entries())
    if (isQuoted(block) && canBeQuotation(block) && hasSpeaker(prose, i))
      return quoteAs('quotation', block.text);
  const shortQuotation = prose.find(
    ({ text, words }, i) => words <= 30 && isShortQuotation(text, prose[i + 1]),
  );
  if (shortQuotation) return quoteAs('quotation', shortQuotation.text);
  const letter = prose.find(({ text, words }) => words >= MIN_LETTER_WORDS && LETTER.test(text));
  if (letter) return quoteAs('quotation', letter.text);
  const starsIndex = prose.findIndex(({ text }) => ONLY_STARS.test(text));
  const quotationBelowStars = starsIndex === -1 ? undefined : prose[starsIndex + 1];
  if (quotationBelowStars && canBeQuotation(quotationBelowStars))
    return quoteAs('quotation', quotationBelowStars.text);
  const headingIndex = prose.findIndex(
    (block) =>
      isHeadingLike(block) &&
      block.kind !== 'item' &&
      TESTIMONIALS.test(block.text) &&
      !NOT_TESTIMONIALS.test(block.text),
  );
  const below = headingIndex === -1 ? [] : prose.slice(headingIndex + 1, headingIndex + 5);
  const end = below.findIndex(
    ({ level, region, text }) => level > 0 || region === 'footer' || COMPANY_WORDS.test(text),
  );
  const testimonialBelow = below.slice(0, end === -1 ? undefined : end).find(canBeQuotation);
  if (testimonialBelow) return quoteAs('quotation', testimonialBelow.text);
  const ratedBlock = prose.find(
    ({ text, words }) =>
      words <= 60 &&
      (RATING_MENTION.test(text) ||
        (STARS.test(text) && /bewertung|rezension|review|rating|google/i.test(text))),
  );
  return ratedBlock && quoteAs('text', ratedBlock.text);
}

export const TESTIMONIALS_CHECK: Check = {
  id: 'testimonials',
  weight: 3,
  severity: 'high',
  needsText: true,
  run: (site) => {
    for (const page of [site.page, ...getLinkedPages(site, ['about', 'services', 'references'])]) {
      const testimonial = findTestimonial(page);
      if (testimonial) return pass(testimonial);
    }
    const service = findReviewService(site);
    if (service !== undefined) return pass(quoteAs('service', service));
    if (getEntities(site.page).some((entity) => hasType(entity, /^(?:Review|AggregateRating)$/)))
      return pass({ kind: 'reviews-data' });
    const link = findLinkLabel(site, TESTIMONIALS, NOT_TESTIMONIALS);
    if (link !== undefined) return pass(quoteAs('link', link));
    // An unread page of success stories may quote customers.
    const storiesLabel = findLinkLabel(site, STORIES);
    if (storiesLabel !== undefined)
      return unknown(quoteAs('unread-page', storiesLabel) ?? { kind: 'cut-page' });
    return judgeAbsence(site, 'no-testimonials', {
      part: /testimonial|review|stimme|bewertung|rezension|(?:customer|client|kunden)-?feedback/i,
      words: TESTIMONIALS,
      weak: findWeakTestimonials,
    });
  },
};
