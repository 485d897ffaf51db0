import { once } from './once.ts';
import type { Page } from './page.ts';

export type Entity = Readonly<Record<string, unknown>>;

const MAX_ENTITIES = 500;
const MAX_DEPTH = 12;

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All nodes of the page's JSON-LD, including nested ones. */
export const getEntities = once(({ jsonLd }: Page): readonly Entity[] => {
  const found: Entity[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MAX_ENTITIES) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isEntity(value)) {
      found.push(stripPrefix(value));
      for (const child of Object.values(value)) if (typeof child === 'object') visit(child, depth + 1);
    }
  };
  for (const text of jsonLd) visit(parseJson(text), 0);
  return found;
});

/** Keys without a prefix of the vocabulary, as in `schema:name`. */
const stripPrefix = (entity: Entity): Entity =>
  Object.keys(entity).some((key) => PREFIXED.test(key))
    ? Object.fromEntries(Object.entries(entity).map(([key, value]) => [key.replace(PREFIXED, ''), value]))
    : entity;
const PREFIXED = /^(?:(?:schema|sdo|s):|https?:\/\/schema\.org\/)(?=[a-z])/;

/** A type's name without its vocabulary. Empty if invalid, because reports quote it. */
export const parseTypeName = (type: string): string =>
  /(?:^|[/#:])([A-Za-z][A-Za-z0-9]{1,59})$/.exec(type.trim().slice(-200))?.[1] ?? '';

export const getTypes = (entity: Entity): readonly string[] =>
  [entity['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map(parseTypeName)
    .filter((name) => name !== '');
