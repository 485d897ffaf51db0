import { namesBusiness } from '../business/business.ts';
import { modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { AUDIENCE_CHECK } from './audience.ts';
import { type Check, fail, pass, quoteAs, warn } from './check.ts';

/** Default titles of website builders. */
const EMPTY_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled(?: document)?|unbenanntes dokument|unbenannt|document|(?:herzlich(?:es)? )?willkommen|welcome|new page|neue seite|website|just another wordpress site)$/i;

/** An address and nothing else. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S{3,200}$/i;

const GREETING =
  /^(?:(?:ein )?(?:herzlich(?:es?)? )?willkommen|welcome|hallo|hello|hi|moin|servus|grüß gott|schön,? dass sie|(?:so )?(?:nice|good|great|lovely) to (?:have|see|meet) you|(?:we[’']re |we are )?(?:so )?(?:glad|happy|pleased) (?:that )?you|thank(?:s| you) for (?:visiting|stopping|coming)|(?:vielen )?dank für ihren besuch|wir freuen uns,? dass|mein name ist|my name is|ich heiße)(?!\p{L})/iu;
/** Words that name what is offered. */
const OFFER =
  /(?<!\p{L})(?:wir bieten|bieten (?:wir|ihnen)|bietet|unser(?:e|en)? (?:leistung|angebot|service)\p{L}{0,3}|ihr(?:e)? (?:partner|spezialist|experte|ansprechpartner|fachbetrieb|zahnarzt|hausarzt|praxis|kanzlei|agentur|werkstatt|dienstleister)\p{L}{0,3}|spezialis\p{L}{1,6}|beratung|planung|montage|reparatur|verkauf|vermietung|behandlung\p{L}{0,2}|therapie|unterricht|kurse?|training|betreuung|pflege|reinigung|entwicklung|meisterbetrieb|fachbetrieb|we (?:offer|provide|build|make|create|design|develop|deliver|help|are (?:a|an|the))|offers?|offering|provides?|providing|services?|speciali[sz]\p{L}{1,5}|design|development|consulting|treatment|therapy|lessons|classes|training|repairs?|rental|platform|software|app|tool|agency|studio|shop|store|supplies|delivery|installation|removals?|insurance|wir (?:reparieren|bauen|planen|liefern|beraten|montieren|entwickeln|gestalten|fertigen|reinigen|pflegen|behandeln|vermieten|verkaufen|unterrichten|begleiten|organisieren|machen|helfen|unterstützen|prüfen|sanieren|produzieren|übernehmen|erledigen|sorgen|kümmern|entsorgen|transportieren|backen|kochen|brauen|schneiden|schreiben|übersetzen|finden|vermitteln|verwalten|streichen|decken)|(?:help|helps|helping) (?:you|your|\p{L}{4,20})|hilft|so (?:that )?you|(?:save|cut|grow|get|find|hire|build|learn|manage|automate|book|rent|buy|sell|send|turn|plan|track) (?:your|a|an|the|more|better|new|all|up|\p{L}{4,20}) \p{L}{3,20})(?!\p{L})/iu;
/** Sentences that only say what something is not. */
const NEGATION = /^(?:no|not|never|kein\p{L}{0,2}|nicht|nie)\s/iu;
/** A number alone, or what it counts. */
const COUNTER = /^[\d.,+%\s]{1,12}\p{L}{0,3}$|^\d[\d.,]{0,8}\s?\+?\s(?:\p{L}{3,20}\s?){1,3}$/u;

/** Words every company uses of itself. */
const PLATITUDE =
  /(?<!\p{L})(?:partner|lösung(?:en)?|mehrwert|innovation(?:en)?|innovativ\p{L}{0,2}|qualität|leidenschaft|ganzheitlich\p{L}{0,2}|zukunft|nachhaltig\p{L}{0,4}|exzellenz|synergien|kompetenz|service|visionen?|vorsprung|solutions?|innovati(?:on|ve)|quality|excellence|passion|dynamic|customer-focused|world-class|synerg(?:y|ies)|vision|values?|leading|leader|future|success)(?!\p{L})/giu;
/** Minimum platitudes in an empty sentence. */
const MANY = 2;
/** Whether platitudes make up a quarter of a sentence's longer words. */
const saysNothing = (text: string): boolean => {
  const said = text.match(PLATITUDE)?.length ?? 0;
  const words = text.match(/\p{L}{5,}/gu)?.length ?? 0;
  return said >= MANY && said * 4 >= words;
};

/** Minimum words of a telling line, and of a telling first screen. */
const PHRASE_WORDS = 3;
const FEW_WORDS = 8;

/** What somebody does for the reader: "Wir sprechen mit Einkäufern, damit Ihr Team nur noch verkauft". */
const FOR_YOU =
  /(?<!\p{L})(?:[Ww]ir|[Ii]ch|[Ww]e|I)(?!\p{L}).{8,200}(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?|dein\p{L}{0,2}|dich|dir|you|your)(?!\p{L})/u;
/** Minimum words of a line that is more than a name. */
const MORE_THAN_A_NAME = 5;
/** Words of a sentence that explains something, and what it then speaks of instead of an offer. */
const EXPLAINS_WORDS = 10;
const VAGUE =
  /(?<!\p{L})(?:enjoy|viel (?:freude|spaß)|informationen (?:über|zu) uns|(?:our|this|my|unsere[rn]?|diese[rn]?|meine[rn]?) (?:website|web ?site|site|page|seiten?|homepage|internetseiten?)|background|learning|founded|gegründet|aufgewachsen|grew up|geboren|born|passion\p{L}{0,5}|leidenschaft\p{L}{0,4}|constantly|ständig|stetig|visions?|mission|values?|werte|tradition\p{L}{0,4}|philosoph\p{L}{2,4}|redefin\p{L}{1,4}|ritual|journey|reise|is not an?|ist kein\p{L}{0,2}|more than an?|mehr als (?:nur )?ein\p{L}{0,2})(?!\p{L})/iu;
const explains = ({ text, words }: TextBlock): boolean =>
  words >= EXPLAINS_WORDS && /[.!?…]$/.test(text) && !VAGUE.test(text.slice(0, 600));
const saysWhat = (block: TextBlock): boolean => {
  const { text, words } = block;
  return (
    explains(block) ||
    OFFER.test(text) ||
    FOR_YOU.test(text.slice(0, 400)) ||
    (words >= MORE_THAN_A_NAME && !VAGUE.test(text.slice(0, 600)) && namesBusiness(text))
  );
};

/** The text of the first screen. */
export const leadOf = (page: Page): string =>
  modelOf(page)
    .hero.map(({ text }) => text)
    .join(' · ');

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 4,
    severity: 'high',
    run: ({ page: { title } }) => {
      if (title === '') return fail({ kind: 'no-title' });
      const sight = quoteAs('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => EMPTY_TITLES.test(part)) || ADDRESS.test(title)) return fail(sight);
      if (title.length < 15 || title.length > 70) return warn(sight);
      return EMPTY_TITLES.test(parts[0] ?? '') ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'description',
    weight: 3,
    severity: 'medium',
    run: ({ page }) => {
      const text = page.meta.get('description')?.trim() ?? '';
      if (text === '') return fail({ kind: 'no-description' });
      const sight = quoteAs('description', text);
      return text.length < 50 || text.length > 200 ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'h1',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const main = page.headings.filter(({ level, text }) => level === 1 && text !== '');
      const [first, ...others] = main;
      if (!first) return fail({ kind: 'no-main-heading' });
      if (others.length > 0)
        return warn({
          kind: 'main-headings',
          count: main.length,
          quote: main.map(({ text }) => text).join(' · '),
        });
      const sight = quoteAs('main-heading', first.text);
      const isGreeting = GREETING.test(first.text) && first.text.split(' ').length < 4;
      return EMPTY_TITLES.test(first.text) || isGreeting ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'value-proposition',
    weight: 5,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const lead = leadOf(page);
      const sight = quoteAs('beginning', lead);
      const said = modelOf(page).hero.filter(
        ({ text, words, kind, voices }) =>
          words >= PHRASE_WORDS &&
          kind !== 'quote' &&
          !voices &&
          !NEGATION.test(text) &&
          !COUNTER.test(text) &&
          !saysNothing(text),
      );
      const namesIt = said.some(saysWhat);
      if (GREETING.test(lead)) return namesIt ? warn(sight) : fail(sight);
      const beside = said.filter(({ text }) => !GREETING.test(text));
      return lead.split(' ').length >= FEW_WORDS && beside.some(saysWhat) ? pass(sight) : warn(sight);
    },
  },
  AUDIENCE_CHECK,
];
