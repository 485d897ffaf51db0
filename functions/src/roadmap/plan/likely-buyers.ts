import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { Profile } from '../library/schema.ts';

/** Typical firms that buy from a kind of business, by profile: a question to the visitor, never an answer. */
export const LIKELY_BUYERS: Readonly<Record<BusinessKind, readonly string[]>> = {
  trade: ['property-managers', 'builders', 'housing-associations', 'architects', 'municipalities'],
  cleaning: ['property-managers', 'doctors', 'hotels', 'schools', 'mid-sized-firms'],
  transport: ['manufacturers', 'wholesalers', 'online-shops', 'builders', 'furniture-stores'],
  vehicles: ['fleets', 'trade-firms', 'hauliers', 'municipalities', 'home-care'],
  shop: ['mid-sized-firms', 'hotels', 'schools', 'clubs', 'municipalities'],
  food: ['restaurants', 'hotels', 'caterers', 'organic-shops', 'foodservice-wholesalers'],
  restaurant: ['mid-sized-firms', 'event-organizers', 'clubs', 'coach-operators'],
  lodging: ['mid-sized-firms', 'coach-operators', 'training-providers', 'clubs', 'travel-agencies'],
  events: ['mid-sized-firms', 'event-organizers', 'municipalities', 'hotels', 'agencies'],
  manufacturer: ['machine-builders', 'wholesalers', 'technical-dealers', 'builders', 'municipalities'],
  practice: ['mid-sized-firms', 'care-homes', 'schools', 'clubs'],
  therapy: ['mid-sized-firms', 'care-homes', 'schools', 'daycare'],
  animals: ['farms', 'livery-yards', 'pet-shops', 'vets'],
  care: ['hospitals', 'doctors', 'housing-associations', 'municipalities'],
  law: ['mid-sized-firms', 'builders', 'property-managers', 'software-firms', 'doctors'],
  tax: ['trade-firms', 'doctors', 'restaurants', 'online-shops', 'software-firms'],
  finance: ['trade-firms', 'manufacturers', 'doctors', 'hauliers', 'mid-sized-firms'],
  'real-estate': ['developers', 'homeowner-associations', 'mid-sized-firms', 'banks'],
  beauty: ['hotels', 'wedding-venues', 'mid-sized-firms'],
  fitness: ['mid-sized-firms', 'health-insurers', 'schools', 'clubs'],
  education: ['mid-sized-firms', 'manufacturers', 'municipalities', 'care-homes', 'schools'],
  software: ['manufacturers', 'wholesalers', 'trade-firms', 'municipalities', 'clubs'],
  'it-services': ['tax-advisers', 'law-firms', 'doctors', 'trade-firms', 'manufacturers'],
  agency: ['manufacturers', 'trade-firms', 'hotels', 'clubs', 'mid-sized-firms'],
  engineering: ['builders', 'municipalities', 'architects', 'developers', 'manufacturers'],
  consulting: ['mid-sized-firms', 'manufacturers', 'trade-firms', 'software-firms', 'hospitals'],
  association: ['mid-sized-firms', 'schools', 'municipalities', 'banks'],
};

/** Names of firms that a seller to firms may have as customers; none for an unknown kind of business. */
export const listLikelyBuyers = (
  { kind, chosen, language }: RoadmapInput,
  profiles: readonly Profile[],
): readonly string[] =>
  kind === null || !chosen.customerType.some((type) => type !== 'b2c')
    ? []
    : LIKELY_BUYERS[kind].flatMap(
        (id) => profiles.find((profile) => profile.id === id)?.name[language] ?? [],
      );
