import { expect, it } from 'vitest';
import { modelFor } from '../model.ts';
import { READ_LANGUAGES } from '../text-language.ts';
import { trainingFiles } from './businesses.ts';
import { encodeWeights } from './encode.ts';
import { train } from './train.ts';

/** Platforms may round differently. */
const MAX_DIFFERENT = 0.001;

it.each(READ_LANGUAGES)(
  'stores the weights that training produces (%s); otherwise, run npm run buyers:train',
  (language) => {
    const { roles } = encodeWeights(train([...trainingFiles(language).values()].flat()));
    const trained = new Int8Array(Buffer.from(roles, 'base64'));
    const stored = modelFor(language).roles;
    expect(stored.length).toBe(trained.length);
    const different = trained.filter((weight, index) => weight !== stored[index]).length;
    expect(different / trained.length).toBeLessThan(MAX_DIFFERENT);
  },
  300_000,
);
