import { expect, it } from 'vitest';
import { site } from '../../site.ts';
import { createBackendConfig } from './config.ts';

const local = {
  projectId: 'demo-anbahn',
  auth: 'http://127.0.0.1:9099',
  functions: 'http://127.0.0.1:5001',
  database: 'http://127.0.0.1:9000',
};

it('uses the configured Firebase project unless the site was built for the local backend', () => {
  expect(createBackendConfig(undefined)).toEqual({
    options: site.firebase,
    local: null,
    appCheckSiteKey: null,
  });
  expect(createBackendConfig('')).toEqual({ options: site.firebase, local: null, appCheckSiteKey: null });
});

it('points every URL at the local backend', () => {
  const config = createBackendConfig(JSON.stringify(local));
  expect(config.local).toEqual(local);
  expect(config.options.projectId).toBe('demo-anbahn');
  expect(config.options.databaseURL).toBe('http://127.0.0.1:9000/?ns=demo-anbahn-default-rtdb');
});

it('rejects an invalid URL', () => {
  expect(() => createBackendConfig(JSON.stringify({ ...local, auth: '127.0.0.1:9099' }))).toThrow(/http/);
  expect(() => createBackendConfig(JSON.stringify({ ...local, database: undefined }))).toThrow(/http/);
});
