import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { senderKeys, siteKey } from './application-duplicates.ts';
import { MAILBOX_SPELLINGS } from './mailbox-spellings.ts';

it.each([
  ['https://www.Ada.example/team?x=1', 'ada.example'],
  ['http://ada.example:8080', 'ada.example'],
  ['ada.example', 'ada.example'],
  ['shop.ada.example/', 'shop.ada.example'],
  ['https://de.linkedin.com/in/ada/', 'linkedin.com/in/ada'],
  ['https://www.linkedin.com/in/bob', 'linkedin.com/in/bob'],
  ['https://www.youtube.com/@ada', 'youtube.com/@ada'],
  ['', null],
  ['none yet', null],
  ['localhost', null],
])('normalizes %j to %j', (link, key) => {
  expect(siteKey(link)).toBe(key);
});

const sent = { ...EMPTY_DRAFT, id: 'a', createdAt: 1, status: 'pending' } as const;

it('returns keys for the email address, and for the website if there is one', () => {
  expect(senderKeys(sent)).toEqual([]);
  expect(senderKeys({ ...sent, email: ' Ada@X.example ', websiteLink: 'x.example' })).toEqual([
    'mail ada@x.example',
    'site x.example',
  ]);
});

it('returns one key for all spellings of a mailbox, and different keys for different mailboxes', () => {
  const keys = MAILBOX_SPELLINGS.map(
    (spellings) => new Set(spellings.flatMap((email) => senderKeys({ ...sent, email }))),
  );
  expect(keys.map(({ size }) => size)).toEqual(MAILBOX_SPELLINGS.map(() => 1));
  expect(new Set(keys.flatMap((each) => [...each])).size).toBe(MAILBOX_SPELLINGS.length);
});
