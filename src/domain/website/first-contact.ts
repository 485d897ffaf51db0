/**
 * How often the website check was right about what it reported, on pages that its rules had never seen
 * (tests/accuracy/first-contact.json). The landing page says so; `npm run doctor` lists it among the claims.
 */
export const FIRST_CONTACT = {
  pages: 20,
  claims: 24,
  right: 23,
  debatable: 1,
  wrong: 0,
} as const;
