/** Roles of access codes, and where each role is redirected. */
import { type Locale, type Translatable, textIn } from '../site/locale.ts';

export const ACCESS_ROLES = ['mentee', 'mentor'] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

export const isAccessRole = (value: unknown): value is AccessRole =>
  ACCESS_ROLES.some((role) => role === value);

/** A role's redirect: a path of this site or an https URL. Null: no redirect. */
export type AccessDestination = Translatable | null;

/** The redirect for a language. */
export const destinationIn = (destination: AccessDestination, locale: Locale): string | null =>
  destination && textIn(destination, locale);

/**
 * Whether a page may redirect there: within this site or over https.
 * @example isDestination('//elsewhere.example') // false: another site, with the current protocol
 */
export const isDestination = (text: string): boolean => /^\/(?![/\\])|^https:\/\/[^/\\]/.test(text);
