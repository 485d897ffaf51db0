/**
 * Normalizes a text to a website URL; null if it is not safe to link to. Adds a missing scheme, and rejects anything
 * but http and https, since a link could run a script.
 * @example parseWebsiteUrl('ada.example/team') // 'https://ada.example/team'
 * @example parseWebsiteUrl('javascript:alert(1)') // null
 */
export function parseWebsiteUrl(text: string): string | null {
  const input = text.trim();
  const withScheme = /^https?:\/\//i.test(input) ? input : `https://${input}`;
  if (!URL.canParse(withScheme)) return null;
  const { href, hostname, username, password } = new URL(withScheme);
  return /^[^.\s]+(\.[^.\s]+)+$/.test(hostname) && username + password === '' ? href : null;
}
