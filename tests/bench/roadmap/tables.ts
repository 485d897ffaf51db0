/** Tables of businesses written by a person who did not know the rules, with the first result of each. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { createRulesRoadmap } from '../../../functions/src/roadmap/roadmap.ts';
import { type Profile, requestOf } from '../../../functions/src/testing/roadmap-requests.ts';
import { CHECKS } from '../../../functions/src/website/checks/all.ts';
import { createSnapshot } from '../../../functions/src/website/checks/testing.ts';
import { collectFacts } from '../../../functions/src/website/report/facts.ts';
import { generateRoadmap, type Roadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../../src/domain/wizard/business-options.ts';
import { PRICE_BANDS } from '../../../src/domain/wizard/price.ts';

import { isNamedBy } from './names.ts';

const FOLDER = new URL('../../roadmap/tables/', import.meta.url);

const nonEmptyArray = <Id extends string>(ids: readonly Id[]) => z.array(z.enum(ids as [Id, ...Id[]])).min(1);
const pickOne = <Id extends string>(ids: readonly Id[]) => nonEmptyArray(ids).length(1);

const caseSchema = z.strictObject({
  id: z.string(),
  language: z.enum(LOCALES),
  businessPhase: nonEmptyArray(keysOf(BUSINESS_PHASES)),
  customerType: pickOne(keysOf(CUSTOMER_TYPES)),
  productTypes: nonEmptyArray(keysOf(PRODUCT_TYPES)),
  priceRange: pickOne(PRICE_BANDS),
  customerAcquisition: nonEmptyArray(ACQUISITIONS),
  teamSize: pickOne(keysOf(TEAM_SIZES)),
  biggestChallenges: nonEmptyArray(CHALLENGES),
  /** Null if skipped. */
  website: z.strictObject({ title: z.string(), lines: z.array(z.string()) }).nullable(),
  ownWords: z.string(),
  /** The answer to "Who buys from you?". */
  whoBuys: z.string(),
  /** Buyers that the page or the visitor names. */
  saidBuyers: z.array(z.string()),
  excluded: z.array(z.string()),
  /** Buyers that a good adviser could suggest. */
  alsoFits: z.array(z.string()),
  shouldChange: z.string(),
  notes: z.string(),
});

const figures = z.strictObject({
  /** Cases that name buyers, and those with a correct group. */
  naming: z.int(),
  fitting: z.int(),
  /** Named buyers, and those among the groups. */
  buyers: z.int(),
  found: z.int(),
  /** Cases that name no buyers, and those with a group anyway. */
  silent: z.int(),
  unsupported: z.int(),
  /** Cases with a group that is excluded, or neither named nor plausible. */
  wrong: z.int(),
  /** Cases with own words, those whose groups or steps they change, and those that ignore them. */
  words: z.int(),
  changed: z.int(),
  swallowed: z.int(),
});
export type Figures = z.infer<typeof figures>;

const schema = z.strictObject({
  /** Result of the first run. Never changes afterwards. */
  firstContact: z.strictObject({ commit: z.string(), date: z.iso.date(), figures }).optional(),
  cases: z.array(caseSchema),
});
export type Case = z.infer<typeof caseSchema>;
export type Table = z.infer<typeof schema> & { readonly name: string };

/** Reads all tables, sorted by name. */
export const readTables = (): readonly Table[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...schema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
    }));

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function buildHtml({ language, website }: Case): string {
  const lines = (website?.lines ?? []).map((line) => {
    if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
    if (line.startsWith('# ')) return `<h1>${escapeHtml(line.slice(2))}</h1>`;
    if (line.startsWith('- ')) return `<ul><li>${escapeHtml(line.slice(2))}</li></ul>`;
    return `<p>${escapeHtml(line)}</p>`;
  });
  return `<html lang="${language}"><head><title>${escapeHtml(website?.title ?? '')}</title></head><body>${lines.join('\n')}</body></html>`;
}

/** Generates a business's roadmap as for a visitor, including the website checks. */
export function createRoadmap(business: Case, ownWords = business.ownWords): Roadmap {
  const { website, whoBuys, ...chosen } = business;
  const profile: Profile = {
    businessPhase: chosen.businessPhase,
    customerType: chosen.customerType,
    productTypes: chosen.productTypes,
    priceRange: chosen.priceRange,
    customerAcquisition: chosen.customerAcquisition,
    teamSize: chosen.teamSize,
    biggestChallenges: chosen.biggestChallenges,
    findings: null,
    language: chosen.language,
    customChallenge: ownWords,
    buyers: whoBuys,
  };
  const { analysisData, ...rest } = requestOf(profile);
  const site = website && createSnapshot(buildHtml(business));
  const websiteAnalysis = site && {
    title: website.title,
    url: { final: 'https://example.com/' },
    findings: CHECKS.map(({ id, run }) => {
      const { status, evidence } = run(site);
      return { id, status, evidence };
    }),
    facts: collectFacts(site),
  };
  return createRulesRoadmap(
    generateRoadmap.request.parse({ ...rest, analysisData: { ...analysisData, websiteAnalysis } }),
  );
}

const serializeSteps = ({ preparationSteps }: Roadmap): string => JSON.stringify(preparationSteps);
const serializeGroups = ({ b2bTargetGroups }: Roadmap): string => JSON.stringify(b2bTargetGroups);

export interface Judged {
  readonly id: string;
  readonly groups: readonly string[];
  readonly ideas: readonly string[];
  readonly missed: readonly string[];
  /** Groups that are excluded, or neither named nor plausible. */
  readonly wrong: readonly string[];
  /** Null without own words. */
  readonly changed: boolean | null;
  readonly swallowed: boolean;
}

export function judge(business: Case): Judged {
  const roadmap = createRoadmap(business);
  const groups = roadmap.b2bTargetGroups.map(({ name }) => name);
  const { saidBuyers, alsoFits, excluded, ownWords } = business;
  const isOneOf = (group: string, names: readonly string[]): boolean =>
    names.some((name) => isNamedBy(name, group));
  const roadmapWithoutWords = ownWords === '' ? null : createRoadmap(business, '');
  const quotes = [...(roadmap.heard ?? []).map(({ quote }) => quote), ...(roadmap.unused ?? [])];
  return {
    id: business.id,
    groups,
    ideas: roadmap.ideas?.map(({ name }) => name) ?? [],
    missed: saidBuyers.filter((buyer) => !groups.some((group) => isNamedBy(buyer, group))),
    wrong: groups.filter(
      (group) => isOneOf(group, excluded) || !isOneOf(group, [...saidBuyers, ...alsoFits]),
    ),
    changed:
      roadmapWithoutWords &&
      (serializeSteps(roadmapWithoutWords) !== serializeSteps(roadmap) ||
        serializeGroups(roadmapWithoutWords) !== serializeGroups(roadmap)),
    swallowed: ownWords !== '' && quotes.length === 0,
  };
}

const count = <T>(items: readonly T[], matches: (item: T) => boolean): number => items.filter(matches).length;

export function computeFigures(cases: readonly Case[]): Figures {
  const all = cases.map((business) => ({ business, judged: judge(business) }));
  const naming = all.filter(({ business }) => business.saidBuyers.length > 0);
  const silent = all.filter(({ business }) => business.saidBuyers.length === 0);
  const buyers = naming.reduce((sum, { business }) => sum + business.saidBuyers.length, 0);
  return {
    naming: naming.length,
    fitting: count(naming, ({ business, judged }) => judged.missed.length < business.saidBuyers.length),
    buyers,
    found: buyers - naming.reduce((sum, { judged }) => sum + judged.missed.length, 0),
    silent: silent.length,
    unsupported: count(silent, ({ judged }) => judged.groups.length > 0),
    wrong: count(all, ({ judged }) => judged.wrong.length > 0),
    words: count(all, ({ judged }) => judged.changed !== null),
    changed: count(all, ({ judged }) => judged.changed === true),
    swallowed: count(all, ({ judged }) => judged.swallowed),
  };
}

/** Stores a table's first result with the commit. @throws if the rules have uncommitted changes */
export function storeFirstContact({ name, cases }: Table, current: Figures): Table {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', 'src', 'functions/src') !== '')
    throw new Error(`Commit the rules before they run on ${name}.json`);
  const firstContact = {
    commit: git('rev-parse', '--short=12', 'HEAD'),
    date: new Date().toISOString().slice(0, 10),
    figures: current,
  };
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ firstContact, cases }, null, 2)}\n`);
  return { name, firstContact, cases };
}
