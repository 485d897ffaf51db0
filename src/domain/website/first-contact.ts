/**
 * How often the website check was right about what it reported, on pages that its rules had never seen
 * (tests/accuracy/first-contact.json). The landing page says so; `npm run doctor` lists it among the claims.
 */
export const FIRST_CONTACT = {
  pages: 15,
  claims: 28,
  right: 23,
  debatable: 2,
  wrong: 3,
} as const;
