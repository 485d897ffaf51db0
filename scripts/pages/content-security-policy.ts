/** What a page may load, in a `<meta>` of its own: only the inline scripts and styles that stand in it, by their hashes. */
import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Origins the page's scripts may call. */
  readonly connect: readonly string[];
  /** Origins of frames; none: no frames. */
  readonly frame: readonly string[];
  /** Origins of scripts beside the site's own. */
  readonly script: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Contents of the page's inline elements of a name; data such as JSON-LD is not run and needs no hash. */
const inline = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '', text]) => text && !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);

export function policyOf(html: string, { connect, frame, script }: PolicySources): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...script, ...new Set(inline(html, 'script').map(hashOf))],
    ['style-src', "'self'", ...new Set(inline(html, 'style').map(hashOf))],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

const START = '<head><meta charset="utf-8">';

/** What a page holds that its policy would refuse, or that would not be bound by it. */
function faultOf(html: string): string | null {
  if (html.split(START).length !== 2) return `its head does not begin with ${START}`;
  if (/http-equiv="content-security-policy"/i.test(html)) return 'it has one already';
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  const refused = /<[^>]*\s(?:style|on\w+)="[^>]*>/.exec(markup)?.[0];
  return refused ? `it would refuse the style or the handler in ${refused}` : null;
}

/**
 * The page with its policy at the top of its head, before anything that is bound by it.
 * @throws when the page does not look as expected
 */
export function withPolicy(html: string, sources: PolicySources): string {
  const fault = faultOf(html);
  if (fault) throw new Error(fault);
  return html.replace(
    START,
    () => `${START}<meta http-equiv="content-security-policy" content="${policyOf(html, sources)}">`,
  );
}
