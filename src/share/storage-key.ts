/** Under this name the entries of the business check are kept on the device. */
export const STORAGE_KEY = 'business-check';
