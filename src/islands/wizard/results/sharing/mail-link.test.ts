import { expect, it } from 'vitest';
import { MAX_MAIL_LINK, mailLink } from './mail-link.ts';

const TEXT = { subject: 'Grüße & mehr', lines: ['Erste Zeile', ''], noLink: 'Zu lang' };

const parts = (address: string) => new URL(address).searchParams;

it('opens a mail with subject, lines, and the link last', () => {
  const address = mailLink({ ...TEXT, link: 'https://a.example/#r=abc' });
  expect(address).toMatch(/^mailto:\?/);
  expect(parts(address).get('subject')).toBe(TEXT.subject);
  expect(parts(address).get('body')).toBe('Erste Zeile\r\n\r\nhttps://a.example/#r=abc');
});

it('names the link instead of cutting it where a mail program would', () => {
  const address = mailLink({ ...TEXT, link: `https://a.example/#r=${'x'.repeat(2000)}` });
  expect(address.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
  expect(parts(address).get('body')).toBe('Erste Zeile\r\n\r\nZu lang');
});
