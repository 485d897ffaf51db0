/** Matches a text of the copy with any values in its placeholders. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
