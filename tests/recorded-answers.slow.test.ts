/** Replays recorded answers through the real code over HTTP, and compares them with the rules alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChatModel } from '../functions/src/platform/model/chat-model.ts';
import { normalize } from '../functions/src/platform/quotes.ts';
import { type FakeModel, startFakeModel } from '../functions/src/testing/fake-model.ts';
import { readMeaning } from '../functions/src/website/meaning/read-meaning.ts';
import type { WebsiteAnalysis } from '../src/contract/website/analyze-website.ts';
import { z } from '../src/domain/values/schema.ts';
import {
  hashPrompt,
  type PromptedSite,
  RECORDED_SITES,
  readPrompts,
  readRecordings,
} from './model/recordings.ts';

const MESSAGES = z.object({ messages: z.array(z.object({ content: z.string() })) });
const recordings = readRecordings();
const WEAK = ['vague', 'wrongKind', 'halfRight', 'otherLanguage', 'tooLong'];

let sites: readonly PromptedSite[] = [];
let replay: FakeModel;
/** Which answer the server gives to every prompt; it knows prompts by their hash. */
let answer = 'strong';

beforeAll(async () => {
  sites = await readPrompts(RECORDED_SITES);
  replay = await startFakeModel((body) => {
    const [system, data] = MESSAGES.parse(body).messages.map(({ content }) => content);
    const recording = recordings.get(hashPrompt(system ?? '', data ?? ''));
    const text = JSON.stringify(answer === 'strong' ? recording?.strong : recording?.weak[answer]);
    return recording ? { chunks: [text.slice(0, 50), text.slice(50)] } : { status: 404 };
  });
});
afterAll(() => replay.close());

async function read({ report }: PromptedSite): Promise<{ rules: WebsiteAnalysis; read: WebsiteAnalysis }> {
  const { siteText = [], ...rules } = report;
  const model = createChatModel({ url: `${replay.origin}/v1`, key: 'key-of-a-test', model: 'replay' });
  const options = { model, signal: AbortSignal.timeout(60_000), onFailure: () => undefined };
  return { rules, read: await readMeaning(rules, siteText, options) };
}

it('has an answer to the current prompt of every recorded website', () => {
  const stale = sites.filter(({ key }) => !recordings.has(key)).map(({ name }) => name);
  expect(stale, 'npm run model:prompts shows what to record again').toEqual([]);
});

/** What the site really is and for whom, by its strong answer. */
const STRONG = z.object({
  kind: z.nullable(z.object({ id: z.string() })),
  statements: z.array(z.object({ name: z.optional(z.string()) })),
});
function getTruth({ name }: PromptedSite): {
  readonly kind: string | undefined;
  readonly buyers: readonly string[];
} {
  const recording = [...recordings.values()].find(({ site }) => site === name);
  const { kind, statements } = STRONG.parse(recording?.strong);
  return { kind: kind?.id, buyers: statements.flatMap((statement) => statement.name ?? []) };
}

it('fills in what the rules did not read, with strong answers', async () => {
  answer = 'strong';
  const added: string[] = [];
  for (const site of sites) {
    const { rules, read: report } = await read(site);
    if (report.facts.business && !rules.facts.business)
      added.push(`${site.name}: ${report.facts.business.kind}`);
    for (const { text } of report.facts.audiences?.slice(rules.facts.audiences?.length) ?? [])
      added.push(`${site.name}: ${text}`);
  }
  expect(added).toMatchInlineSnapshot(`
    [
      "de-messtechnik: Gießereien",
      "de-messtechnik: Schmieden",
      "en-counters-zero: associations",
      "en-trade-association: barrel makers",
    ]
  `);
});

describe.each(['strong', ...WEAK])('with %s answers', (kind) => {
  it('changes nothing that the rules read, and adds only what is right and on the page', async () => {
    answer = kind;
    for (const site of sites) {
      const { rules, read: report } = await read(site);
      const { kind: trueKind, buyers } = getTruth(site);
      const page = normalize(site.data.replaceAll('\\n', ' ').replaceAll('\\"', '"'));
      const { facts: before, priorities: _before, ...rest } = rules;
      const { facts: after, priorities: _after, ...restAfter } = report;
      expect(restAfter).toEqual({ ...rest, engine: report.engine });
      if (before.business) expect(after.business).toEqual(before.business);
      else if (after.business)
        expect(`${site.name}: ${after.business.kind}`).toBe(`${site.name}: ${trueKind}`);
      expect(after.audiences?.slice(0, before.audiences?.length)).toEqual(before.audiences);
      for (const { text, quote = '' } of after.audiences?.slice(before.audiences?.length) ?? []) {
        expect(buyers, site.name).toContain(text);
        for (const words of [text, quote.replaceAll('…', '').trim()])
          expect(page).toContain(normalize(words));
      }
      for (const key of ['offer', 'forWhom', 'proof', 'next'] as const) {
        const own = before.firstLook?.[key] ?? [];
        if (Array.isArray(own) ? own.length > 0 : own) expect(after.firstLook?.[key]).toEqual(own);
      }
    }
  });
});
