/** What others say of the company, in every language of the site. Each list may be empty, and leaves no trace then. */
import type { Locale } from './locale.ts';

type Text = Readonly<Record<Locale, string>>;

export interface Proof {
  /** What was done for a customer, and what came of it. */
  readonly cases: readonly { readonly customer: string; readonly title: Text; readonly text: Text }[];
  /** In the words of a person who agreed to it; `picture` is a file in src/images/people/, square. */
  readonly quotes: readonly {
    readonly text: Text;
    readonly name: string;
    readonly role: Text;
    readonly picture: string | null;
  }[];
  /** Figures that somebody can check: `source` says where. */
  readonly numbers: readonly { readonly figure: string; readonly label: Text; readonly source: Text }[];
}
