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

interface Group {
  readonly rules: Rule[];
  length: number;
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
  // Only these groups matter, however many the file has. A named but empty group allows everything.
  const agents = [name.toLowerCase(), '*', 'googlebot'];
  const groups = new Map<string, Group>();
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
      const agent = agents.find((known) => value.length <= MAX_PATTERN && known === value.toLowerCase());
      if (agent === undefined) continue;
      const group = groups.get(agent) ?? { rules: [], length: 0 };
      groups.set(agent, group);
      current.add(group);
    } else if (key === 'allow' || key === 'disallow') {
      inRules = true;
      if (value === '' || value.length > MAX_PATTERN) continue;
      for (const group of current) {
        group.length += value.length;
        if (group.length <= MAX_PATTERNS) group.rules.push({ isAllowed: key === 'allow', pattern: value });
      }
    }
  }
  const allows = (agent: string, path: string): boolean => {
    const group = groups.get(agent) ?? groups.get('*');
    let best: Rule | null = null;
    for (const rule of group?.rules ?? []) {
      if (best && rule.pattern.length < best.pattern.length) continue;
      if (best && rule.pattern.length === best.pattern.length && !rule.isAllowed) continue;
      if (matches(rule.pattern, path)) best = rule;
    }
    return best?.isAllowed ?? true;
  };
  return { allows: (path) => allows(name.toLowerCase(), path), isClosed: !allows('googlebot', '/') };
}
