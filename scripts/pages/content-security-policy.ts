/**
 * Each page's content security policy in a `<meta>`: it allows only the page's own inline scripts and styles, by
 * hash.
 */
import { createHash } from 'node:crypto';

export interface PolicySources {
  readonly connect: readonly string[];
  /** Origins of frames; empty: no frames. */
  readonly frame: readonly string[];
  readonly script: readonly string[];
}

const computeHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lists the contents of a page's inline scripts or styles. Data such as JSON-LD is not executed and needs no hash. */
const listInlineCode = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '', text]) => text && !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);

export function buildPolicy(html: string, { connect, frame, script }: PolicySources): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...script, ...new Set(listInlineCode(html, 'script').map(computeHash))],
    ['style-src', "'self'", ...new Set(listInlineCode(html, 'style').map(computeHash))],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

const START = '<head><meta charset="utf-8">';

/** Finds code in the page that the policy would block or not cover. */
function findPolicyError(html: string): string | null {
  if (html.split(START).length !== 2) return `the head does not start with ${START}`;
  if (/http-equiv="content-security-policy"/i.test(html)) return 'the page already has a policy';
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  const blocked = /<[^>]*\s(?:style|on\w+)="[^>]*>/.exec(markup)?.[0];
  return blocked ? `the policy would block the style or handler in ${blocked}` : null;
}

const WRITTEN_POLICY = new RegExp(`(?<=${START})<meta http-equiv="content-security-policy" content="[^"]*">`);

/**
 * Inserts the policy at the top of the page's head, before anything it applies to, or replaces the one there.
 * @throws if the page's structure is unexpected
 */
export function setPolicy(page: string, sources: PolicySources): string {
  const html = page.replace(WRITTEN_POLICY, '');
  const error = findPolicyError(html);
  if (error) throw new Error(error);
  return html.replace(
    START,
    () => `${START}<meta http-equiv="content-security-policy" content="${buildPolicy(html, sources)}">`,
  );
}
