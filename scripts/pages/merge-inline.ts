const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.trim());

/**
 * Makes one inline style sheet of a page's many, in their order: a policy names each by a hash that no compression makes
 * smaller.
 */
export function mergeStyles(html: string): string {
  const styles = textsOf(html, STYLE);
  return html.replace(STYLE, () => {
    const merged = styles.splice(0).join('');
    return merged && `<style>${merged}</style>`;
  });
}

/**
 * The same for inline scripts, at the end of the page: modules run after parsing wherever they stand, but parsing pauses
 * at each. Each keeps its own scope.
 */
export function mergeScripts(html: string): string {
  const scripts = textsOf(html, SCRIPT).map((text) => `(()=>{${text}})();`);
  if (scripts.length === 0) return html;
  return html
    .replace(SCRIPT, '')
    .replace('</body>', () => `<script type="module">${scripts.join('')}</script></body>`);
}
