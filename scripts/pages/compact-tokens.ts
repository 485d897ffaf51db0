const STYLE = /<style>[\s\S]*?<\/style>/g;
const DECLARATION = /(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;
/** The blocks of the layer of tokens: what stands in them holds for the whole page, whatever the device. */
const GLOBAL = /(?<=@layer tokens\{(?::root\{[^{}]*\})*):root\{[^{}]*\}/g;

const isRead = (html: string, name: string): boolean =>
  html.includes(`var(${name})`) || html.includes(`var(${name},`);

/** Leaves out what nothing reads, again and again, since a property may be all that reads another. */
function prune(html: string, isKept: (name: string) => boolean): string {
  const pruned = html.replace(STYLE, (style) =>
    style.replace(DECLARATION, (whole, name: string) => (isKept(name) || isRead(html, name) ? whole : '')),
  );
  return pruned === html ? html : prune(pruned, isKept);
}

const definitionsIn = (text: string): RegExpExecArray[] => [...text.matchAll(DECLARATION)];

/**
 * Puts the value of a token that has one only where it is read: shorter when compressed, and browsers resolve a property
 * anew for every element that reads it. A value that reads another token stays: it is that of the page's root.
 */
function insert(html: string, isKept: (name: string) => boolean): string {
  const names = definitionsIn(html).map(([, name]) => name);
  const single = [...html.matchAll(GLOBAL)]
    .flatMap(([block]) => definitionsIn(block))
    .find(
      ([, name = '', value = '']) =>
        !isKept(name) &&
        !value.includes('var(') &&
        !html.includes(`var(${name},`) &&
        names.indexOf(name) === names.lastIndexOf(name),
    );
  if (!single) return html;
  const [definition, name = '', value = ''] = single;
  return insert(
    html.replace(definition, '').replaceAll(`var(${name})`, () => value),
    isKept,
  );
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
 * Keeps of a page's custom properties those that something reads and that change on it, under short names: every page
 * carries the tokens of the whole site, and its style sheet goes with it each time.
 * @param elsewhere texts of the scripts a page may load later: a property they name stays as it is
 */
export function compactTokens(html: string, elsewhere: string): string {
  const isKept = (name: string) => elsewhere.includes(name);
  return shorten(insert(prune(html, isKept), isKept), isKept);
}
