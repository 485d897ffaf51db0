/**
 * `npm run finder:train`: fits the finder's relevance model to all judged queries, and prints what it does to batches
 * left out of the fit. Run it after adding a batch, or after changing rows, search words, or the search.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseNiches } from '../../../src/domain/niches/niche-file.ts';
import {
  BUCKETS,
  countLetters,
  MAX_BYTE,
  type RelevanceModel,
  toFeatures,
} from '../../../src/domain/niches/relevance.ts';
import { findBest, matchRows } from '../../../src/domain/niches/search.ts';
import { parseSearchWords } from '../../../src/domain/niches/search-words.ts';
import { runToCompletion } from '../../../src/domain/niches/steps.ts';
import { parseSynonyms } from '../../../src/domain/niches/synonyms.ts';
import { buildTermIndex } from '../../../src/domain/niches/term-index.ts';
import { readBatches } from './batches.ts';
import { readJudgedQueries } from './queries.ts';

const FOLDER = new URL('../../../src/content/niches/', import.meta.url);
/** Queries that no row answers, one a line. */
const SENSELESS = new URL('../../finder/senseless.txt', import.meta.url);
const MODEL = new URL('relevance.json', FOLDER);
/** Letters are many: without this, the fit would lean on coverage and score alone. */
const LETTER_SCALE = 8;
const STEPS = 300;
const LEARNING_RATE = 0.1;
/** Strength of the penalty on large weights. */
const PENALTY = 1;
/** Share of answerable queries that may find nothing. */
const MAX_LOST = 0.005;

interface Example {
  readonly batch: string;
  readonly isAnswerable: boolean;
  readonly positions: Int32Array;
  readonly values: Float64Array;
}

/** Places of the weights after those of letters: the bias, then the features. */
const BIAS = BUCKETS;
const FIRST_FEATURE = BUCKETS + 1;

function readExamples(): readonly Example[] {
  const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
  const { niches } = parseNiches(read('niches.csv'));
  const words = new Map(
    parseSearchWords(read('search-words.csv')).map((line) => [line.mikronische, line.words]),
  );
  const index = runToCompletion(buildTermIndex(niches, words, parseSynonyms(read('synonyms.csv'))));
  const judged = readJudgedQueries().map(({ query, must }) => ({ query, right: must }));
  const senseless = readFileSync(SENSELESS, 'utf8').trim().split('\n');
  return [
    { name: 'judged', queries: judged },
    { name: 'senseless', queries: senseless.map((query) => ({ query, right: [] })) },
    ...readBatches(),
  ].flatMap(({ name, queries }) =>
    queries.flatMap(({ query, right }): Example[] => {
      const best = findBest(matchRows(index, niches.length, query).hits);
      if (!best) return [];
      const features = toFeatures(best);
      const letters = countLetters(query);
      return [
        {
          batch: name,
          isAnswerable: right.length > 0,
          positions: Int32Array.of(
            BIAS,
            ...features.map((_, place) => FIRST_FEATURE + place),
            ...letters.keys(),
          ),
          values: Float64Array.of(
            1,
            ...features,
            ...[...letters.values()].map((count) => LETTER_SCALE * count),
          ),
        },
      ];
    }),
  );
}

const rate = (weights: Float64Array, { positions, values }: Example): number =>
  positions.reduce((sum, position, index) => sum + (weights[position] ?? 0) * (values[index] ?? 0), 0);

/** Minimizes the log loss of both classes, weighted alike, with Adam. */
function trainModel(examples: readonly Example[]): Float64Array {
  const size = Math.max(...examples.map(({ positions }) => Math.max(...positions))) + 1;
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const answerable = examples.filter(({ isAnswerable }) => isAnswerable).length;
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = weights.map((weight, position) => (position < BUCKETS ? PENALTY * weight : 0));
    for (const example of examples) {
      const { isAnswerable, positions, values } = example;
      const share = examples.length / 2 / (isAnswerable ? answerable : examples.length - answerable);
      const error = share * (1 / (1 + Math.exp(-rate(weights, example))) - Number(isAnswerable));
      positions.forEach((position, index) => {
        gradient[position] = (gradient[position] ?? 0) + error * (values[index] ?? 0);
      });
    }
    for (const [position, slope] of gradient.entries()) {
      const m = 0.9 * (mean[position] ?? 0) + 0.1 * slope;
      const v = 0.999 * (square[position] ?? 0) + 0.001 * slope ** 2;
      mean[position] = m;
      square[position] = v;
      weights[position] =
        (weights[position] ?? 0) -
        (LEARNING_RATE * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return weights;
}

const examples = readExamples();
const heldOut = [...new Set(examples.map(({ batch }) => batch))].flatMap((batch) => {
  const weights = trainModel(examples.filter((example) => example.batch !== batch));
  return examples
    .filter((example) => example.batch === batch)
    .map((example) => ({ ...example, odds: rate(weights, example) }));
});
const answerable = heldOut.filter(({ isAnswerable }) => isAnswerable).sort((a, b) => a.odds - b.odds);
const threshold = answerable[Math.floor(MAX_LOST * answerable.length)]?.odds ?? 0;
for (const [batch, rated] of [
  ['all', heldOut] as const,
  ...Map.groupBy(heldOut, (example) => example.batch),
]) {
  const [fit, none] = [true, false].map((is) => rated.filter(({ isAnswerable }) => isAnswerable === is));
  const lost = fit?.filter(({ odds }) => odds < threshold).length;
  const shown = none?.filter(({ odds }) => odds >= threshold).length;
  console.log(
    `${batch}, left out of the fit: ${lost} of ${fit?.length} answerable queries find nothing, ${shown} of ${none?.length} senseless ones find rows.`,
  );
}

const weights = trainModel(examples);
const letters = weights.subarray(0, BUCKETS);
const largest = letters.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
const bytes = Int8Array.from(letters, (weight) => Math.round((weight / largest) * MAX_BYTE));
const round = (number = 0): number => Number(number.toFixed(3));
const model: RelevanceModel = {
  bias: round((weights[BIAS] ?? 0) - threshold),
  features: [...weights.subarray(FIRST_FEATURE)].map(round),
  scale: round(LETTER_SCALE * largest),
  letters: Buffer.from(bytes.buffer).toString('base64'),
};
// The numbers of a list share a line, as the formatter wants it.
const json = JSON.stringify(model, null, 2).replace(/\[[^\]]*\]/, `[${model.features.join(', ')}]`);
writeFileSync(MODEL, `${json}\n`);
