/**
 * Loaded into Firebase's suite before its own code. As it starts, the Auth emulator compiles a validator for every request and
 * every answer that there may be: half of the time until the backend stands, for the few that are ever used. The library that
 * does it (exegesis) can wait until one is needed, but the suite has no setting for that.
 */
import { createRequire } from 'node:module';

interface Options {
  readonly lazyCompileValidationSchemas: boolean;
}

const ofSuite = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const library: { compileOptions(given?: object): Options } = ofSuite('exegesis/lib/options.js');
const { compileOptions } = library;
library.compileOptions = (given) => ({ ...compileOptions(given), lazyCompileValidationSchemas: true });
