import { MIN_CODE_LENGTH } from '../src/domain/team/team-code.ts';

export interface Secret {
  readonly name: string;
  readonly what: string;
  /** Random characters, never typed by anybody. */
  readonly isRandom?: true;
}

/** Features enabled in the owner's files. */
export interface Switches {
  readonly languageModel: string | null;
  readonly mail: string | null;
  readonly webhook: boolean;
}

/** All secrets that a deploy of the functions requires. */
export const secretsOf = ({ languageModel, mail, webhook }: Switches): readonly Secret[] => [
  {
    name: 'TEAM_CODE',
    what: `the team's first code for the dashboard; with fewer than ${MIN_CODE_LENGTH} characters it opens nothing`,
    isRandom: true,
  },
  {
    name: 'OWN_LINK_SECRET',
    what: 'signs the links by which applicants come back: any 32 characters or more',
    isRandom: true,
  },
  {
    name: 'ACCESS_CODE_SECRET',
    what: 'keys the hashes of access codes: any 32 characters or more; a new one ends every code',
    isRandom: true,
  },
  ...(languageModel === 'gemini'
    ? [{ name: 'GEMINI_API_KEY', what: 'a key of the Gemini API, since src/site.ts switches the model on' }]
    : []),
  ...(mail === 'smtp'
    ? [{ name: 'SMTP_URL', what: 'the server for mails, smtps://user:password@host (none: no mail is sent)' }]
    : []),
  ...(webhook
    ? [
        { name: 'WEBHOOK_URL', what: 'where new applications are posted' },
        { name: 'WEBHOOK_SECRET', what: 'the key that these posts are signed with', isRandom: true as const },
      ]
    : []),
];
