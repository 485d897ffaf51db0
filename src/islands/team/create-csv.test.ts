import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copy } from '../../copy/index.ts';
import type { Note } from '../../domain/applications/history.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { ApplicationSource } from '../../services/team/application-source.ts';
import { createCsv } from './create-csv.ts';
import { application, createReviewDeps } from './testing/fake-session.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://x.example' }));
afterEach(() => vi.unstubAllGlobals());

const one = application('-Oa', {
  createdAt: Date.UTC(2026, 10, 3, 22, 5, 9),
  name: 'Ada; "Countess"',
  email: 'ada@x.example',
  message: 'Two\nlines, and more',
});

interface Stored {
  readonly locale?: Locale;
  readonly notes?: readonly Note[];
  readonly source?: ApplicationSource;
}

async function csvOf(change: object, { locale = 'en', notes = [], source }: Stored = {}): Promise<string> {
  const session = {
    readNotes: async () => new Map([['-Oa', notes]]),
    readSources: async () => new Map(source ? [['-Oa', source]] : []),
  };
  const { applicantTypes } = createReviewDeps();
  const tools = { store: { session }, copy: copy[locale].dashboard, visits: copy[locale].visits };
  const zone = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Berlin' };
  return createCsv([{ ...one, ...change }], { ...tools, locale, applicantTypes }, zone);
}

it('begins with a byte order mark, and quotes cells if needed', async () => {
  const [header, ...lines] = (await csvOf({}, { locale: 'de' })).split('\r\n');
  expect(header).toMatch(/^\ufeffEingegangen;.*;Adresse$/);
  expect(lines.join('\n')).toBe(
    '2026-11-03;23:05:09;Offen;Mentee;Gründer;"Ada; ""Countess""";ada@x.example;;"Two\nlines, and more";;;;;;;;https://x.example/de/teamdashboard#application=-Oa\n',
  );
  expect(await csvOf({})).toContain(',"Ada; ""Countess""",');
});

it('writes dates as ISO 8601 in the given time zone, and empty cells without a date', async () => {
  expect(await csvOf({ updatedAt: Date.UTC(2026, 0, 1, 0, 0, 1) })).toContain(
    ',2026-01-01,01:00:01,https://x.example/teamdashboard#application=-Oa',
  );
  expect(await csvOf({ createdAt: 0 })).toContain('\r\n,,Pending');
});

it('includes language, campaign, owner and notes', async () => {
  const notes = [
    { id: 'n', at: one.createdAt, who: { uid: 'mara', name: 'Mara' }, text: 'Call\non Monday' },
    { id: 'o', at: one.createdAt, who: { name: 'code' }, text: 'Done' },
  ];
  const utm = { utm_source: 'YouTube', utm_campaign: 'spring, 2026' };
  const source = { campaign: 'youtube', language: 'de', utm } as const;
  const csv = await csvOf(
    { owner: { uid: 'mara', name: 'Mara' }, remindOn: '2026-12-01' },
    { notes, source },
  );
  expect(csv).toContain(
    ',Deutsch,"YouTube, spring, 2026",Mara,2026-12-01,"2026-11-03 23:05:09 Mara: Call\r\non Monday\r\n2026-11-03 23:05:09 Team code: Done",',
  );
});

it.each(['=1+1', '+49 30', '-1', '@sum', '\t=1', ' =1', '\r=1', '＝1'])('defuses %j', async (text) => {
  const defused = /,"?'\s*[=+\-@＝]/;
  expect(await csvOf({ name: text })).toMatch(defused);
  expect(await csvOf({ owner: { uid: 'x', name: text } })).toMatch(defused);
  const source = { campaign: 'none', language: null, utm: { utm_source: text } };
  expect(await csvOf({}, { source })).toMatch(defused);
});

it('does not change email addresses or plain text', async () => {
  expect(await csvOf({ name: 'a=b' })).toContain(',a=b,ada@x.example,');
});
