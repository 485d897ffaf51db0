/** What a careful reader said of a website before any check was run on it. */

/** Questions of content: somebody reads the page to answer them. */
export const CONTENT_CHECKS = [
  'call-to-action',
  'call-to-action-early',
  'booking',
  'contact-form',
  'email',
  'phone',
  'postal-address',
  'pricing',
  'testimonials',
  'references',
  'imprint',
  'privacy',
  'numbers',
  'social-profiles',
  'about',
  'audience',
  'value-proposition',
  'text-depth',
] as const;

/** Questions whose answer stands in the code. */
export const CODE_CHECKS = [
  'title',
  'description',
  'h1',
  'heading-order',
  'lang',
  'image-alternatives',
  'organization-data',
  'open-graph',
  'canonical',
  'viewport',
  'tracker-consent',
] as const;

export const JUDGED_CHECKS = [...CONTENT_CHECKS, ...CODE_CHECKS] as const;
export type JudgedCheck = (typeof JUDGED_CHECKS)[number];

/** Debatable: readers differ, or it cannot be told. It counts nowhere. */
export const LABELS = ['present', 'absent', 'debatable'] as const;
export type Label = (typeof LABELS)[number];

export interface Judgement {
  readonly language: 'de' | 'en';
  /** What the website is an example of, in one line. */
  readonly kind: string;
  readonly labels: ReadonlyMap<JudgedCheck, Label>;
}

const isCheck = (id: string): id is JudgedCheck => JUDGED_CHECKS.some((known) => known === id);

/** Values by key; a line that begins with a blank goes on with the one before. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
}

/** The ids of a list; what stands in parentheses says why and is left out. */
const idsIn = (list: string): readonly string[] =>
  list
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** Reads a `judgement.txt`. Throws unless it answers every question exactly once. */
export function parseJudgement(text: string): Judgement {
  const fields = fieldsOf(text);
  const language = fields.get('language');
  if (language !== 'de' && language !== 'en') throw new Error(`No language to judge in: ${language}`);
  const labels = new Map<JudgedCheck, Label>();
  for (const label of LABELS) {
    for (const id of idsIn(fields.get(label) ?? '')) {
      if (!isCheck(id)) throw new Error(`No check to judge: ${id}`);
      if (labels.has(id)) throw new Error(`Judged twice: ${id}`);
      labels.set(id, label);
    }
  }
  const missing = JUDGED_CHECKS.filter((id) => !labels.has(id));
  if (missing.length > 0) throw new Error(`Not judged: ${missing.join(', ')}`);
  return { language, kind: fields.get('kind') ?? '', labels };
}
