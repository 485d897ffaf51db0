import { expect, it } from 'vitest';
import { MAX_MAIL_LINK, mailLink } from './mail-link.ts';

const TEXT = { subject: 'Grüße & mehr', lines: ['Erste Zeile', ''], noLink: 'Zu lang' };

const getParams = (url: string) => new URL(url).searchParams;

it('opens an email with subject, lines, and the link last', () => {
  const url = mailLink({ ...TEXT, link: 'https://a.example/#r=abc' });
  expect(url).toMatch(/^mailto:\?/);
  expect(getParams(url).get('subject')).toBe(TEXT.subject);
  expect(getParams(url).get('body')).toBe('Erste Zeile\r\n\r\nhttps://a.example/#r=abc');
});

it('replaces a link that mail clients would truncate', () => {
  const url = mailLink({ ...TEXT, link: `https://a.example/#r=${'x'.repeat(2000)}` });
  expect(url.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
  expect(getParams(url).get('body')).toBe('Erste Zeile\r\n\r\nZu lang');
});
