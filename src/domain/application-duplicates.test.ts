import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
import { senderKeys, siteKey } from './application-duplicates.ts';

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
])('knows %j as %j', (link, key) => {
  expect(siteKey(link)).toBe(key);
});

it('names the e-mail address and the website, each where there is one', () => {
  const one = { ...EMPTY_DRAFT, id: 'a', createdAt: 1, status: 'pending' } as const;
  expect(senderKeys(one)).toEqual([]);
  expect(senderKeys({ ...one, email: ' Ada@X.example ', websiteLink: 'x.example' })).toEqual([
    'mail ada@x.example',
    'site x.example',
  ]);
});
