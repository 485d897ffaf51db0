/** A robots.txt file's rules for one robot. */
export interface Robots {
  readonly allows: (path: string) => boolean;
  /** Whether it closes the whole website to search engines. */
  readonly isClosed: boolean;
}

interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

const MAX_LINES = 5_000;
const MAX_PATTERN = 500;
/** Maximum characters of one group's patterns, since every path is matched against all of them. */
const MAX_PATTERNS = 100_000;

class Group {
  readonly rules: Rule[] = [];
  /** Whether the file names this group: a named but empty group allows everything. */
  isNamed = false;
  #length = 0;

  add(rule: Rule): void {
    this.#length += rule.pattern.length;
    if (this.#length <= MAX_PATTERNS) this.rules.push(rule);
  }
}

/** Whether a pattern matches the start of a path; `*` is anything, `$` the end. Takes linear time. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [first = '', ...rest] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let position = first.length;
  for (const [i, part] of rest.entries()) {
    if (isAnchored && i === rest.length - 1)
      return path.length - part.length >= position && path.endsWith(part);
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return !isAnchored || position === path.length;
}

/** Parses a robots.txt file (RFC 9309) for the robot `name`. The longest matching rule applies; `allow` wins a tie. */
export function parseRobots(text: string, name: string): Robots {
  // Only these groups matter, however many the file has.
  const [ownGroup, wildcardGroup, searchGroup] = [new Group(), new Group(), new Group()];
  const groups = new Map([
    [name.toLowerCase(), ownGroup],
    ['*', wildcardGroup],
    ['googlebot', searchGroup],
  ]);
  const current = new Set<Group>();
  let inRules = true;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, MAX_LINES)) {
    const bare = line.split('#', 1)[0] ?? '';
    const colon = bare.indexOf(':');
    if (colon === -1) continue;
    const key = bare.slice(0, colon).trim().toLowerCase();
    const value = bare.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (inRules) current.clear();
      inRules = false;
      const group = value.length <= MAX_PATTERN ? groups.get(value.toLowerCase()) : undefined;
      if (!group) continue;
      group.isNamed = true;
      current.add(group);
    } else if (key === 'allow' || key === 'disallow') {
      inRules = true;
      if (value === '' || value.length > MAX_PATTERN) continue;
      for (const group of current) group.add({ isAllowed: key === 'allow', pattern: value });
    }
  }
  const allows = (group: Group, path: string): boolean => {
    const { rules } = group.isNamed ? group : wildcardGroup;
    let best: Rule | null = null;
    for (const rule of rules) {
      if (best && rule.pattern.length < best.pattern.length) continue;
      if (best && rule.pattern.length === best.pattern.length && !rule.isAllowed) continue;
      if (matches(rule.pattern, path)) best = rule;
    }
    return best?.isAllowed ?? true;
  };
  return { allows: (path) => allows(ownGroup, path), isClosed: !allows(searchGroup, '/') };
}
