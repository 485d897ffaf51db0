import { getModel, isHeadingLike } from '../page/model.ts';
import type { TextBlock } from '../page/page.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, pass, quoteAs, unknown, warn } from './check.ts';
import { findLinkLabel, isUnfinished, quoteMatch } from './text-view.ts';
import { ABOUT } from './words.ts';

/** Phrases that contain a word of {@link ABOUT} with another meaning. */
const NOT_ABOUT =
  /(?:tell|talk to) (?:us|me) (?:more )?about|about (?:your|his|her|these|those|how|what)(?!\p{L})|-based team|practice areas?|(?<!\p{L})logo(?!\p{L})|about (?:cookies|this (?:site|website)|the (?:weather|book))|datenschutz|privacy|profilbild|team ?viewer|teamviewer|steam|(?<!(?:our|the|unser) )(?:local|support|sales|service|expert|friendly|professional|experienced|dedicated)\p{L}*(?: \p{L}{3,12})? (?:team|crew|staff)|join (?:the|our) team|history of (?:art|payments)|unternehmen(?:sberatung|skunden)|für unternehmen|history\.|ferien|urlaub|geschlossen|on holiday|login|user profile|my profile|mein profil|order history/iu;
/** Headings that name a person or the company: "Über Müller Bau", "About Acme", "Dr. med. Anna Beck". */
const NAMES_ITSELF =
  /^(?:über|about|wir sind|we are|ich bin|i am|i[’']m|hi,? i[’']m|mein name ist|my name is|meet)\s\p{L}/iu;
/** Sentences that say who is behind the company. */
const INTRODUCTION =
  /(?<!\p{L})(?:ich bin|mein name ist|ich heiße|wir sind (?:ein|eine|das|die|der|ihr|seit|euer)|(?:unser|das) (?:\p{L}{3,14}-?)?team|unser familien\p{L}{4,12}|gegründet (?:von|wurde|im|in)|wurde (?:im|in|von|\d{4}) .{0,40}gegründet|inhaber(?:in)?|geschäftsführer(?:in)?|familien(?:betrieb|unternehmen)|in (?:zweiter|dritter|vierter|\d\.) generation|seit (?:18|19|20)\d\d|my name is|i[’']m (?:a|an|the|\p{Lu})|i am (?:a|an|the)|we are (?:a|an|the)|we[’']re (?:a|an|the)|our team|founded (?:by|in)|was founded|family[- ](?:owned|run)|established in|(?:our|the|my|is) owners?(?!\p{L})|owners? (?:and|&)|owner-operat|(?:founder|co-founder|ceo)(?!\p{L})|since (?:18|19|20)\d\d)/iu;

/** A founder by name: "Thomas Balke hat 2013 …", "Anna Beck founded". */
const FOUNDER =
  /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:hat (?:im Jahr )?(?:19|20)\d\d|gründete|leitet|(?:has )?(?:founded|started) )/u;
/** A single word outside a heading is a card's label, not an about section. */
const isAbout = ({ text, words, level }: TextBlock): boolean =>
  words <= 10 &&
  ((ABOUT.test(text) && !NOT_ABOUT.test(text) && (level > 0 || words > 1)) || NAMES_ITSELF.test(text));

const MAX_TEXT_LENGTH = 800;
/** Login URLs. */
const LOGIN = /log-?in|sign-?in|account|konto|auth|wp-admin|\/user/i;
/** First-person blocks that may introduce somebody. */
const FIRST_PERSON = /(?<!\p{L})(?:wir|unsere?|ich|meine?|we|our|I|my)(?!\p{L})/u;
/** First person at the start of a sentence, as in appeals and promises. */
const FIRST_PERSON_START = /(?<!\p{L})(?:Wir|Unsere?|Ich|Meine?|We|Our|My)(?!\p{L})/u;
const MIN_FIRST_PERSON_BLOCKS = 2;

export const ABOUT_CHECK: Check = {
  id: 'about',
  weight: 2,
  severity: 'medium',
  needsText: true,
  run: (site) => {
    const link = findLinkLabel(site, ABOUT, NOT_ABOUT, ({ href }) => !LOGIN.test(href.slice(0, 300)));
    if (link !== undefined && !isUnfinished(site, 'about')) return pass(quoteAs('link', link));
    const { prose } = getModel(site.page);
    const ownBlocks = prose.filter(({ kind, isTestimonial }) => kind !== 'quote' && !isTestimonial);
    const heading = ownBlocks.find((block) => isHeadingLike(block) && isAbout(block));
    if (heading) return pass(quoteAs('text', heading.text));
    const introduction = ownBlocks.find(
      ({ text, words }) => words >= 6 && INTRODUCTION.test(text.slice(0, MAX_TEXT_LENGTH)),
    );
    if (introduction) return pass(quoteAs('text', quoteMatch(introduction.text, INTRODUCTION)));
    const founded = ownBlocks.find(({ text }) => FOUNDER.test(text.slice(0, MAX_TEXT_LENGTH)));
    if (founded) return pass(quoteAs('text', quoteMatch(founded.text, FOUNDER)));
    if (link !== undefined) return warn(quoteAs('unfinished', link));
    const verdict = judgeAbsence(site, 'no-about', {
      pages: ['about'],
      part: /about|ueber|über|team/i,
      words: ABOUT,
    });
    if (verdict.status !== 'fail') return verdict;
    const speaking = ownBlocks.filter(({ text }) => FIRST_PERSON.test(text.slice(0, MAX_TEXT_LENGTH)));
    if (speaking.length >= MIN_FIRST_PERSON_BLOCKS) return unknown({ kind: 'unsure-about' });
    const begins = ownBlocks.some(({ text }) => FIRST_PERSON_START.test(text.slice(0, MAX_TEXT_LENGTH)));
    return begins ? warn({ kind: 'no-about' }) : verdict;
  },
};
