/**
 * Parses database.rules.json: JSON with // and block comments, line breaks inside strings, and trailing commas, as
 * the Firebase console and CLI accept it.
 * Source: Firebase docs "Understand Firebase Realtime Database Security Rules" (rules are JSON, comments allowed).
 */
import { RulesError } from './rules-error.ts';

const STRING_OR_COMMENT = /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g;

const escapeControl = (control: string): string => JSON.stringify(control).slice(1, -1);

/** @throws RulesError */
export function parseRulesJson(text: string): unknown {
  const json = text
    .replace(/^\uFEFF/, '')
    .replace(STRING_OR_COMMENT, (found) =>
      found.startsWith('"') ? found.replace(/[\n\r\t]/g, escapeControl) : ' ',
    )
    .replace(STRING_OR_TRAILING_COMMA, (found) => (found.startsWith('"') ? found : ''));
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new RulesError([], error instanceof Error ? error.message : String(error));
  }
}
