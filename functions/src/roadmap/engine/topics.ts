import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import type { Stems } from './content.ts';
import { TOPICS, type Topic } from './topic.ts';

/** Findings whose evidence quotes what the page says about its business. */
const TELLING: readonly FindingId[] = ['title', 'description', 'h1', 'value-proposition', 'audience'];

/** What a business is about, as far as its website or its owner says so. */
export function topicsOf({ site, customChallenge }: RoadmapInput, stems: readonly Stems[]): readonly Topic[] {
  const quoted =
    site?.findings.filter(({ id }) => TELLING.includes(id)).map(({ evidence }) => evidence) ?? [];
  const text = [site?.title ?? '', ...quoted, customChallenge].join('\n');
  return TOPICS.filter((topic) => stems.some(({ topics }) => topics[topic].test(text)));
}
