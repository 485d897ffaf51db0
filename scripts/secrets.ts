import type { Site } from '../src/domain/site/owner.ts';
import { MIN_CODE_LENGTH } from '../src/domain/team/team-code.ts';

export interface Secret {
  readonly name: string;
  readonly description: string;
  /** Random characters, never typed by anybody. */
  readonly isRandom?: true;
}

export interface Switches {
  readonly languageModel: Site['languageModel'];
  readonly mail: string | null;
  readonly webhook: boolean;
}

/** All secrets that a deploy of the functions requires. */
export const listSecrets = ({ languageModel, mail, webhook }: Switches): readonly Secret[] => [
  {
    name: 'TEAM_CODE',
    description: `the team's first code for the dashboard; with fewer than ${MIN_CODE_LENGTH} characters it is rejected`,
    isRandom: true,
  },
  {
    name: 'OWN_LINK_SECRET',
    description: 'signs the links to applications: any 32 characters or more',
    isRandom: true,
  },
  {
    name: 'ACCESS_CODE_SECRET',
    description:
      'keys the hashes of access codes: any 32 characters or more; a new one invalidates every code',
    isRandom: true,
  },
  ...(languageModel?.kind === 'gemini'
    ? [
        {
          name: 'GEMINI_API_KEY',
          description: 'a key of the Gemini API, since src/site.ts enables the model',
        },
      ]
    : []),
  ...(languageModel?.kind === 'chat'
    ? [
        {
          name: 'LANGUAGE_MODEL_KEY',
          description: `a key of ${languageModel.provider}, for the language model`,
        },
      ]
    : []),
  ...(mail === 'smtp'
    ? [
        {
          name: 'SMTP_URL',
          description: 'the mail server, smtps://user:password@host (none: no email is sent)',
        },
      ]
    : []),
  ...(webhook
    ? [
        { name: 'WEBHOOK_URL', description: 'where new applications are posted' },
        { name: 'WEBHOOK_SECRET', description: 'the key that signs these requests', isRandom: true as const },
      ]
    : []),
];
