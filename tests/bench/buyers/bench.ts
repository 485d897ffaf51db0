/** Cross-validates the model that recognizes buyers: trains on all files of annotated businesses but one, and tests on that one. */

import { findMentions, type Model } from '../../../functions/src/buyers/model.ts';
import { READ_LANGUAGES, type ReadLanguage } from '../../../functions/src/buyers/text-language.ts';
import { type Business, readTrainingFiles } from '../../../functions/src/buyers/training/businesses.ts';
import { train } from '../../../functions/src/buyers/training/train.ts';
import type { Bench, Row } from '../bench.ts';
import { isNamedBy } from '../roadmap/names.ts';

/** Maximum number of buyers in a plan. */
const MAX_BUYERS = 5;

interface Figures {
  /** Businesses that name buyers, and those with at least one found buyer. */
  naming: number;
  fitting: number;
  /** Named buyers, and those that are found. */
  buyers: number;
  found: number;
  /** Businesses that name no buyers, and those for which one is found anyway. */
  silent: number;
  unsupported: number;
  /** Businesses with a wrongly found buyer. */
  wrong: number;
}

const getText = (business: Business['sentences'][number]['sentence'], from: number, to: number): string =>
  business.text.slice(business.tokens[from]?.start, business.tokens[to - 1]?.end);

function judge({ sentences }: Business, model: Model, figures: Figures): void {
  const labeledNames = sentences.flatMap(({ sentence, spans }) =>
    spans.map(({ label, from, to }) => ({ label, name: getText(sentence, from, to) })),
  );
  const read = sentences.flatMap(({ sentence }) =>
    findMentions(sentence, model).map(({ role, certainty, from, to }) => ({
      role,
      certainty,
      name: getText(sentence, from, to),
    })),
  );
  const excluded = read.filter(({ role }) => role === 'excluded');
  const buyers = read
    .filter(
      ({ role, name }) =>
        role === 'buyer' && !excluded.some((other) => other.name.toLowerCase() === name.toLowerCase()),
    )
    .sort((a, b) => b.certainty - a.certainty);
  const named = [...new Set(buyers.map(({ name }) => name.toLowerCase()))].slice(0, MAX_BUYERS);
  const right = [
    ...new Set(labeledNames.filter(({ label }) => label === 'buyer').map(({ name }) => name.toLowerCase())),
  ];
  const found = right.filter((buyer) => named.some((name) => isNamedBy(buyer, name)));
  if (right.length > 0) {
    figures.naming += 1;
    figures.buyers += right.length;
    figures.found += found.length;
    if (found.length > 0) figures.fitting += 1;
  } else {
    figures.silent += 1;
    if (named.length > 0) figures.unsupported += 1;
  }
  if (named.some((name) => !right.some((buyer) => isNamedBy(buyer, name)))) figures.wrong += 1;
}

function evaluateLanguage(language: ReadLanguage): Figures {
  const figures: Figures = {
    naming: 0,
    fitting: 0,
    buyers: 0,
    found: 0,
    silent: 0,
    unsupported: 0,
    wrong: 0,
  };
  const files = readTrainingFiles(language);
  for (const [heldOut, businesses] of files) {
    const others = [...files].filter(([file]) => file !== heldOut).flatMap(([, some]) => some);
    const model = { ...train(others), scale: 1 };
    for (const business of businesses) judge(business, model, figures);
  }
  return figures;
}

export const bench: Bench = {
  title: 'Reader of buyers, each file of businesses read by a model trained on the others',
  run: async (): Promise<readonly Row[]> =>
    READ_LANGUAGES.map((language) => {
      const { naming, fitting, buyers, found, silent, unsupported, wrong } = evaluateLanguage(language);
      return {
        label: language,
        measured: `a buyer in ${fitting} of ${naming}, ${found} of ${buyers} buyers, unsupported ${unsupported} of ${silent}, wrong ${wrong} of ${naming + silent}`,
      };
    }),
};
