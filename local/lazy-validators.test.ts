import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('makes the Auth emulator compile validators lazily, without other changes', async () => {
  const ofSuite = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  // Call it like the library does.
  const library = ofSuite('exegesis/lib/options.js');
  const before = library.compileOptions({ ignoreServers: true });
  expect(before).toMatchObject({ ignoreServers: true, lazyCompileValidationSchemas: false });
  await import('./lazy-validators.ts');
  const after = library.compileOptions({ ignoreServers: true });
  expect(after).toMatchObject({ ignoreServers: true, lazyCompileValidationSchemas: true });
  expect(Object.keys(after)).toEqual(Object.keys(before));
});
