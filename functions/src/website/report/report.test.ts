import { expect, it } from 'vitest';
import { createSnapshot } from '../checks/testing/snapshots.ts';
import { runChecks } from './report.ts';

it('reports unknown instead of failures on a client-rendered page', () => {
  const site = createSnapshot(
    '<h1>Mehr Aufträge für Maschinenbauer</h1><p>Rufen Sie an: <a href="tel:+49305550">+49 30 5550</a></p>',
  );
  const getStatus = (jsRendered: boolean, id: string) =>
    runChecks({ ...site, jsRendered }).find((finding) => finding.id === id)?.status;
  expect(getStatus(false, 'phone')).toBe('pass');
  expect(getStatus(true, 'phone')).toBe('pass');
  expect(getStatus(false, 'text-depth')).toBe('fail');
  expect(getStatus(true, 'text-depth')).toBe('unknown');
});

it('does not praise what another check finds broken', () => {
  const getStatuses = (html: string) =>
    Object.fromEntries(runChecks(createSnapshot(html)).map(({ id, status }) => [id, status]));
  const fields = '<input name="name"><input type="email" name="mail"><textarea name="text"></textarea>';
  expect(getStatuses(`<form>${fields}<button>Send</button></form>`)).toMatchObject({
    'working-forms': 'fail',
  });
  expect(
    getStatuses(
      `<form action="/send.php" method="post">${fields}<input type="date" name="arrival" max="2024-12-31"><button>Send</button></form>`,
    ),
  ).toMatchObject({ orders: 'fail', 'working-forms': 'na' });
});

it('praises only what nothing else contradicts', () => {
  const list = (html: string, parts = {}) =>
    runChecks(createSnapshot(html, { url: 'https://kern-roofs.de/', ...parts }))
      .filter(({ status }) => status === 'pass')
      .map(({ id }) => id);
  const wrong = '<a href="tel:+493514567809">0351 4567890</a>';
  expect(list(wrong)).not.toContain('phone');
  expect(list(wrong)).not.toContain('reachable');
  expect(list(wrong)).not.toContain('dead-ends');
  const home = '<a href="/datenschutz">Datenschutz</a><a href="tel:+493514567890">0351 4567890</a>';
  const linked = {
    privacy: '<h1>Datenschutz</h1><p>[Name einsetzen] verarbeitet personenbezogene Daten.</p>',
  };
  expect(list(home)).toEqual(expect.arrayContaining(['privacy', 'phone', 'dead-ends']));
  expect(list(home, { linked })).not.toContain('privacy');
  const links = '<p><a class="btn" href="#">Book a table</a></p>';
  expect(list(`${links}<script src="https://cdn.example/x.js"></script>`)).not.toContain('dead-ends');
  expect(list('<p><a href="#">Top</a></p><script src="https://cdn.example/x.js"></script>')).toContain(
    'dead-ends',
  );
});

it('turns a miss into an idea if the check is only useful to this kind of business', () => {
  const getFinding = (html: string, id: string) =>
    runChecks(createSnapshot(html)).find((finding) => finding.id === id);
  const missing = { seen: { kind: 'no-phone' } };
  const software = `<script type="application/ld+json">{"@type":"SoftwareApplication"}</script>`;
  expect(getFinding(software, 'phone')).toMatchObject({ ...missing, status: 'na', idea: true });
  expect(getFinding(software, 'email')?.status).toBe('fail');
  expect(getFinding('<title>Friseursalon Beck</title>', 'phone')).toMatchObject({
    ...missing,
    status: 'fail',
  });
});
