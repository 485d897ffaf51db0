import type {
  PreparationStep,
  Roadmap,
  RoadmapInput,
  TargetGroup,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { capitalize } from '../../../src/domain/values/text.ts';
import { wantsBuyers } from '../../../src/domain/wizard/business-options.ts';
import type { Library } from './library/schema.ts';
import { type ChosenStep, chooseSteps } from './plan/choose-steps.ts';
import { listLikelyBuyers } from './plan/likely-buyers.ts';
import { listTopics } from './plan/list-topics.ts';
import { type NamedBuyer, readNamedBuyers } from './plan/named-buyers.ts';
import { listSearches } from './plan/searches.ts';

const MAX_HASHTAGS = 5;

/** Composes the specification's `description` of a step or group: all its texts as one. */
export const describe = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** Fills a template's lines; a line goes if there is nothing to fill in. */
function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .split('\n')
    .filter((line) => Object.keys(values).every((key) => !line.includes(`{${key}}`) || values[key] !== ''))
    .map((line) => line.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole))
    .join('\n');
}

/** Marks of a note to oneself: "2 fitters. We train", "Touren u Lieferschein", "new grad ok". */
const NOTE = /[!?…]|\p{L}{5}\.\s|(?:^|\s)(?:[b-hj-z]|ok)\.?(?:\s|$)/u;
/** What a message to somebody who is sought need not say: "NO agencies". */
const REFUSES = /(?<!\p{L})(?:no|not|never|kein\p{L}*|nicht)(?!\p{L})/iu;
const MAX_SENT = 100;

/** What somebody typed on a phone, if a stranger may read it as it is. */
function sendable(typed: string): string {
  const phrase = typed.trim().replace(/\.$/, '');
  return phrase.length > MAX_SENT || NOTE.test(phrase) ? '' : capitalize(phrase);
}

function writeStep({ step, reason }: ChosenStep, input: RoadmapInput): PreparationStep {
  const { title, why, how, template, examples } = step[input.language];
  const sought = input.wants.filter((want) => want === 'staff' || want === 'suppliers');
  // With both, the words do not tell which of them they name.
  const isNamed =
    input.seeks !== '' && sought.length === 1 && sought.some((want) => step.for.wants.includes(want));
  const { ownOffer, ownReason, ownSeeks, ownWebsite } = serverCopy[input.language].roadmap;
  const host = input.site?.host ?? '';
  const filled =
    template &&
    fillTemplate(template, {
      offer: sendable(input.offer) || (step.for.outreach ? ownOffer : ''),
      strength: sendable(input.strength) || ownReason,
      seeks: (isNamed && !REFUSES.test(input.seeks) && sendable(input.seeks)) || ownSeeks,
      website: host || ownWebsite,
      sender: [host, input.site?.place.name].filter(Boolean).join(', '),
    });
  const example = input.kind === null ? undefined : examples?.[input.kind];
  return {
    id: step.id,
    title,
    why,
    how,
    ...(example && { example }),
    ...(filled && { template: filled }),
    description: describe(why, ...how, filled),
    reason,
    writtenBy: 'rules',
  };
}

/** A buyer with what is known about its kind; null if nothing is. */
function writeGroup({ name, profile }: NamedBuyer, input: RoadmapInput): TargetGroup | null {
  if (!profile) return null;
  const texts = profile[input.language];
  const { where, who, when, avoid } = texts;
  const asks = input.kind === null ? undefined : texts.asks?.[input.kind];
  const open = input.kind === null ? undefined : texts.open?.[input.kind];
  return {
    id: profile.search === 'typed' ? name : profile.id,
    name,
    description: describe(where, who, when, asks, open, avoid),
    profile: {
      where,
      who,
      ...(when && { when }),
      ...(avoid && { avoid }),
      ...(asks && { asks }),
      ...(open && { open }),
    },
    searches: listSearches(name, profile, input),
  };
}

/** A buyer with another opening line, if there is one. */
export const withOpening = (
  group: TargetGroup,
  line: string | undefined,
  language: RoadmapInput['language'],
): TargetGroup => {
  if (line === undefined) return group;
  const open = language === 'de' ? `„${line}“` : `“${line}”`;
  const { where, who, when, asks, avoid } = group.profile;
  return {
    ...group,
    profile: { ...group.profile, open },
    description: describe(where, who, when, asks, open, avoid),
  };
};

/** Hashtags for somebody whose challenge is social media: whom they look for. */
function listHashtags(input: RoadmapInput, buyers: readonly NamedBuyer[]): readonly string[] {
  if (!input.chosen.biggestChallenges.includes('social_media')) return [];
  const tags = buyers.flatMap(({ profile }) => profile?.tag ?? []);
  const distinct = [...new Set(tags.map((tag) => tag[input.language]))];
  // A single one helps nobody.
  return distinct.length > 1 ? distinct.slice(0, MAX_HASHTAGS) : [];
}

/** Swiss German has no ß. */
const toSwiss = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('ß', 'ss'));

const isSwiss = ({ language, site }: RoadmapInput): boolean =>
  language === 'de' && (site?.place.country === 'ch' || (site?.host?.endsWith('.ch') ?? false));

/** Writes a business's roadmap by rules alone. Deterministic. */
export function writeRoadmap(input: RoadmapInput, library: Library): Roadmap {
  const buyers = readNamedBuyers(input.buyers, library.buyers);
  const looksForBuyers = wantsBuyers(input.wants);
  const roadmap: Roadmap = {
    engine: 'rules',
    preparationSteps: chooseSteps(library.steps, input, buyers).map((chosen) => writeStep(chosen, input)),
    b2bTargetGroups: looksForBuyers ? buyers.flatMap((buyer) => writeGroup(buyer, input) ?? []) : [],
    hashtags: [...listHashtags(input, looksForBuyers ? buyers : [])],
    topics: [],
    otherTopics: [...listTopics(input, buyers, library.steps)],
    likelyBuyers: looksForBuyers ? [...listLikelyBuyers(input, library.buyers)] : [],
  };
  return isSwiss(input) ? toSwiss(roadmap) : roadmap;
}
