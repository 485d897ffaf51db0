const STYLE = /<style>[\s\S]*?<\/style>/g;
/** Not before the name of an element: browsers of 2023 take such a rule for a declaration. */
const IMPLIED = /(?<=[{};,])& (?=[.#:[*>])/g;

/** Leaves out the `&` that nested rules imply; the bundler writes it everywhere. */
export const compactNesting = (html: string): string =>
  html.replace(STYLE, (style) => style.replace(IMPLIED, ''));
