import { namesBusiness } from '../business/business.ts';
import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { AUDIENCE_CHECK, namesBuyer } from './audience.ts';
import { type Check, fail, pass, quoteAs, warn } from './check.ts';

/** Default titles of website builders. */
const GENERIC_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled(?: document)?|unbenanntes dokument|unbenannt|document|(?:herzlich(?:es)? )?willkommen|welcome|new page|neue seite|website|just another wordpress site)$/i;

/** A title that is only an address. */
const URL_TITLE = /^(?:https?:\/\/|www\.)\S{3,200}$/i;

const GREETING =
  /^(?:(?:ein )?(?:herzlich(?:es?)? )?willkommen|welcome|hallo|hello|hi|moin|servus|grüß gott|schön,? dass sie|(?:so )?(?:nice|good|great|lovely) to (?:have|see|meet) you|(?:we[’']re |we are )?(?:so )?(?:glad|happy|pleased) (?:that )?you|thank(?:s| you) for (?:visiting|stopping|coming)|(?:vielen )?dank für ihren besuch|wir freuen uns,? dass|mein name ist|my name is|ich heiße)(?!\p{L})/iu;
/** Words that name an offer. */
const OFFER =
  /(?<!\p{L})(?:wir bieten|bieten (?:wir|ihnen)|bietet|unser(?:e|en)? (?:leistung|angebot|service)\p{L}{0,3}|(?:ihr|dein|euer|your|our)e? \p{L}{4,30} (?:in|im|für|aus|am|rund|for|near|across)(?!\p{L})|ihr(?:e)? (?:partner|spezialist|experte|ansprechpartner|fachbetrieb|zahnarzt|hausarzt|praxis|kanzlei|agentur|werkstatt|dienstleister)\p{L}{0,3}|spezialis\p{L}{1,6}|beratung|planung|montage|reparatur|verkauf|vermietung|behandlung\p{L}{0,2}|therapie|unterricht|kurse?|training|betreuung|pflege|reinigung|entwicklung|meisterbetrieb|fachbetrieb|we (?:offer|provide|build|make|create|design|develop|deliver|help|are (?:a|an|the))|offers?|offering|provides?|providing|services?|speciali[sz]\p{L}{1,5}|design|development|consulting|treatment|therapy|lessons|classes|training|repairs?|rental|platform|software|app|tool|agency|studio|shop|store|supplies|delivery|installation|removals?|insurance|wir (?:reparieren|bauen|planen|liefern|beraten|montieren|entwickeln|gestalten|fertigen|reinigen|pflegen|behandeln|vermieten|verkaufen|unterrichten|begleiten|organisieren|machen|helfen|unterstützen|prüfen|sanieren|produzieren|übernehmen|erledigen|sorgen|kümmern|entsorgen|transportieren|backen|kochen|brauen|schneiden|schreiben|übersetzen|finden|vermitteln|verwalten|streichen|decken)|(?:help|helps|helping) (?:you|your|\p{L}{4,20})|hilft|so (?:that )?you|(?:save|cut|grow|get|find|hire|build|learn|manage|automate|book|rent|buy|sell|send|turn|plan|track) (?:your|a|an|the|more|better|new|all|up|\p{L}{4,20}) \p{L}{3,20})(?!\p{L})/iu;
/** Sentences that only say what something is not. */
const NEGATION = /^(?:no|not|never|kein\p{L}{0,2}|nicht|nie)\s/iu;
/** A number alone, or with the noun that it counts. */
const COUNTER = /^[\d.,+%\s]{1,12}\p{L}{0,3}$|^\d[\d.,]{0,8}\s?\+?\s(?:\p{L}{3,20}\s?){1,3}$/u;

/** Words that every company uses. */
const PLATITUDE =
  /(?<!\p{L})(?:partner|lösung(?:en)?|mehrwert|innovation(?:en)?|innovativ\p{L}{0,2}|qualität|leidenschaft|ganzheitlich\p{L}{0,2}|zukunft|nachhaltig\p{L}{0,4}|exzellenz|synergien|kompetenz|service|visionen?|vorsprung|solutions?|innovati(?:on|ve)|quality|excellence|passion|dynamic|customer-focused|world-class|synerg(?:y|ies)|vision|values?|leading|leader|future|success)(?!\p{L})/giu;
/** Minimum platitudes in an empty sentence. */
const MIN_PLATITUDES = 2;
/** Whether platitudes make up a quarter of a sentence's longer words. */
const isPlatitudinous = (text: string): boolean => {
  const platitudes = text.match(PLATITUDE)?.length ?? 0;
  const words = text.match(/\p{L}{5,}/gu)?.length ?? 0;
  return platitudes >= MIN_PLATITUDES && platitudes * 4 >= words;
};

/** Minimum words of a meaningful line, and of a meaningful first screen. */
const MIN_PHRASE_WORDS = 3;
const MIN_OPENING_WORDS = 8;

/** What the company does for the reader: "Wir sprechen mit Einkäufern, damit Ihr Team nur noch verkauft". */
const FOR_YOU =
  /(?<!\p{L})(?:[Ww]ir|[Ii]ch|[Ww]e|I)(?!\p{L}).{8,200}(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?|dein\p{L}{0,2}|dich|dir|you|your)(?!\p{L})/u;
/** Minimum words of a line that is more than a name. */
const MIN_OFFER_WORDS = 5;
/** Minimum words of an explanation, and topics of explanations that are not about an offer. */
const MIN_EXPLANATION_WORDS = 10;
const VAGUE =
  /(?<!\p{L})(?:enjoy|viel (?:freude|spaß)|informationen (?:über|zu) uns|(?:our|this|my|unsere[rn]?|diese[rn]?|meine[rn]?) (?:website|web ?site|site|page|seiten?|homepage|internetseiten?)|background|learning|founded|gegründet|aufgewachsen|grew up|geboren|born|passion\p{L}{0,5}|leidenschaft\p{L}{0,4}|constantly|ständig|stetig|visions?|mission|values?|werte|tradition\p{L}{0,4}|philosoph\p{L}{2,4}|redefin\p{L}{1,4}|ritual|journey|reise|is not an?|ist kein\p{L}{0,2}|more than an?|mehr als (?:nur )?ein\p{L}{0,2})(?!\p{L})/iu;
const isExplanation = ({ text, words }: TextBlock): boolean =>
  words >= MIN_EXPLANATION_WORDS && /[.!?…]$/.test(text) && !VAGUE.test(text.slice(0, 600));
/** Whether a line names an offer or a kind of business. */
const namesOffer = ({ text, words }: TextBlock): boolean =>
  OFFER.test(text) || (words >= MIN_OFFER_WORDS && !VAGUE.test(text.slice(0, 600)) && namesBusiness(text));
/** Whether a line offers something to a named buyer: "Schnitt und Farbe für Frauen mit Locken". */
const isForBuyer = (page: Page, { text }: TextBlock): boolean =>
  /\s(?:für|for)\s/.test(text) && !VAGUE.test(text.slice(0, 600)) && namesBuyer(page, text);
/** Whether a sentence on its own says what the offer is. */
const statesOffer = (block: TextBlock): boolean =>
  isExplanation(block) || FOR_YOU.test(block.text.slice(0, 400));

/** Words that say whom the offer is for: the reader, a customer, a place. */
const READER_OR_PLACE =
  /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?|[Dd]ein\p{L}{0,2}|[Dd]ich|[Dd]ir|[Dd]u|[Ee]uch|[Ee]ure?\p{L}{0,2}|[Yy]ours?|[Yy]ou|(?<!ste(?:ht|hen) )für|[Ff]ür (?=alle|\p{Lu})|[Ff]or|[Hh]elps?|[Hh]elfen?|[Ss]erv(?:es?|ing)|[Bb]usinesses|[Cc]ompanies|Unternehmen|Betriebe[n]?|[Rr]esidential|[Cc]ommercial)(?!\p{L})|(?<!\p{L})(?:[Ii]n|[Ii]m|[Aa]us|[Nn]ear|[Aa]cross|[Aa]round|IN)(?: (?:der|dem|den|the|ganz|[Gg]reater))? \p{Lu}\p{L}{2}|-based(?!\p{L})|\p{Lu}\p{Ll}+, [A-Z]{2}(?!\p{L})/u;
/** Minimum words of a subheading that continues the main heading, and of a line that is more than a label. */
const MIN_SUBHEADING_WORDS = 5;
const MIN_LINE_WORDS = 4;

/** The main heading and the text below it, up to the next section. Skips a heading that is only the page's name. */
function getOpening(page: Page): readonly TextBlock[] {
  const { hero } = getModel(page);
  const [first] = hero;
  if (hero[1]?.level !== 0 && page.title.includes(first?.text ?? '')) return hero;
  const next = hero.findIndex(({ level, words }, i) => {
    if (i === 0 || level === 0) return false;
    const isAfterText = hero.slice(0, i).some((block) => block.level === 0 && block.words >= MIN_LINE_WORDS);
    return isAfterText || (words < MIN_SUBHEADING_WORDS && level !== first?.level);
  });
  return hero.slice(0, next === -1 ? undefined : next);
}

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 4,
    severity: 'high',
    run: ({ page: { title } }) => {
      if (title === '') return fail({ kind: 'no-title' });
      const evidence = quoteAs('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => GENERIC_TITLES.test(part)) || URL_TITLE.test(title)) return fail(evidence);
      if (title.length < 15 || title.length > 70) return warn(evidence);
      return GENERIC_TITLES.test(parts[0] ?? '') ? warn(evidence) : pass(evidence);
    },
  },
  {
    id: 'description',
    weight: 3,
    severity: 'medium',
    run: ({ page }) => {
      const text = page.meta.get('description')?.trim() ?? '';
      if (text === '') return fail({ kind: 'no-description' });
      const evidence = quoteAs('description', text);
      return text.length < 50 || text.length > 200 ? warn(evidence) : pass(evidence);
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
      const evidence = quoteAs('main-heading', first.text);
      const isGreeting = GREETING.test(first.text) && first.text.split(' ').length < 4;
      return GENERIC_TITLES.test(first.text) || isGreeting ? warn(evidence) : pass(evidence);
    },
  },
  {
    id: 'value-proposition',
    weight: 5,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const opening = getOpening(page);
      const lead = opening.map(({ text }) => text).join(' · ');
      const evidence = quoteAs('beginning', lead);
      const statements = opening.filter(
        ({ text, words, kind, isTestimonial }) =>
          words >= MIN_PHRASE_WORDS &&
          kind !== 'quote' &&
          !isTestimonial &&
          !NEGATION.test(text) &&
          !COUNTER.test(text) &&
          !isPlatitudinous(text),
      );
      // Any page may say "consulting and development", so the name of an offer counts only next to the people it is for.
      const namesReader = READER_OR_PLACE.test(lead) || namesBuyer(page, lead);
      const isOffer = (block: TextBlock): boolean =>
        statesOffer(block) || (namesReader && (namesOffer(block) || isForBuyer(page, block)));
      if (GREETING.test(lead)) return statements.some(isOffer) ? warn(evidence) : fail(evidence);
      const statementsWithoutGreeting = statements.filter(({ text }) => !GREETING.test(text));
      return lead.split(' ').length >= MIN_OPENING_WORDS && statementsWithoutGreeting.some(isOffer)
        ? pass(evidence)
        : warn(evidence);
    },
  },
  AUDIENCE_CHECK,
];
