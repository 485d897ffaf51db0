import { modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { AUDIENCE_CHECK } from './audience.ts';
import { type Check, fail, pass, quoted, warn } from './check.ts';

/** Titles that a website system puts there by itself. */
const EMPTY_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled(?: document)?|unbenanntes dokument|unbenannt|document|willkommen|welcome|new page|neue seite|website|just another wordpress site)$/i;

const GREETING =
  /^(?:(?:ein )?(?:herzlich(?:es?)? )?willkommen|welcome|hallo|hello|hi|moin|servus|grüß gott)(?!\p{L})/iu;
/** Words of a result for the customer. */
const BENEFIT =
  /(?<!\p{L})(?:mehr|weniger|schnell\p{L}{0,4}|einfach\p{L}{0,3}|sicher\p{L}{0,4}|besser\p{L}{0,3}|ohne|sparen|spart|gewinnen|gewinnt|steigern|steigert|senken|senkt|reduzieren|reduziert|verkürz\p{L}{1,4}|erreichen|erhalten|bekommen|automatisier\p{L}{1,4}|entlast\p{L}{1,4}|helfen|hilft|lös(?:en|t|ung\p{L}{0,2})|planbar\p{L}{0,2}|in \d+ (?:tagen|wochen|monaten|stunden|minuten)|innerhalb|garantiert|zuverlässig\p{L}{0,2}|persönlich\p{L}{0,2}|individuell\p{L}{0,2}|kompetent\p{L}{0,2}|professionell\p{L}{0,2}|maßgeschneidert\p{L}{0,2}|günstig\p{L}{0,2}|genießen|erleben|erholen|entspannen|lernen|entdecken|less|fewer|fast(?:er)?|easy|easier|easily|simple|safe(?:r|ly)?|better|without|save|saves|win|grow|grows|increase|boost|cut|cuts|reduce|reduces|automate|helps?|helping|solve|solves|solutions?|deliver|delivers|double|in \d+ (?:days|weeks|months|hours|minutes)|guaranteed|affordable|reliable|trusted|quality|professional|personali[sz]ed|tailored|custom|learn|discover|enjoy|relax|achieve|transform|improve|empower\p{L}{0,3}|enable\p{L}{0,1}|make|build|find)(?!\p{L})/iu;
/** Words that name what is offered. */
const OFFER =
  /(?<!\p{L})(?:wir bieten|bieten (?:wir|ihnen)|bietet|unser(?:e|en)? (?:leistung|angebot|service)\p{L}{0,3}|ihr(?:e)? (?:partner|spezialist|experte|ansprechpartner|fachbetrieb|zahnarzt|hausarzt|praxis|kanzlei|agentur|werkstatt|dienstleister)\p{L}{0,3}|spezialis\p{L}{1,6}|beratung|planung|montage|reparatur|verkauf|vermietung|behandlung\p{L}{0,2}|therapie|unterricht|kurse?|training|betreuung|pflege|reinigung|entwicklung|meisterbetrieb|fachbetrieb|we (?:offer|provide|build|make|create|design|develop|deliver|help|are (?:a|an|the))|offers?|offering|provides?|providing|services?|speciali[sz]\p{L}{1,5}|design|development|consulting|treatment|therapy|lessons|classes|training|repair|rental|care|platform|software|app|tool|agency|studio|shop|store|für|for)(?!\p{L})/iu;

/** What every company says of itself. */
const PLATITUDE =
  /(?<!\p{L})(?:partner|lösung(?:en)?|mehrwert|innovation(?:en)?|innovativ\p{L}{0,2}|qualität|leidenschaft|ganzheitlich\p{L}{0,2}|zukunft|nachhaltig\p{L}{0,4}|exzellenz|synergien|kompetenz|service|visionen?|vorsprung|solutions?|innovati(?:on|ve)|quality|excellence|passion|dynamic|customer-focused|world-class|synerg(?:y|ies)|vision|values?|leading|leader|future|success)(?!\p{L})/giu;
/** From as many of them on, a sentence says nothing. */
const MANY = 2;
/** Share of a sentence's longer words that they then are. */
const saysNothing = (text: string): boolean => {
  const said = text.match(PLATITUDE)?.length ?? 0;
  const words = text.match(/\p{L}{5,}/gu)?.length ?? 0;
  return said >= MANY && said * 4 >= words;
};

/** Words of a line that says something, and of a first screen that does. */
const PHRASE_WORDS = 3;
const SENTENCE_WORDS = 10;
const FEW_WORDS = 8;

/** The first sentences as they are read. */
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
      const sight = quoted('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => EMPTY_TITLES.test(part))) return fail(sight);
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
      const sight = quoted('description', text);
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
      const sight = quoted('main-heading', first.text);
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
      const sight = quoted('beginning', lead);
      const said = modelOf(page).hero.filter(
        ({ text, words }) => words >= PHRASE_WORDS && !saysNothing(text),
      );
      const namesIt = ({ text }: TextBlock): boolean => BENEFIT.test(text) || OFFER.test(text);
      if (GREETING.test(lead)) return said.some(namesIt) ? warn(sight) : fail(sight);
      const beside = said.filter(({ text }) => !GREETING.test(text));
      const saysWhat = beside.some(namesIt);
      const explains = beside.some(({ text, words }) => words >= SENTENCE_WORDS && /[.!?…]$/.test(text));
      return lead.split(' ').length >= FEW_WORDS && (saysWhat || explains) ? pass(sight) : warn(sight);
    },
  },
  AUDIENCE_CHECK,
];
