/**
 * A text as the address of a website, or null when it is none that a link may lead to. People often leave out the
 * scheme; anything but http and https is refused, since a link to it could run a script.
 * @example webAddressOf('ada.example/team') // 'https://ada.example/team'
 * @example webAddressOf('javascript:alert(1)') // null
 */
export function webAddressOf(text: string): string | null {
  const typed = text.trim();
  const withScheme = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withScheme)) return null;
  const { href, hostname, username, password } = new URL(withScheme);
  return /^[^.\s]+(\.[^.\s]+)+$/.test(hostname) && username + password === '' ? href : null;
}
