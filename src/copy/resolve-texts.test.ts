import { expect, it } from 'vitest';
import { SETTINGS, type Settings } from '../domain/site/settings.ts';
import { resolveTexts } from './resolve-texts.ts';

const [off, on] = ['off', 'on'] as const;
const settings: Settings = {
  ...{ law: 'AT', register: off, responsible: on, partner: on, dataProtectionOfficer: on },
  ...{
    languageModel: 'off',
    modelPlace: 'google',
    bookingPlace: 'own',
    video: 'none',
    appCheck: on,
    counting: on,
    newsletter: 'none',
  },
  ...{ experience: on, guarantee: on, ownUse: on },
  ...{ mail: off, chat: on, storage: 'eu', host: 'ireland' },
  ...{ representativeEu: off, representativeUk: off, representativeSwitzerland: off, swiss: off },
};

it('selects the text for each setting, including nested ones, and omits null texts', () => {
  const texts = {
    title: 'Always',
    list: ['first', { byMail: { on: 'mail', off: null } }, { byChat: { on: 'chat', off: null } }],
    statute: {
      byLaw: { DE: 'DDG', AT: { byRegister: { on: 'UGB', off: 'GewO' } }, CH: 'UWG', US: null, other: null },
    },
    video: { byVideo: { file: { title: 'Own' }, provider: { title: 'Theirs' }, none: null } },
  } as const;
  expect(resolveTexts(texts, settings)).toEqual({
    title: 'Always',
    list: ['first', 'chat'],
    statute: 'GewO',
  });
});

/** Each marked line must be a compile error: an unused `@ts-expect-error` fails the type check. */
it('rejects a choice that lacks a text for a value of its setting', () => {
  expect(resolveTexts({ byMail: { on: 'a', off: 'b' } }, settings)).toBe('b');
  // @ts-expect-error: the video may be hosted by a provider
  resolveTexts({ byVideo: { file: 'a', none: 'b' } }, settings);
  // @ts-expect-error: nested choices must be complete, too
  resolveTexts({ list: [{ byMail: { on: { byChat: { on: 'a' } }, off: null } }] }, settings);
  expect(Object.keys(SETTINGS).toSorted()).toEqual(Object.keys(settings).toSorted());
});
