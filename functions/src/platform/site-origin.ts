import { site } from '../../../src/site.ts';

declare const __LOCAL_BACKEND__: boolean | undefined;

/**
 * Origin of the site's pages, for links in emails: the configured one in production, the local backend's locally. The
 * condition is inlined, so that the bundler removes the other branch.
 */
export const siteOrigin = (): string =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? (process.env.ANBAHN_SITE_ORIGIN ?? site.origin)
    : site.origin;
