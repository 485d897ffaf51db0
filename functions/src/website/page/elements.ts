import { keysOf } from '../../../../src/domain/wizard/business-options.ts';
import lists from './elements.json' with { type: 'json' };
import type { Region } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

export type Inside = keyof typeof lists.inside;

export interface ElementKind {
  /** Whether its start and end separate blocks, lines or words. */
  readonly separates: 'blocks' | 'lines' | 'words' | null;
  /** Its content is not visible text. */
  readonly isSkipped: boolean;
  readonly region: Region | null;
  /** A generic box, described only by its id and class. */
  readonly isBox: boolean;
  readonly inside: Inside | null;
  /** Of a heading; otherwise 0. */
  readonly level: number;
}

const splitSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = splitSet(lists.blocks);
const words = splitSet(lists.words);
const skipped = splitSet(lists.skipped);
const boxes = splitSet(lists.boxes);
const REGIONS: readonly Region[] = keysOf(lists.roles);
const INSIDE = new Map<string, Inside>(
  keysOf(lists.inside).flatMap((inside) =>
    lists.inside[inside].split(' ').map((name) => [name, inside] as const),
  ),
);

/** Every relevant element by name, so that each tag needs one lookup. */
export const ELEMENTS: ReadonlyMap<string, ElementKind> = new Map(
  [...new Set([...blocks, ...words, ...skipped, 'br', 'q'])].map((name) => [
    name,
    {
      separates: blocks.has(name) ? 'blocks' : words.has(name) ? 'words' : name === 'br' ? 'lines' : null,
      isSkipped: skipped.has(name),
      region: REGIONS.find((region) => region === name) ?? null,
      isBox: boxes.has(name),
      inside: INSIDE.get(name) ?? null,
      level: Number(/^h([1-6])$/.exec(name)?.[1] ?? 0),
    },
  ]),
);

export const findRegionByRole = (role: string): Region | undefined =>
  keysOf(lists.roles).find((region) => lists.roles[region] === role);
