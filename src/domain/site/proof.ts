/** Quotes and figures in every language of the site. Empty lists render nothing. */
import type { Locale } from './locale.ts';

type Text = Readonly<Record<Locale, string>>;

export interface Proof {
  /** Quotes, published with consent; `picture` is a square file in src/images/people/. */
  readonly quotes: readonly {
    readonly text: Text;
    readonly name: string;
    readonly role: Text;
    readonly picture: string | null;
  }[];
  /** Verifiable figures; `source` says where they come from. */
  readonly numbers: readonly { readonly figure: string; readonly label: Text; readonly source: Text }[];
}
