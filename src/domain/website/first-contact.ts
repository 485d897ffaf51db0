/**
 * How often the website check was right about what it reported, on pages that its rules had never seen
 * (tests/accuracy/first-contact.json). The landing page says so; `npm run doctor` lists it among the claims.
 */
export const FIRST_CONTACT = {
  pages: 18,
  claims: 40,
  right: 36,
  debatable: 1,
  wrong: 3,
} as const;
