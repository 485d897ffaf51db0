const STYLE = /<style>[\s\S]*?<\/style>/g;
const DECLARATION = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

const isRead = (html: string, name: string): boolean =>
  html.includes(`var(${name})`) || html.includes(`var(${name},`);

/** Leaves out what nothing reads, again and again, since a property may be all that reads another. */
function prune(html: string, isKept: (name: string) => boolean): string {
  const pruned = html.replace(STYLE, (style) =>
    style.replace(DECLARATION, (whole, name: string) => (isKept(name) || isRead(html, name) ? whole : '')),
  );
  return pruned === html ? html : prune(pruned, isKept);
}

/** Gives the custom properties of a page's styles names of one or two letters, the most used ones the shortest. */
function shorten(html: string, isKept: (name: string) => boolean): string {
  const uses = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(/var\((--[\w-]+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const free = [...Array(1296).keys()]
    .map((number) => `--${number.toString(36)}`)
    .filter((name) => !html.includes(name));
  const short = new Map(
    [...uses]
      .filter(([name]) => !isKept(name))
      .sort((a, b) => b[1] - a[1])
      .map(([name], index) => [name, free[index] ?? name]),
  );
  return html.replace(STYLE, (style) =>
    style.replace(/(?<=var\()--[\w-]+|--[\w-]+(?=:)/g, (name) => short.get(name) ?? name),
  );
}

/**
 * Keeps of a page's custom properties those that something reads, under short names: every page carries the tokens of
 * the whole site, and its style sheet goes with it each time.
 * @param elsewhere texts of the scripts a page may load later: a property they name stays as it is
 */
export function compactTokens(html: string, elsewhere: string): string {
  const isKept = (name: string) => elsewhere.includes(name);
  return shorten(prune(html, isKept), isKept);
}
