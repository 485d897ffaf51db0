/** `npm run rules`: writes database.rules.json from database.rules.yaml. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { MAX_SAVED_REPORT_LENGTH } from '../src/domain/accounts/saved-check.ts';
import {
  APPLICANT_TYPES,
  APPLICATION_LIMITS,
  APPLICATION_STATUSES,
  CORRECTABLE,
} from '../src/domain/applications/application.ts';
import { NOTE_LIMIT } from '../src/domain/applications/history.ts';
import { MAIL_CHOICES } from '../src/domain/applications/mail-choice.ts';
import { LOCALES } from '../src/domain/site/locale.ts';

type Rule = string | boolean | readonly string[];
interface Node {
  readonly [name: string]: Rule | Node;
}

const SOURCE = new URL('../database.rules.yaml', import.meta.url);
const TARGET = new URL('../database.rules.json', import.meta.url);

const isOneOf = (values: readonly string[]): string =>
  values.map((value) => `newData.val() === '${value}'`).join(' || ');

const VALUES: Readonly<Record<string, string>> = {
  isStatus: isOneOf(APPLICATION_STATUSES),
  isApplicantType: isOneOf(APPLICANT_TYPES),
  isMailChoice: isOneOf(MAIL_CHOICES),
  isLocale: isOneOf(LOCALES),
  maxNote: String(NOTE_LIMIT),
  maxReport: String(MAX_SAVED_REPORT_LENGTH),
};

/** The form's texts; the required ones must not start or end with a blank. */
const TEXTS: Node = Object.fromEntries(
  Object.entries(APPLICATION_LIMITS).map(([field, max]) => {
    const isRequired = field === 'name' || field === 'email';
    const validate = `{isText} && newData.val().length <= ${max}${isRequired ? ' && {isTrimmed}' : ''}`;
    const isCorrectable = CORRECTABLE.some((each) => each === field);
    return [field, { ...(isCorrectable && { '.write': '{corrects}' }), '.validate': validate }];
  }),
);

export function buildRules(): { readonly rules: Node } {
  const { conditions, rules }: { conditions: Record<string, string>; rules: Record<string, Node> } = parse(
    readFileSync(SOURCE, 'utf8'),
  );
  const replaceNames = (text: string, depth: number): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'after') return `newData${'.parent()'.repeat(depth)}`;
      const meaning = VALUES[name] ?? conditions[name];
      if (meaning === undefined) throw new Error(`database.rules.yaml: there is no {${name}}`);
      return replaceNames(meaning, depth);
    });
  const build = (node: Node, depth: number): Node =>
    Object.fromEntries(
      Object.entries(node).map(([name, rule]) => {
        if (typeof rule === 'object' && !Array.isArray(rule)) return [name, build(rule as Node, depth + 1)];
        if (Array.isArray(rule)) return [name, rule];
        const isField = !name.startsWith('.');
        const built = typeof rule === 'string' ? replaceNames(rule, isField ? depth + 1 : depth) : rule;
        return [name, isField ? { '.validate': built } : built];
      }),
    );
  const { $id, ...applications } = rules.applications ?? {};
  return {
    rules: build({ ...rules, applications: { ...applications, $id: { ...Object($id), ...TEXTS } } }, 0),
  };
}

if (import.meta.main) writeFileSync(TARGET, `${JSON.stringify(buildRules(), null, 2)}\n`);
