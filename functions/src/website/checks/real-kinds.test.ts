import { expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const getStatus = (id: FindingId, html: string, parts?: SnapshotOverrides) =>
  runCheck(id, html, parts)?.status;

it('reports a missing form if the linked contact page was read', () => {
  const home = '<h1>Tagespflege</h1><a href="/contact">Zum Kontaktformular</a>';
  expect(getStatus('contact-form', home, { linked: { contact: '<p>Hier kommt es hin.</p>' } })).toBe('fail');
  expect(getStatus('contact-form', home, { unread: ['contact'] })).toBe('unknown');
});
