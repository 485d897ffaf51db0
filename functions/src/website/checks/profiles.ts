import { parseHost } from '../page/addresses.ts';
import { isDead } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, fail, pass, quoteAs } from './check.ts';
import { getPages } from './text-view.ts';
import { findWeakProfiles } from './weak.ts';

const NETWORK_HOSTS = [
  ...[
    'linkedin.com',
    'xing.com',
    'facebook.com',
    'fb.com',
    'fb.me',
    'instagram.com',
    'youtube.com',
    'x.com',
    'twitter.com',
  ],
  ...[
    'tiktok.com',
    'github.com',
    'bsky.app',
    'threads.net',
    'pinterest.com',
    'pinterest.de',
    'vimeo.com',
    'twitch.tv',
  ],
  ...[
    'soundcloud.com',
    'medium.com',
    'behance.net',
    'dribbble.com',
    'gitlab.com',
    'discord.gg',
    'discord.com',
    't.me',
  ],
  ...[
    'snapchat.com',
    'yelp.com',
    'houzz.com',
    'houzz.de',
    'spotify.com',
    'mastodon.social',
    'wa.me',
    'nextdoor.com',
  ],
];
/** Hosts whose links are for chatting, listening or reading. */
const NON_PROFILE_HOSTS: ReadonlySet<string> = new Set([
  'wa.me',
  't.me',
  'medium.com',
  'spotify.com',
  'yelp.com',
  'discord.com',
  'nextdoor.com',
]);
/** Paths for sharing, videos, widgets and policies. */
const NON_PROFILE_PATH =
  /^\/(?:share|sharer|intent|dialog|plugins|embed|watch|tr|home|login|policy|policies|privacy|legal|about|shareArticle|hashtag|search|help|pin\/create|settings|v\/|sharing)(?:[/.?]|$)|^\/sharer\.php/i;

/** Whether a link leads to a repository, as credits of a theme do. */
const isRepository = (host: string, path: string): boolean =>
  /^git(?:hub|lab)\.com$/.test(host) && path.split('/').filter(Boolean).length > 1;

/** URL of a profile: a page on one of the hosts, but not its home page. */
function findProfileUrl(site: Snapshot): string | undefined {
  return getPages(site)
    .flatMap(({ links }) => links)
    .find(({ href }) => {
      const host = parseHost(href);
      if (
        host === undefined ||
        NON_PROFILE_HOSTS.has(host) ||
        /^(?:developers?|business|support|help|maps|l)\./.test(host)
      )
        return false;
      if (!NETWORK_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return false;
      const url = URL.parse(href, 'https://site.invalid');
      const path = url?.pathname ?? '';
      const isNamed = path.replaceAll('/', '').length > 1 || /[?&]id=\d/.test(url?.search ?? '');
      return isNamed && !NON_PROFILE_PATH.test(path) && !isRepository(host, path);
    })?.href;
}

const NETWORK_NAME = /^(?:facebook|instagram|linkedin|xing|youtube|twitter|tiktok|x)$/i;

export const PROFILES_CHECK: Check = {
  id: 'social-profiles',
  weight: 1,
  severity: 'low',
  needsText: true,
  run: (site) => {
    const profile = findProfileUrl(site);
    if (profile !== undefined) return pass(quoteAs('link', profile));
    const verdict = judgeAbsence(site, 'no-profiles', { part: /foot|social/i, weak: findWeakProfiles });
    const deadLink = site.page.links.find((link) => NETWORK_NAME.test(link.text) && isDead(site.page, link));
    return verdict.status === 'fail' && deadLink ? fail(quoteAs('dead-link', deadLink.text)) : verdict;
  },
};
