import type { Voice } from './voice.ts';

export const de: Voice = {
  asked: 'German, in the formal form with "Sie" and "Ihr", as one business person writes to another',
  addresses: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  tooFamiliar: /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
};
