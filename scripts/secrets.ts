export interface Secret {
  readonly name: string;
  readonly what: string;
}

/**
 * Every secret that a deploy of the functions asks for.
 * @param languageModel as in the owner's file
 */
export const secretsOf = (languageModel: string | null): readonly Secret[] => [
  { name: 'TEAM_CODE', what: 'the code that opens the dashboard to the team' },
  {
    name: 'OWN_LINK_SECRET',
    what: 'signs the links by which applicants come back: any 32 characters or more',
  },
  ...(languageModel === 'gemini'
    ? [{ name: 'GEMINI_API_KEY', what: 'a key of the Gemini API, since src/site.ts switches the model on' }]
    : []),
];
