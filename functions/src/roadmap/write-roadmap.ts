import type {
  PreparationStep,
  Roadmap,
  RoadmapInput,
  TargetGroup,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { ProductType } from '../../../src/domain/wizard/business-options.ts';
import type { Library, Sold } from './library/schema.ts';
import { type ChosenStep, chooseSteps } from './plan/choose-steps.ts';
import { type NamedBuyer, readNamedBuyers } from './plan/named-buyers.ts';
import { listSearches } from './plan/searches.ts';
import { suggestTopics } from './plan/suggest-topics.ts';

const MAX_HASHTAGS = 5;

const SOLD_BY_PRODUCT: Readonly<Record<ProductType, Sold>> = {
  software_saas: 'software',
  physical_products: 'goods',
  services: 'service',
  consulting: 'advice',
  digital_products: 'courses',
  events_webinars: 'courses',
  memberships_subscriptions: 'service',
  marketplace: 'service',
};

/** The first line for something that the business sells, in the order of its answers. */
function findLine(
  lines: Readonly<Partial<Record<Sold, string>>>,
  { chosen }: RoadmapInput,
): string | undefined {
  return chosen.productTypes.map((product) => lines[SOLD_BY_PRODUCT[product]]).find((line) => line);
}

/** Composes the specification's `description` of a step or group: all its texts as one. */
export const describe = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

function writeStep(
  { step, reason }: ChosenStep,
  input: RoadmapInput,
  fallbackOffer: string,
): PreparationStep {
  const { title, why, how, template, examples } = step[input.language];
  const filled = template?.replaceAll('{offer}', () => input.offer || fallbackOffer);
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

function writeGroup(buyer: NamedBuyer, input: RoadmapInput, unknown: string): TargetGroup {
  const searches = listSearches(buyer, input.site?.place ?? { name: '', country: '' }, input.language);
  const texts = buyer.profile?.[input.language];
  const id = buyer.profile?.id ?? buyer.name;
  if (!texts) return { id, name: buyer.name, description: unknown, searches };
  const { where, who, when, avoid } = texts;
  const asks = findLine(texts.asks, input);
  const open = findLine(texts.open, input);
  return {
    id,
    name: buyer.name,
    description: describe(where, who, when, asks, open, avoid),
    profile: { where, who, when, avoid, ...(asks && { asks }), ...(open && { open }) },
    searches,
  };
}

/** Writes a business's roadmap by rules alone. Deterministic. */
export function writeRoadmap(input: RoadmapInput, library: Library): Roadmap {
  const phrases = serverCopy[input.language].roadmap;
  const buyers = readNamedBuyers(input.buyers, library.buyers);
  const kind = library.kinds.find(({ id }) => id === input.kind);
  const products = library.products.filter(({ id }) => input.chosen.productTypes.includes(id));
  const ownTags = (kind ? [kind] : products).flatMap(({ tags }) => tags[input.language]);
  const buyerTags = buyers.flatMap(({ profile }) => profile?.tag[input.language] ?? []);
  return {
    engine: 'rules',
    preparationSteps: chooseSteps(library.steps, input, buyers).map((chosen) =>
      writeStep(chosen, input, phrases.offer),
    ),
    b2bTargetGroups: buyers.map((buyer) => writeGroup(buyer, input, phrases.unknownBuyer)),
    hashtags: [...new Set([...ownTags, ...buyerTags])].slice(0, MAX_HASHTAGS),
    topics: suggestTopics(input.customChallenge, library.topics).filter(
      (topic) => !input.topics.includes(topic),
    ),
  };
}
