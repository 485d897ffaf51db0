/** Key of the partnership form's draft in sessionStorage. */
export const DRAFT_KEY = 'partnership-draft';
