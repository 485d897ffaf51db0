/** `npm run buyers:train`: trains the model that recognizes buyers, and writes its weights. */
import { writeFileSync } from 'node:fs';
import { READ_LANGUAGES } from '../functions/src/buyers/text-language.ts';
import { readTrainingFiles } from '../functions/src/buyers/training/businesses.ts';
import { encodeWeights } from '../functions/src/buyers/training/encode.ts';
import { train } from '../functions/src/buyers/training/train.ts';

for (const language of READ_LANGUAGES) {
  const weights = encodeWeights(train([...readTrainingFiles(language).values()].flat()));
  const file = new URL(`../functions/src/buyers/weights/${language}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
}
