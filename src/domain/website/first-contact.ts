/**
 * How often the website check was right about what it reported, on pages that its rules had never seen
 * (tests/accuracy/first-contact.json). The landing page says so; `npm run doctor` lists it among the claims.
 */
export const FIRST_CONTACT = {
  pages: 36,
  claims: 126,
  right: 115,
  debatable: 5,
  wrong: 6,
} as const;
