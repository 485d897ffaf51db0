import type { Audience } from '../../../../src/contract/website/analyze-website.ts';
import { modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { AGENTS, BUSINESS, PLACES, PRIVATE } from './audience-words.ts';
import { type Check, pass, quoted, warn } from './check.ts';
import { snippet } from './text-view.ts';

const NOUNS = `${BUSINESS}|${PRIVATE}`;
const bounded = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Somebody is named for whom the offer may be. */
const NAMED = bounded(NOUNS);
const IS_BUSINESS = bounded(BUSINESS);

/** They are named as those for whom the offer is. */
const ADDRESSED = new RegExp(
  `(?<!\\p{L})(?:für|for|helps?|helping|hilft|helfen|unterstützen?|begleiten|betreuen|behandeln|serving|serves?|empower(?:s|ing)?|connects?|welcomes?|designed for|ideal für|richtet sich an|wendet sich an)\\s(?:[^\\s.!?\\u0001]{1,30}\\s){0,4}?(?:${NOUNS})(?!\\p{L})|(?<!\\p{L})(?:für|for) (?:alle|jeden|jede|anyone|everyone|anybody|everybody|those|people),? (?:die|der|who|that)(?!\\p{L})`,
  'iu',
);

/**
 * Where they work, or what they are by the end of their name: in the first lines alone, where little else is meant. Who they
 * are is the group.
 */
const LEAD_ADDRESSED = new RegExp(
  `(?<!\\p{L})(?:(?:in|for|für) (?:den |the |unseren )?((?:${PLACES})(?!\\p{L}))|(?:for|helps?|shows?|serving) ((?:[\\p{Ll}-]{1,14} ){0,2}?${AGENTS}(?!\\p{L})))`,
  'iu',
);

/** Those who are served are what the sentence is about: “Shipyards in twenty countries work with our coatings”. */
const SERVED = new RegExp(
  `(?:^|[.!?]\\s)(?:[^.!?\\u0001]{0,40}\\s)?(?:${NOUNS})(?!\\p{L})[^.!?\\u0001]{0,80}\\s(?:work with (?:us|our)|use our|rely on|trust (?:us|our)|come to us|arbeiten mit (?:uns|unser)|nutzen unser|vertrauen (?:auf )?un[sr]|kommen zu uns|bekommen bei uns|haben meine nummer|planen mit|messen mit|messen damit)`,
  'iu',
);

/** As much of a block is looked at, in characters: who is served is said at the beginning. */
const SAMPLE = 600;
/** Blocks that are looked at. */
const MAX_BLOCKS = 300;

/** What a page says, by how much it says of whom the offer is for. */
interface Sayings {
  /** Names the company itself, so that a noun in it alone says nothing. */
  readonly title: string;
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

/** What says most of whom the offer is for: title, description, first screen and headings; then the rest. */
function sayings(page: Page): Sayings {
  const { hero, prose } = modelOf(page);
  const isHeading = ({ level }: TextBlock): boolean => level > 0;
  const texts = (blocks: readonly TextBlock[]): readonly string[] =>
    blocks.slice(0, MAX_BLOCKS).map(({ text }) => text.slice(0, SAMPLE));
  return {
    title: page.title,
    first: [page.meta.get('description') ?? '', ...texts(hero), ...texts(prose.filter(isHeading))],
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
    const { title, first, rest } = sayings(page);
    const named = find(first, NAMED);
    const addressed =
      find([title, ...first], ADDRESSED) ??
      find([title, ...first], LEAD_ADDRESSED) ??
      find(rest, ADDRESSED) ??
      named ??
      find(rest, SERVED);
    if (addressed !== undefined) return pass(quoted('text', addressed));
    const beside = find(rest, NAMED);
    // Nobody knows all names that customers go by: not seeing one is never more than a hint.
    return warn(beside === undefined ? { kind: 'no-audience' } : quoted('text', beside));
  },
};

/** From the word that addresses them to the end of who they are. */
const WHO = new RegExp(
  `(?<!\\p{L})(?:für|for|helps?|helping|hilft|helfen|unterstützen?|serving|serves?|richtet sich an|wendet sich an)\\s((?:[^\\s.!?,;:|–—()\\u0001]{1,30}\\s){0,2}?(?:${NOUNS})(?!\\p{L}))`,
  'iu',
);
/** Small words before them that are no part of who they are. */
const BEFORE =
  /^(?:(?:die|den|der|das|unsere?|ihre?|alle|the|our|your|all|both|a|an|any|sowohl|auch|jede[nrs]?|every|to|and|und)\s)+/iu;
/** What „in“ adds to a plural: in Motorenwerken are Motorenwerke. */
const AFTER_IN = /(?<=werke|betriebe|labore|heime|krankenhäuser)n$/iu;
/** Names for anybody: a roadmap could start with nobody. */
const ANYBODY =
  /^(?:.{0,20} )?(?:clients|customers|members|communit(?:y|ies)|individuals|guests|gäste|visitors|people who|anyone who|those who|menschen (?:mit|über|ab|in|die)|liebhaber|freunde)$/iu;
const MAX_AUDIENCES = 3;
/** Blocks in which those who matter most are named. */
const FIRST_BLOCKS = 60;

/** Whom the website itself says it serves, in its own words: those named first come first. */
export function audiencesOf(page: Page): readonly Audience[] {
  const { title, first, rest } = sayings(page);
  const found = new Map<string, Audience>();
  const take = (said: string | undefined, business: boolean): void => {
    const who = said?.replace(BEFORE, '').replace(AFTER_IN, '').trim() ?? '';
    if (who.length < 4 || found.size >= MAX_AUDIENCES || ANYBODY.test(who)) return;
    if (found.has(who.toLowerCase())) return;
    found.set(who.toLowerCase(), { text: who.slice(0, 120), business: business || IS_BUSINESS.test(who) });
  };
  for (const text of [title, ...first]) {
    const lead = LEAD_ADDRESSED.exec(text);
    const who = WHO.exec(text);
    if (who) take(who[1], false);
    else if (lead) take(lead[1] ?? lead[2], lead[1] !== undefined);
  }
  for (const text of rest.slice(0, FIRST_BLOCKS)) take(WHO.exec(text)?.[1], false);
  return [...found.values()];
}
