import { expect, it } from 'vitest';
import { loadModel } from '../model.ts';
import { READ_LANGUAGES } from '../text-language.ts';
import { readTrainingFiles } from './businesses.ts';
import { encodeWeights } from './encode.ts';
import { train } from './train.ts';

/** Maximum share of weights that differ, because platforms may round differently. */
const MAX_DIFFERENT_SHARE = 0.001;

it.each(READ_LANGUAGES)(
  'stores the weights that training produces (%s); otherwise, run npm run buyers:train',
  (language) => {
    const { roles } = encodeWeights(train([...readTrainingFiles(language).values()].flat()));
    const trained = new Int8Array(Buffer.from(roles, 'base64'));
    const stored = loadModel(language).roles;
    expect(stored.length).toBe(trained.length);
    const differentCount = trained.filter((weight, index) => weight !== stored[index]).length;
    expect(differentCount / trained.length).toBeLessThan(MAX_DIFFERENT_SHARE);
  },
  300_000,
);
