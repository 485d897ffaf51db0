/** Extracts one workspace's lockfile from the project's, for a folder that is installed on its own. */

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  /**
   * By folder: '' is the project, 'node_modules/a' a hoisted package, 'node_modules/a/node_modules/b' one nested in
   * a.
   */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Folders to resolve a package from, nearest first. */
function* placesFrom(folder: string, name: string): Generator<string> {
  for (let place = folder; ; ) {
    yield `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (place === '') return;
    const nested = place.lastIndexOf('node_modules/');
    place = nested > 0 ? place.slice(0, nested - 1) : '';
  }
}

const DROPPED: ReadonlySet<string> = new Set(['dev', 'devOptional', 'extraneous', 'peer']);

const withoutDevFlag = (entry: LockedPackage): LockedPackage =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !DROPPED.has(field)));

const neededBy = (entry: LockedPackage): readonly string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }).sort();

/**
 * The same packages in the same versions, as if the workspace were a separate project, without dev dependencies.
 * Hoists a package if its name is free, otherwise nests it in its dependent.
 * @param workspace its folder, such as 'functions'
 * @throws Error if the lockfile does not have the workspace
 */
export function lockfileOf({ packages, lockfileVersion }: Lockfile, workspace: string): Lockfile {
  const root = packages[workspace];
  if (!root) throw new Error(`The lockfile knows no workspace ${workspace}.`);
  const { devDependencies: _, ...own } = root;
  const laid = new Map<string, LockedPackage>([['', own]]);
  /** Maps each package of the new lockfile to its folder in the project's. */
  const origins = new Map<string, string>([['', workspace]]);
  const waiting = [''];
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const from = origins.get(folder) ?? '';
    for (const name of neededBy(laid.get(folder) ?? {})) {
      const origin = [...placesFrom(from, name)].find((place) => packages[place] !== undefined);
      const entry = origin === undefined ? undefined : packages[origin];
      // An optional package or peer that is not installed.
      if (origin === undefined || entry === undefined) continue;
      const seen = [...placesFrom(folder, name)].find((place) => laid.has(place));
      if (seen !== undefined && origins.get(seen) === origin) continue;
      const place = seen === undefined ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      laid.set(place, withoutDevFlag(entry));
      origins.set(place, origin);
      waiting.push(place);
    }
  }
  const sorted = [...laid].sort(([a], [b]) => (a < b ? -1 : 1));
  const { name = workspace, version = '0.0.0' } = root;
  return { name, version, lockfileVersion, packages: Object.fromEntries(sorted) };
}
