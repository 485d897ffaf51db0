import { anyOf } from '../words/patterns.ts';
import type { Attributes } from './elements.ts';
import type { Region } from './page.ts';

export interface NameHint {
  readonly region?: Region;
  readonly isTestimonial?: true;
}

export const NO_HINT: NameHint = {};

const MAY_HINT = anyOf('hinting-names', 'i');
const TESTIMONIALS = anyOf('testimonial-names');
const CONSENT = anyOf('consent-names');
const FOOTER = anyOf('footer-names');
const NAV = anyOf('menu-names');
/** Visually hidden at every width. */
const HIDDEN = anyOf('hidden-names');
const BREAKPOINT_HIDDEN = /(?:^|\s)(?:d-none|hidden|hide)(?:$|\s)/;
/** Shown at some breakpoint or state by the same class list. */
const BREAKPOINT_SHOWN = anyOf('breakpoint-names', '');

function interpretNames(names: string): NameHint {
  if (!MAY_HINT.test(names)) return NO_HINT;
  if (HIDDEN.test(names) || (BREAKPOINT_HIDDEN.test(names) && !BREAKPOINT_SHOWN.test(names)))
    return { region: 'hidden' };
  if (CONSENT.test(names)) return { region: 'consent' };
  if (FOOTER.test(names)) return { region: 'footer' };
  if (NAV.test(names)) return { region: 'nav' };
  return TESTIMONIALS.test(names) ? { isTestimonial: true } : NO_HINT;
}

/** Whether an element's own attributes hide it; style sheets are not evaluated. */
export const isHidden = ({ hidden, style }: Attributes): boolean =>
  (hidden !== undefined && hidden !== 'until-found') ||
  (style !== undefined &&
    /(?:^|[;\s])(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)/i.test(style.slice(0, 500)));

const MAX_KNOWN_CLASSES = 2_000;
const MAX_NAMES_LENGTH = 300;

export class Hints {
  readonly #byClass = new Map<string, NameHint>();

  /** What an element's id and class say. Ignores ids of inline elements. */
  interpret({ id, class: classes }: Attributes, isBox: boolean): NameHint {
    const byId = id && isBox ? interpretNames(id.slice(0, MAX_NAMES_LENGTH)) : NO_HINT;
    if (!classes || byId.region) return byId;
    const names = classes.slice(0, MAX_NAMES_LENGTH);
    const cached = this.#byClass.get(names);
    const hint = cached ?? interpretNames(names);
    if (!cached && this.#byClass.size < MAX_KNOWN_CLASSES) this.#byClass.set(names, hint);
    return byId.isTestimonial ? { ...hint, isTestimonial: true } : hint;
  }
}
