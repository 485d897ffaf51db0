/** Trains the classifier deterministically: logistic regression with AdaGrad. */
import { computeProbabilities, hashFeatures, SLOTS, type Weights } from '../classifier.ts';
import { extractExtentFeatures, extractRoleFeatures } from '../features.ts';
import { ROLES } from '../model.ts';
import { findCandidates } from '../sentence.ts';
import type { AnnotatedSentence, Business } from './businesses.ts';

interface Example {
  readonly slots: readonly number[];
  /** Index of the correct class. */
  readonly label: number;
}

const EPOCHS = 8;
const LEARNING_RATE = 0.08;
const L2_PENALTY = 0.002;

/** Creates a generator of pseudorandom numbers below 1, with a fixed seed. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}

/** Fits the weights of every class except the first, with each step scaled by the gradients so far. */
function fit(examples: readonly Example[], classes: number): Weights {
  const columns = classes - 1;
  const weights = new Float32Array(SLOTS * columns);
  const squaredGradients = new Float32Array(SLOTS * columns).fill(1e-6);
  const random = createRandom();
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { slots, label } = examples[index] ?? { slots: [], label: 0 };
      const probabilities = computeProbabilities(weights, slots, 1);
      for (const slot of slots)
        for (let column = 0; column < columns; column += 1) {
          const position = slot * columns + column;
          const weight = weights[position] ?? 0;
          const target = label === column + 1 ? 1 : 0;
          const gradient = (probabilities[column + 1] ?? 0) - target + L2_PENALTY * weight;
          const square = (squaredGradients[position] ?? 0) + gradient * gradient;
          squaredGradients[position] = square;
          weights[position] = weight - (LEARNING_RATE * gradient) / Math.sqrt(square);
        }
    }
  }
  return weights;
}

const createRoleExamples = ({ sentence, spans }: AnnotatedSentence): readonly Example[] =>
  findCandidates(sentence).map((head) => {
    const label = spans.find(({ from, to }) => from <= head && head < to)?.label ?? 'other';
    return { slots: hashFeatures(extractRoleFeatures(sentence, head)), label: ROLES.indexOf(label) };
  });

/** For each candidate in a name: the tokens of that name, and the first token on either side that isn't part of it. */
const createExtentExamples = ({ sentence, spans }: AnnotatedSentence): readonly Example[] =>
  findCandidates(sentence).flatMap((head) => {
    const span = spans.find(({ from, to }) => from <= head && head < to);
    if (!span) return [];
    return sentence.tokens.flatMap((_, next): readonly Example[] => {
      if (next === head || next < span.from - 1 || next > span.to) return [];
      const belongs = span.from <= next && next < span.to;
      return [{ slots: hashFeatures(extractExtentFeatures(sentence, head, next)), label: belongs ? 1 : 0 }];
    });
  });

export interface TrainedWeights {
  readonly roles: Weights;
  readonly extents: Weights;
}

/** Trains on annotated businesses of one language. */
export function train(businesses: readonly Business[]): TrainedWeights {
  const annotated = businesses.flatMap(({ sentences }) => sentences);
  return {
    roles: fit(annotated.flatMap(createRoleExamples), ROLES.length),
    extents: fit(annotated.flatMap(createExtentExamples), 2),
  };
}
