/** Directives that have a value after a colon, so that their name is not a robot's. */
const VALUED = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;
const HIDING = /^(?:noindex|none)$/;
/** Robots whose rules decide about search results: every robot, and Google's. */
const IS_SEARCH_ENGINE = /^(?:\*|robots|googlebot)$/;

/** A date may itself have commas: takes as much of the text as is one. */
function parseDate(text: string): number {
  const parts = text.split(',').slice(0, 3);
  for (let count = parts.length; count > 0; count--) {
    const time = Date.parse(
      parts
        .slice(0, count)
        .join(',')
        .replace(/-/g, count > 1 ? ' ' : '-'),
    );
    if (!Number.isNaN(time)) return time;
  }
  return Number.NaN;
}

/** Whether one line of rules, such as `googlebot: noindex, nofollow`, keeps a page out of search results. */
function hides(line: string, now: number): boolean {
  let applies = true;
  let offset = 0;
  for (const part of line.split(',')) {
    const [, name, rest = ''] = /^\s*([\w*-]+)\s*:(.*)$/s.exec(part) ?? [];
    const isAgent = name !== undefined && !VALUED.test(name.toLowerCase());
    if (isAgent) applies = IS_SEARCH_ENGINE.test(name.toLowerCase());
    const directive = (isAgent ? rest : part).trim().toLowerCase();
    if (applies && HIDING.test(directive)) return true;
    const date = /^unavailable_after\s*:/.exec(directive);
    if (applies && date) {
      const start = line.toLowerCase().indexOf('unavailable_after', offset);
      const time = parseDate(line.slice(line.indexOf(':', start) + 1));
      if (time < now) return true;
    }
    offset += part.length + 1;
  }
  return false;
}

const MAX_LENGTH = 2_000;
const MAX_RULES = 50;

/**
 * The rule that keeps a page out of search results, if any: of the page's elements, or of a header line for every robot
 * or Google's. A rule for another robot is none.
 * @param rules lines of rules, such as `noindex, nofollow` or `gptbot: noindex`
 */
export const findHidingRule = (rules: readonly string[], now: number): string | undefined =>
  rules.slice(0, MAX_RULES).find((rule) => hides(rule.slice(0, MAX_LENGTH), now));
