/**
 * Marks a configuration value as a sample to replace before launch. `npm run doctor` lists the remaining ones,
 * and they block a deploy.
 */
export interface Sample<T> {
  readonly sample: T;
}

/** A configuration in which any value may be marked as a sample. */
export type Marked<T> =
  | T
  | Sample<T>
  | (T extends string | number | boolean | null ? never : { readonly [K in keyof T]: Marked<T[K]> });

const isSample = (node: unknown): node is Sample<unknown> =>
  typeof node === 'object' && node !== null && 'sample' in node && Object.keys(node).length === 1;

const strip = (node: unknown, read: (mark: Sample<unknown>) => unknown): unknown => {
  if (isSample(node)) return read(node);
  if (Array.isArray(node)) return node.map((item) => strip(item, read));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, strip(child, read)]));
};

/** The configuration with `undefined` for each sample. */
export const omitSamples = (owner: unknown): unknown => strip(owner, () => undefined);

export function sample<const T>(value: T): Sample<T> {
  return { sample: value };
}
/** Strips the marks, so that pages read plain values. A property, so that the import stays used when no sample is left. */
sample.strip = stripSamples;

function stripSamples<T>(owner: Marked<T>): T;
function stripSamples(owner: unknown): unknown {
  return strip(owner, (mark) => mark.sample);
}

/**
 * Lists the paths of all remaining samples.
 * @example findSamples({ contact: { email: sample('a@b.example') } }) // ['contact.email']
 */
export function findSamples(node: unknown, path = ''): string[] {
  if (isSample(node)) return [path];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    findSamples(child, path === '' ? key : `${path}.${key}`),
  );
}
