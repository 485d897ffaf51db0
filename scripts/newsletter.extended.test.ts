/** Runs `npm run newsletter` as a program, on a database of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newsletterLink } from '../functions/src/links/signed-link.ts';
import { site } from '../src/site.ts';
import { withAdminDatabase } from './admin-database.ts';

const ID = 'newsletter--OeK3vQn2mX8sT1bYc4D';
const ADA = { email: 'ada@example.com', language: 'de', consent: '2026-11-29', requestedAt: 1 };

it('lists who confirmed, each with the link to unsubscribe, and removes by address', {
  timeout: 120_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'newsletter-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const newsletter = (...args: readonly string[]): string =>
    execFileSync(process.execPath, ['scripts/newsletter.ts', ...args, '--data', data], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  await withAdminDatabase({ live: false, data }, ({ database }) =>
    database.ref('newsletter').set({
      [ID]: { ...ADA, confirmedAt: 2000 },
      'newsletter--OeK3vQn2mX8sT1bYc4E': { ...ADA, email: 'bob@example.com' },
    }),
  );
  const header = '\ufeffemail,language,requested,confirmed,consent,unsubscribe\r\n';
  const listed = newsletter('list');
  const token = newsletterLink.sign(readFileSync(join(data, 'own-link-secret'), 'utf8'), ID);
  expect(listed).toBe(
    `${header}ada@example.com,de,1970-01-01T00:00:00.001Z,1970-01-01T00:00:02.000Z,2026-11-29,${site.origin}/de/newsletter#unsubscribe.${token}\r\n`,
  );
  expect(newsletter('remove', 'Ada@Example.com')).toBe('Ada@Example.com is off the newsletter.\n');
  expect(newsletter('list')).toBe(header);
  expect(newsletter('remove', 'ada@example.com')).toBe('ada@example.com was not on the newsletter.\n');
});
