/**
 * Paths and the limits of keys.
 * Source: @firebase/database `INVALID_KEY_REGEX_`, `INVALID_PATH_REGEX_`, `MAX_PATH_DEPTH`, `MAX_PATH_LENGTH_BYTES`;
 * Firebase docs "Database Limits" ("Maximum depth of child nodes: 32", "Maximum length of a key: 768 bytes").
 */

/** Keys from the root; the root itself is []. */
export type Path = readonly string[];

/** Data or a path that the service would reject; the message can go to the client. */
export class InvalidDataError extends Error {
  override name = 'InvalidDataError';
}

export const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a key must not have
const ILLEGAL_IN_KEY = /[[\].#$/\u0000-\u001f\u007f]/;

/** @throws InvalidDataError if the service would reject this key */
export function assertKey(key: string): void {
  if (key === '' || ILLEGAL_IN_KEY.test(key)) {
    throw new InvalidDataError(
      `Invalid key ${JSON.stringify(key.slice(0, 80))}: keys must be non-empty and without ".", "#", "$", "/", "[" or "]"`,
    );
  }
  if (!key.isWellFormed()) throw new InvalidDataError('Invalid key: unpaired surrogate');
  // A UTF-16 unit has at most three bytes in UTF-8, so most keys need no measuring.
  if (key.length * 3 > MAX_KEY_BYTES && Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidDataError(`Invalid key: longer than ${MAX_KEY_BYTES} bytes`);
  }
}

/**
 * Copies the keys. Substrings from split() are views into the whole text: comparing them is several times slower, and
 * they retain the text.
 */
function ownKeys(pieces: readonly string[]): Path {
  const keys: string[] = JSON.parse(JSON.stringify(pieces));
  return keys;
}

/**
 * Parses a path, ignoring empty segments.
 * @throws InvalidDataError for invalid keys and more than 32 levels
 * @example parsePath('/applications//-Nx/') // ['applications', '-Nx']
 */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((piece) => piece !== '');
  for (const key of path) assertKey(key);
  if (path.length > MAX_DEPTH) throw new InvalidDataError(`Path is deeper than ${MAX_DEPTH} levels`);
  return ownKeys(path);
}

/** True if `inner` is `outer` or below it. */
export function contains(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, i) => key === inner[i]);
}

/** For display: "/a/b", and "/" for the root. */
export function formatPath(path: Path): string {
  return `/${path.join('/')}`;
}
