/** What a booking page can be filled in with. */
export interface Booking {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Link to the result of the business check. */
  readonly result?: string | undefined;
}

/** The field for remarks by provider: Cal.com has notes, Calendly the answer to the first question. */
const REMARKS: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(?:^|\.)cal\.(?:com|eu)$/, 'notes'],
  [/(?:^|\.)calendly\.com$/, 'a1'],
];
/** Servers refuse longer addresses, in characters. */
const MAX_LENGTH = 7_000;

/**
 * The link to the booking page, filled in where its provider allows that. Nothing is sent before a click.
 * @example bookingLink('https://cal.com/ada', { email: 'a@x.example' }) // 'https://cal.com/ada?email=a%40x.example'
 */
export function bookingLink(href: string, { name, email, result }: Booking): string {
  const remarks = REMARKS.find(([host]) => URL.canParse(href) && host.test(new URL(href).hostname))?.[1];
  if (remarks === undefined) return href;
  const fields = [
    ['name', name],
    ['email', email],
    [remarks, result],
  ] as const;
  const url = new URL(href);
  for (const [parameter, value] of fields) {
    if (!value) continue;
    url.searchParams.set(parameter, value);
    if (url.href.length > MAX_LENGTH) url.searchParams.delete(parameter);
  }
  return url.href;
}
