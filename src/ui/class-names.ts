/**
 * Joins class names; what is missing or false is left out.
 * @example classNames('button', false, 'large') // 'button large'
 */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
