import type { ScriptLookups } from './page/page.ts';

/** What the page's scripts look up and listen to, inline and in the website's own files. */
export interface OwnScripts extends ScriptLookups {
  /** Addresses of scripts that were not read, or not to their end, such as other websites'. */
  readonly unread: readonly string[];
}
