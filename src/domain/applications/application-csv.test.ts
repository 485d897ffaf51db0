import { expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from './application.ts';
import { type CsvDetails, formatApplicationsCsv } from './application-csv.ts';

const one = {
  ...EMPTY_DRAFT,
  id: '-Oa',
  createdAt: Date.UTC(2026, 10, 3, 22, 5, 9),
  status: 'pending',
  name: 'Ada; "Countess"',
  email: 'ada@x.example',
  message: 'Two\nlines, and more',
} as const;
const words = {
  header: ['Received', 'Name'],
  type: () => 'Mentee',
  appliedAs: () => 'Founder',
  link: ({ id }: Application) => `https://x.example/#${id}`,
  status: () => 'Pending',
  author: ({ who }: CsvDetails['notes'][number]) => who.name,
};
const NO_DETAILS: CsvDetails = { notes: [], language: '', campaign: '', utm: {} };
const csvOf = (change: object, language = 'en', details: Partial<CsvDetails> = {}) =>
  formatApplicationsCsv(
    [{ ...one, ...change }],
    language,
    'Europe/Berlin',
    () => ({ ...NO_DETAILS, ...details }),
    words,
  );

it('begins with a byte order mark and quotes cells if needed', () => {
  expect(csvOf({}, 'de')).toBe(
    '\ufeffReceived;Name\r\n2026-11-03;23:05:09;Pending;Mentee;Founder;"Ada; ""Countess""";ada@x.example;;"Two\r\nlines, and more";;;;;;;;https://x.example/#-Oa;;;\r\n',
  );
  expect(csvOf({})).toContain(',"Ada; ""Countess""",');
});

it('writes dates as ISO 8601 in the given time zone, and empty cells without a date', () => {
  expect(csvOf({ updatedAt: Date.UTC(2026, 0, 1, 0, 0, 1) })).toContain(
    ',2026-01-01,01:00:01,https://x.example/#-Oa',
  );
  expect(csvOf({ createdAt: 0 })).toContain('\r\n,,Pending');
});

it('has the parameters of the link in columns of their own', () => {
  expect(csvOf({}, 'en', { utm: { utm_source: 'google', utm_campaign: 'spring, 2026' } })).toMatch(
    /,google,,"spring, 2026"\r\n$/,
  );
});

it('includes language, campaign, owner and notes', () => {
  const notes = [
    { id: 'n', at: one.createdAt, who: { uid: 'mara', name: 'Mara' }, text: 'Call\non Monday' },
    { id: 'o', at: one.createdAt, who: { name: 'code' }, text: 'Done' },
  ];
  expect(
    csvOf({ owner: { uid: 'mara', name: 'Mara' }, remindOn: '2026-12-01' }, 'en', {
      notes,
      language: 'Deutsch',
      campaign: 'google',
    }),
  ).toContain(
    ',Deutsch,google,Mara,2026-12-01,"2026-11-03 23:05:09 Mara: Call\r\non Monday\r\n2026-11-03 23:05:09 code: Done",',
  );
});

it.each(['=1+1', '+49 30', '-1', '@sum', '\t=1', ' =1', '\r=1', '＝1'])('defuses %j', (text) => {
  const defused = /,"?'\s*[=+\-@＝]/;
  expect(csvOf({ name: text })).toMatch(defused);
  expect(csvOf({ owner: { uid: 'x', name: text } })).toMatch(defused);
  expect(csvOf({}, 'en', { campaign: text })).toMatch(defused);
});

it('does not change email addresses or plain text', () => {
  expect(csvOf({ name: 'a=b' })).toContain(',a=b,ada@x.example,');
});
