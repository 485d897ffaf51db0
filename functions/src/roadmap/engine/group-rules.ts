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

const normalizeName = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

const groupsByWord: ReadonlyMap<string, Group> = new Map(
  GROUP_RULES.flatMap((rule) =>
    rule.words
      .trim()
      .split(/\s+/)
      .map((word): [string, Group] => [normalizeName(word), rule]),
  ),
);

/** Minimum length of a compound's head, in characters; shorter ones mislead: "Rassegeflügelzüchter" aren't "Züchter". */
const MIN_HEAD_LENGTH = 6;

/** Words that name a group only on their own: travel agencies and public agencies aren't ad agencies. */
const STANDALONE_WORDS = new Set(['agencies', 'agenturen']);

const findGroupByWord = (word: string, isWholeName: boolean): Group | undefined =>
  isWholeName || !STANDALONE_WORDS.has(word) ? groupsByWord.get(word) : undefined;

/**
 * Finds a group by the whole name, its last words, or the head of a compound.
 * @example findGroup('kleine Zahnarztpraxen')?.id // 'practices-and-care'
 */
export function findGroup(name: string): Group | null {
  const words = normalizeName(name)
    .replace(/ (?:von|of) .*/, '')
    .split(' ');
  for (let firstWord = 0; firstWord < words.length; firstWord += 1) {
    const rule = findGroupByWord(words.slice(firstWord).join(' '), firstWord === 0);
    if (rule) return rule;
  }
  const last = words.at(-1) ?? '';
  for (let start = 3; start <= last.length - MIN_HEAD_LENGTH; start += 1) {
    const rule = findGroupByWord(last.slice(start), false);
    if (rule) return rule;
  }
  return null;
}
