import { site } from '../../../src/site.ts';

declare const __LOCAL_BACKEND__: boolean | undefined;

/**
 * Where the site's pages are, for links in mails: in production the owner's address; on one machine where the local
 * backend serves them. The condition stands here in full, so that the bundler cuts the other branch out.
 */
export const siteOrigin = (): string =>
  typeof __LOCAL_BACKEND__ !== 'undefined' && __LOCAL_BACKEND__
    ? (process.env.ANBAHN_SITE_ORIGIN ?? site.origin)
    : site.origin;
