import { expect, it } from 'vitest';
import { siteOf } from '../checks/testing.ts';
import { findingsOf } from './report.ts';

it('reports unknown instead of misses on a client-rendered page', () => {
  const site = siteOf(
    '<h1>Mehr Aufträge für Maschinenbauer</h1><p>Rufen Sie an: <a href="tel:+49305550">+49 30 5550</a></p>',
  );
  const statusOf = (jsRendered: boolean, id: string) =>
    findingsOf({ ...site, jsRendered }).find((finding) => finding.id === id)?.status;
  expect(statusOf(false, 'phone')).toBe('pass');
  expect(statusOf(true, 'phone')).toBe('pass');
  expect(statusOf(false, 'text-depth')).toBe('fail');
  expect(statusOf(true, 'text-depth')).toBe('unknown');
});
