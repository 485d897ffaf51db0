/**
 * Joins class names and skips falsy values.
 * @example classNames('button', false, 'large') // 'button large'
 */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
