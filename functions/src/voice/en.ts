import type { Voice } from './voice.ts';

export const en: Voice = {
  asked: 'English, speaking to the owner as "you"',
  addresses: /\byou(?:r|rs|rself)?\b/i,
  tooFamiliar: null,
};
