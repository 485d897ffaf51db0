import type { Audience } from '../../../../src/contract/analyze-website.ts';
import { modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { type Check, pass, quoted, warn } from './check.ts';
import { snippet } from './text-view.ts';

/** Companies and those who work there, German and English. */
const BUSINESS = [
  // German compounds: Handwerksbetriebe, Hausverwaltungen, Vertriebsteams.
  '\\p{L}{0,20}(?:unternehmen|betriebe|firmen|verwaltungen|praxen|kanzleien|agenturen|händler|hersteller|dienstleister|teams|leiter)',
  'mittelstand|mittelständ\\p{L}{1,6}|kmu|handwerker?\\p{L}{0,12}|industrie\\p{L}{0,12}|maschinenbau\\p{L}{0,6}|anlagenbau\\p{L}{0,6}',
  'berater(?:innen)?|coaches|steuerberater|anwälte|rechtsanwälte|ärzte|zahnärzte|kliniken|landwirte|winzer|bauern',
  'selbstständige|selbständige|freiberufler|gründer(?:innen)?|unternehmer(?:innen)?|start-?ups|b2b|einzelhandel|großhandel|gewerbe\\p{L}{0,12}',
  'onlineshops|geschäftsführ\\p{L}{1,8}|einkäufer|entscheider|personal(?:er|abteilungen)|hotels|gastronom\\p{L}{1,6}|geschäftskunden',
  'immobilien(?:makler|verwalter|firmen)|architekten|logistik\\p{L}{0,12}|spediteure|speditionen|vereine|kommunen|schulen|behörden|veranstalter|arbeitgeber|bauherren|bauträger',
  '(?:small |local |growing |medium )?(?:companies|businesses|enterprises)|business owners|manufacturers|agencies|consultants|consultancies|founders|smes|smbs|retailers|startups|organi[sz]ations|employers|investors|marketers|recruiters|publishers|creators',
  '(?:sales|marketing|hr|finance|product|engineering|it|support|dev) (?:leaders|managers|teams|professionals)|clinics|dentists|law firms|lawyers|hospitals|farmers|growers|builders|architects|designers|developers|engineers|researchers|scientists',
  'accountants|contractors|freelancers|executives|ceos|ctos|buyers|landlords|property managers|restaurants|teams|professionals|schools|universities|educators|teachers|churches',
  'nonprofits|non-profits|charities|e-commerce brands|brands|vendors|suppliers|machine builders|municipalities|government agencies|event planners',
].join('|');

/** Private persons. */
const PRIVATE = [
  '(?:angst|schmerz|kassen|privat)?patient(?:en|innen|:innen|\\*innen)|eltern|familien|kinder(?:n)?|jugendliche(?:n)?|senior(?:en|innen)|erwachsene(?:n)?|angehörige(?:n)?|pflegebedürftige(?:n)?|schüler(?:n|innen)?|studierende(?:n)?|studenten|azubis',
  'gäste(?:n)?|urlauber(?:n)?|feriengäste|reisende(?:n)?|touristen|wanderer|radfahrer|brautpaare(?:n)?|paare(?:n)?|singles|frauen|männer|mädchen|jungen|schwangere|mütter|väter',
  'hundehalter|hundebesitzer|tierhalter|tierbesitzer|katzenhalter|reiter|hausbesitzer|eigenheimbesitzer|eigentümer|vermieter|mieter|bewerber|fahrschüler|anfänger(?:n)?|einsteiger(?:n)?|fortgeschrittene(?:n)?|wiedereinsteiger',
  'mitglieder(?:n)?|sportler|sammler(?:n)?|liebhaber|freunde|privatkunden|privatpersonen|verbraucher|mandanten|klienten|menschen mit|jung und alt|groß und klein|jedes alter|alle altersgruppen',
  'patients|parents|famil(?:y|ies)|kids|children|child|teens|teenagers|adults|seniors|students|learners|beginners|drivers|riders|guests|travell?ers|visitors|tourists|couples|brides|women|men|mothers|moms|fathers|babies|infants|toddlers',
  'homeowners|home owners|renters|tenants|pet owners|dog owners|pets|dogs|members|athletes|collectors|enthusiasts|lovers|fans|hikers|golfers|runners|individuals|consumers|residents|communit(?:y|ies)|people who|anyone who|those who|players|gamers|survivors|veterans|youth|immigrants|clients',
].join('|');

const NOUNS = `${BUSINESS}|${PRIVATE}`;
const bounded = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Somebody is named for whom the offer may be. */
const NAMED = bounded(NOUNS);
const IS_BUSINESS = bounded(BUSINESS);

/** They are named as those for whom the offer is. */
const ADDRESSED = new RegExp(
  `(?<!\\p{L})(?:für|for|helps?|helping|hilft|helfen|unterstützen?|begleiten|betreuen|behandeln|serving|serves?|empower(?:s|ing)?|connects?|welcomes?|designed for|ideal für|richtet sich an|wendet sich an)\\s(?:[^\\s.!?\\u0001]{1,30}\\s){0,4}?(?:${NOUNS})(?!\\p{L})`,
  'iu',
);

/** As much of a block is looked at, in characters: who is served is said at the beginning. */
const SAMPLE = 600;
/** Blocks that are looked at. */
const MAX_BLOCKS = 300;

/** What says most of whom the offer is for: title, description, first screen and headings; then the rest. */
function sayings(page: Page): { readonly first: readonly string[]; readonly rest: readonly string[] } {
  const { hero, prose } = modelOf(page);
  const isHeading = ({ level }: TextBlock): boolean => level > 0;
  const texts = (blocks: readonly TextBlock[]): readonly string[] =>
    blocks.slice(0, MAX_BLOCKS).map(({ text }) => text.slice(0, SAMPLE));
  return {
    first: [
      page.title,
      page.meta.get('description') ?? '',
      ...texts(hero),
      ...texts(prose.filter(isHeading)),
    ],
    rest: texts(prose.filter(({ region, level }) => region !== 'footer' && level === 0)),
  };
}

const find = (texts: readonly string[], pattern: RegExp): string | undefined => {
  const text = texts.find((candidate) => pattern.test(candidate));
  return text === undefined ? undefined : snippet(text, pattern);
};

export const AUDIENCE_CHECK: Check = {
  id: 'audience',
  weight: 3,
  severity: 'high',
  needsText: true,
  run: ({ page }) => {
    const { first, rest } = sayings(page);
    const addressed = find(first, ADDRESSED) ?? find(rest, ADDRESSED) ?? find(first, NAMED);
    if (addressed !== undefined) return pass(quoted('text', addressed));
    const named = find(rest, NAMED);
    // Nobody knows all names that customers go by: not seeing one is never more than a hint.
    return warn(named === undefined ? { kind: 'no-audience' } : quoted('text', named));
  },
};

/** From the word that addresses them to the end of who they are. */
const WHO = new RegExp(
  `(?<!\\p{L})(?:für|for|helps?|helping|hilft|helfen|unterstützen?|serving|serves?|richtet sich an|wendet sich an)\\s((?:[^\\s.!?,;:|–—()\\u0001]{1,30}\\s){0,2}?(?:${NOUNS})(?!\\p{L}))`,
  'iu',
);
/** Small words before them that are no part of who they are. */
const BEFORE =
  /^(?:(?:die|den|der|das|unsere?|ihre?|alle|the|our|your|all|both|a|an|any|sowohl|auch|jede[nrs]?|every)\s)+/iu;
const MAX_AUDIENCES = 3;
/** Blocks in which those who matter most are named. */
const FIRST_BLOCKS = 60;

/** Whom the website itself says it serves, in its own words: those named first come first. */
export function audiencesOf(page: Page): readonly Audience[] {
  const { first, rest } = sayings(page);
  const found = new Map<string, Audience>();
  for (const text of [...first, ...rest.slice(0, FIRST_BLOCKS)]) {
    if (found.size >= MAX_AUDIENCES) break;
    const who = WHO.exec(text)?.[1]?.replace(BEFORE, '').trim() ?? '';
    if (who.length < 4 || found.has(who.toLowerCase())) continue;
    found.set(who.toLowerCase(), { text: who.slice(0, 120), business: IS_BUSINESS.test(who) });
  }
  return [...found.values()];
}
