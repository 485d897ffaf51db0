const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.trim());

/** Puts all elements that fit the pattern into one, where the first stood. */
function mergeInto(html: string, pattern: RegExp, merged: string): string {
  let first = true;
  return html.replace(pattern, () => {
    const text = first ? merged : '';
    first = false;
    return text;
  });
}

/**
 * Makes one inline style sheet of a page's many, in their order: a policy names each by a hash that no compression makes
 * smaller.
 */
export const mergeStyles = (html: string): string =>
  mergeInto(html, STYLE, `<style>${textsOf(html, STYLE).join('')}</style>`);

/** The same for inline scripts: modules run after parsing wherever they stand, and each keeps its own scope. */
export function mergeScripts(html: string): string {
  const scripts = textsOf(html, SCRIPT).map((text) => `(()=>{${text}})();`);
  return mergeInto(html, SCRIPT, `<script type="module">${scripts.join('')}</script>`);
}
