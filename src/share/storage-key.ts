/** Key of the business check's entries in localStorage. */
export const STORAGE_KEY = 'business-check';
