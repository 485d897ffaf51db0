/** Validates the roadmap's library, as part of `npm run check`. */
import { readLibrary } from '../functions/src/roadmap/library/read-library.ts';

const { faults } = readLibrary();
for (const { file, line, key, message } of faults) console.error(`${file}:${line}: ${key}: ${message}`);
if (faults.length > 0) process.exit(1);
