import type { GroupRule } from './group-rule.ts';
import { corporate } from './groups/corporate.ts';
import { growth } from './groups/growth.ts';
import { industry } from './groups/industry.ts';
import { learning } from './groups/learning.ts';
import { multipliers } from './groups/multipliers.ts';
import { nearby } from './groups/nearby.ts';
import { professional } from './groups/professional.ts';
import { publicBodies } from './groups/public.ts';
import { retail } from './groups/retail.ts';
import { trade } from './groups/trade.ts';

const RULES = [
  ...industry,
  ...professional,
  ...corporate,
  ...growth,
  ...trade,
  ...nearby,
  ...multipliers,
  ...retail,
  ...learning,
  ...publicBodies,
] as const;

/** The rules' literal types, from which content.ts derives the texts. */
export type AnyGroup = (typeof RULES)[number];

export type Group = GroupRule & { readonly id: AnyGroup['id'] };

export const GROUP_RULES: readonly Group[] = RULES;

const formOf = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

const byWord: ReadonlyMap<string, Group> = new Map(
  GROUP_RULES.flatMap((rule) =>
    rule.words
      .trim()
      .split(/\s+/)
      .map((word): [string, Group] => [formOf(word), rule]),
  ),
);

/** In characters. Shorter heads of German compounds mislead: "Rassegeflügelzüchter" aren't "Züchter". */
const MIN_HEAD = 6;

/** Mean a group only on their own: travel agencies and public agencies aren't ad agencies. */
const ONLY_ALONE = new Set(['agencies', 'agenturen']);

const groupNamed = (word: string, isWholeName: boolean): Group | undefined =>
  isWholeName || !ONLY_ALONE.has(word) ? byWord.get(word) : undefined;

/**
 * Finds a group by the whole name, its last words, or the head of a compound.
 * @example groupFor('kleine Zahnarztpraxen')?.id // 'practices-and-care'
 */
export function groupFor(name: string): Group | null {
  const words = formOf(name)
    .replace(/ (?:von|of) .*/, '')
    .split(' ');
  for (let first = 0; first < words.length; first += 1) {
    const rule = groupNamed(words.slice(first).join(' '), first === 0);
    if (rule) return rule;
  }
  const last = words.at(-1) ?? '';
  for (let start = 3; start <= last.length - MIN_HEAD; start += 1) {
    const rule = groupNamed(last.slice(start), false);
    if (rule) return rule;
  }
  return null;
}
