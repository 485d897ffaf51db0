/** Replays recorded answers about businesses through the real code over HTTP, and compares them with the rules alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCache } from '../functions/src/platform/cache.ts';
import { createChatModel } from '../functions/src/platform/model/chat-model.ts';
import { hasWords, normalize } from '../functions/src/platform/quotes.ts';
import { createMemoryStore } from '../functions/src/platform/store/memory-store.ts';
import { makeRoadmap } from '../functions/src/roadmap/make-roadmap.ts';
import { isOwnRefusal } from '../functions/src/roadmap/wishes.ts';
import { type FakeModel, startFakeModel } from '../functions/src/testing/fake-model.ts';
import { readMeaning } from '../functions/src/website/meaning/read-meaning.ts';
import type { Roadmap } from '../src/contract/roadmap/generate-roadmap.ts';
import { z } from '../src/domain/values/schema.ts';
import { type PromptedBusiness, promptBusinesses } from './model/businesses.ts';
import { hashPrompt, readRecordings } from './model/recordings.ts';

const MESSAGES = z.object({ messages: z.array(z.object({ content: z.string() })) });
const recordings = readRecordings();

let businesses: readonly PromptedBusiness[] = [];
let replay: FakeModel;
/** Which answer the server gives to every prompt; it knows prompts by their hash. */
let answer: 'strong' | 'weak' = 'strong';

beforeAll(async () => {
  businesses = await promptBusinesses();
  replay = await startFakeModel((body) => {
    const [system, data] = MESSAGES.parse(body).messages.map(({ content }) => content);
    const recording = recordings.get(hashPrompt(system ?? '', data ?? ''));
    const given = answer === 'strong' ? recording?.strong : Object.values(recording?.weak ?? {})[0];
    return given ? { chunks: [JSON.stringify(given)] } : { status: 404 };
  });
});
afterAll(() => replay.close());

const createModel = () =>
  createChatModel({ url: `${replay.origin}/v1`, key: 'key-of-a-test', model: 'replay' });

const plan = ({ input }: PromptedBusiness): Promise<Roadmap> =>
  makeRoadmap(input, {
    model: createModel(),
    cache: createCache(createMemoryStore(), 'test', Date.now),
    consumeModelQuota: async () => true,
    send: () => undefined,
    disconnectSignal: new AbortController().signal,
    onFailure: () => undefined,
  });

it('has an answer to the current prompts of every business', () => {
  const stale = businesses.flatMap(({ id, reading, plan }) =>
    [reading, plan].some(({ system, data }) => !recordings.has(hashPrompt(system, data))) ? id : [],
  );
  expect(stale, 'npm run model:prompts shows what to record again').toEqual([]);
});

/** What the model changes: plans, reasons, opening lines, added steps, and suggested topics. */
const MEASURED = {
  strong: { edited: 24, reasons: 64, openings: 24, added: 0, suggested: 5 },
  weak: { edited: 17, reasons: 25, openings: 13, added: 0, suggested: 2 },
};

it.each(['strong', 'weak'] as const)('keeps every plan permitted with %s answers', async (kind) => {
  answer = kind;
  const counts = { businesses: 0, edited: 0, reasons: 0, openings: 0, added: 0, left: 0, suggested: 0 };
  for (const business of businesses) {
    const { rules, input, plan: prompt } = business;
    const edited = await plan(business);
    const known = new Map(
      [...rules.preparationSteps, ...business.choices.wishes, ...business.choices.others].map((step) => [
        step.id,
        step,
      ]),
    );
    for (const step of edited.preparationSteps) {
      const { why: _why, description: _description, writtenBy: _writtenBy, ...fixed } = step;
      expect(known.get(step.id)).toMatchObject(fixed);
    }
    const ids = edited.preparationSteps.map(({ id }) => id);
    const left = rules.preparationSteps.filter(({ id }) => !ids.includes(id));
    const added = ids.filter((id) => !rules.preparationSteps.some((step) => step.id === id));
    // Nothing leaves the plan without a refusal in the visitor's own words, unless a wish takes its place.
    if (left.length > added.length) expect(isOwnRefusal(input.customChallenge, input)).toBe(true);
    const pages = normalize(prompt.data);
    for (const { name } of edited.b2bTargetGroups) expect(hasWords(pages, normalize(name))).toBe(true);
    counts.businesses += 1;
    counts.edited += edited.engine === 'rules+llm' ? 1 : 0;
    counts.reasons += edited.preparationSteps.filter(({ writtenBy }) => writtenBy === 'llm').length;
    counts.openings += edited.b2bTargetGroups.filter(
      ({ profile }, index) => profile.open !== rules.b2bTargetGroups[index]?.profile.open,
    ).length;
    counts.added += added.length;
    counts.left += left.length;
    counts.suggested += edited.topics.filter((topic) => !rules.topics.includes(topic)).length;
  }
  expect(counts).toEqual({ businesses: 24, left: 0, ...MEASURED[kind] });
});

it.each(['strong', 'weak'] as const)('adds only what is on the page with %s answers', async (kind) => {
  answer = kind;
  for (const { report, reading } of businesses) {
    const { siteText = [], ...rules } = report;
    const options = { model: createModel(), signal: AbortSignal.timeout(60_000), onFailure: () => undefined };
    const read = await readMeaning(rules, siteText, options);
    const page = normalize(reading.data.replaceAll('\\n', ' ').replaceAll('\\"', '"'));
    expect(read.facts.audiences?.slice(0, rules.facts.audiences?.length)).toEqual(
      rules.facts.audiences ?? [],
    );
    for (const { text } of read.facts.audiences ?? []) expect(page).toContain(normalize(text));
    if (rules.facts.business) expect(read.facts.business).toEqual(rules.facts.business);
  }
});
