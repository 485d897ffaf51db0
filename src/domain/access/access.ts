/** What an access code opens, and for whom. */
import type { Locale } from '../site/locale.ts';

/** Whom a code is for. */
export const ACCESS_ROLES = ['mentee', 'mentor'] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

export const isAccessRole = (value: unknown): value is AccessRole =>
  ACCESS_ROLES.some((role) => role === value);

/** Where a role is led: a path of this site or an https address, one for all languages or one each; null: nowhere. */
export type AccessDestination = string | Readonly<Record<Locale, string>> | null;

/** Where somebody who reads in a language is led. */
export const destinationIn = (destination: AccessDestination, locale: Locale): string | null =>
  typeof destination === 'object' && destination !== null ? destination[locale] : destination;

/**
 * Whether a page may lead there: somewhere on this site, or by https.
 * @example isDestination('//elsewhere.example') // false: another site, by whatever the page came by
 */
const isDestination = (text: string): boolean => /^\/(?![/\\])|^https:\/\/[^/\\]/.test(text);

/**
 * What a page would not lead to, by the place in the owner's file.
 * @example destinationFaults({ mentee: null, mentor: 'mentors' }) // ['accessDestination.mentor: mentors']
 */
export const destinationFaults = (destinations: Readonly<Record<AccessRole, AccessDestination>>): string[] =>
  ACCESS_ROLES.flatMap((role) => {
    const destination = destinations[role];
    const texts = typeof destination === 'string' ? [destination] : Object.values(destination ?? {});
    return texts.filter((text) => !isDestination(text)).map((text) => `accessDestination.${role}: ${text}`);
  });
