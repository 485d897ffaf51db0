import { expect, it } from 'vitest';
import { site } from '../../site.ts';
import { createBackendConfig, formatLocalBackend, NO_LOCAL_BACKEND, parseLocalBackend } from './config.ts';

const local = {
  projectId: 'demo-anbahn',
  auth: 'http://127.0.0.1:9099',
  functions: 'http://127.0.0.1:5001',
  database: 'http://127.0.0.1:9000',
};

it('uses the configured Firebase project without a local backend', () => {
  for (const text of [undefined, '', NO_LOCAL_BACKEND])
    expect(createBackendConfig(parseLocalBackend(text))).toEqual({
      options: site.firebase,
      local: null,
      appCheckSiteKey: null,
    });
});

it('points every URL at the local backend', () => {
  const config = createBackendConfig(parseLocalBackend(formatLocalBackend(local)));
  expect(config.local).toEqual(local);
  expect(config.options.projectId).toBe('demo-anbahn');
  expect(config.options.databaseURL).toBe('http://127.0.0.1:9000/?ns=demo-anbahn-default-rtdb');
});

it('rejects an invalid URL', () => {
  for (const wrong of [{ auth: '127.0.0.1:9099' }, { database: '' }])
    expect(() => parseLocalBackend(formatLocalBackend({ ...local, ...wrong }))).toThrow(/http/);
});
