/**
 * Preloaded into Firebase's CLI. At startup, the Auth emulator compiles a validator for every possible request and
 * response, which takes half the startup time. Its library (exegesis) can do this lazily, but the CLI has no option
 * for it.
 */
import { createRequire } from 'node:module';

interface Options {
  readonly lazyCompileValidationSchemas: boolean;
}

const ofSuite = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const library: { compileOptions(options?: object): Options } = ofSuite('exegesis/lib/options.js');
const { compileOptions } = library;
library.compileOptions = (options) => ({ ...compileOptions(options), lazyCompileValidationSchemas: true });
