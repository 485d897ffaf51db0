import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { applicationsCsv } from './application-csv.ts';

const one = {
  ...EMPTY_DRAFT,
  id: 'a',
  createdAt: 1,
  status: 'pending',
  name: 'Ada; "Countess"',
  email: 'ada@x.example',
  message: 'Two\nlines, and more',
} as const;
const words = {
  header: ['Received', 'Name'],
  type: () => 'Mentee',
  status: () => 'Pending',
  time: (at: number) => `at ${at}`,
};

it('begins with a byte order mark and quotes what needs it', () => {
  const csv = applicationsCsv([one], 'de', words);
  expect(csv).toBe(
    '\ufeffReceived;Name\r\nat 1;Pending;Mentee;"Ada; ""Countess""";ada@x.example;;"Two\r\nlines, and more";;a\r\n',
  );
  expect(applicationsCsv([one], 'en', words)).toContain(',"Ada; ""Countess""",');
});

it.each(['=1+1', '+49 30', '-1', '@sum', '\t=1', ' =1', '\r=1', '＝1'])('defuses %j', (name) => {
  expect(applicationsCsv([{ ...one, name }], 'en', words)).toMatch(/,"?'\s*[=+\-@＝]/);
});

it('leaves an e-mail address and a plain text alone', () => {
  expect(applicationsCsv([{ ...one, name: 'a=b' }], 'en', words)).toContain(',a=b,ada@x.example,');
});
