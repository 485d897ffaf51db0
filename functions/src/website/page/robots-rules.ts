/** Directives that have a value after a colon, so that their name is not a robot's. */
const VALUED = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;
const HIDING = /^(?:noindex|none)$/;
/** Robots whose rules decide about search results: every robot, and Google's. */
const IS_SEARCH_ENGINE = /^(?:\*|robots|googlebot)$/;

/** A date may itself have a comma: "Friday, 25-Jun-10 15:00:00 GMT". */
const SEPARATOR = /,(?!\s*\d)/;
const EXPIRY = /^unavailable_after\s*:(.*)$/;

function isOver(directive: string, now: number): boolean {
  const date = EXPIRY.exec(directive)?.[1] ?? '';
  return Date.parse(/\d{4}-/.test(date) ? date : date.replaceAll('-', ' ')) < now;
}

/** Whether one line of rules, such as `googlebot: noindex, nofollow`, keeps a page out of search results. */
function hides(line: string, now: number): boolean {
  let applies = true;
  for (const part of line.split(SEPARATOR)) {
    const [, name, rest = ''] = /^\s*([\w*-]+)\s*:(.*)$/s.exec(part) ?? [];
    const isAgent = name !== undefined && !VALUED.test(name.toLowerCase());
    if (isAgent) applies = IS_SEARCH_ENGINE.test(name.toLowerCase());
    const directive = (isAgent ? rest : part).trim().toLowerCase();
    if (applies && (HIDING.test(directive) || isOver(directive, now))) return true;
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
