/** Finds applications that may come from the same sender: same email address, or same website. */
import type { Application } from './application.ts';
import { normalizeMailbox } from './mail-address.ts';

/** Hosts with a page per person: compare paths as well. */
const SHARED_HOSTS =
  /(?:^|\.)(?:(?:linkedin|xing|facebook|instagram|youtube|tiktok|twitter|github)\.[a-z.]+|x\.com|medium\.com|linktr\.ee|sites\.google\.com)$/;
const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.|[a-z]{2}\.(?=linkedin\.))?([^/?#:\s]+\.[^/?#:\s]+)(?::\d+)?([^?#\s]*)/;

/**
 * Normalized key of a website: its host, plus the path on shared hosts. Null if it is not a website.
 * @example siteKey('https://www.Ada.example/team') // 'ada.example'
 * @example siteKey('linkedin.com/in/ada/') // 'linkedin.com/in/ada'
 */
export function siteKey(websiteLink: string): string | null {
  const [, host = '', path = ''] = ADDRESS.exec(websiteLink.trim().toLowerCase()) ?? [];
  if (host === '') return null;
  return SHARED_HOSTS.test(host) ? `${host}${path.replace(/(?<!\/)\/+$/, '')}` : host;
}

/** Applications that share one of these keys may come from the same sender. */
export function senderKeys({ email, websiteLink }: Application): readonly string[] {
  const mail = normalizeMailbox(email);
  const site = siteKey(websiteLink);
  return [...(mail === '' ? [] : [`mail ${mail}`]), ...(site === null ? [] : [`site ${site}`])];
}
