/** Reads and writes the local backend's databases with the admin credential, which bypasses the rules. */

/** Used by the site and the functions, and shared by all tests. */
export const SHARED_DATABASE = 'demo-anbahn-default-rtdb';

const getUrl = (path: string, database: string = SHARED_DATABASE): string =>
  `${process.env.DATABASE_URL}/${path}.json?ns=${database}`;
const headers = { authorization: 'Bearer owner' };

export type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

export const readPath = async (path: string, database?: string): Promise<unknown> =>
  (await fetch(getUrl(path, database), { headers })).json();

export async function writePath(path: string, value: unknown, database?: string): Promise<void> {
  const response = await fetch(getUrl(path, database), {
    method: 'PUT',
    headers,
    body: JSON.stringify(value),
  });
  if (!response.ok) throw new Error(`Could not write ${path}: ${response.status}`);
}

/** Finds applications by name. @returns their keys and records */
export async function findApplicationsByName(
  name: string,
  database?: string,
): Promise<readonly (readonly [string, Stored])[]> {
  const all = await readPath('applications', database);
  return Object.entries(isRecord(all) ? all : {}).flatMap(([key, record]) =>
    isRecord(record) && record.name === name ? [[key, record] as const] : [],
  );
}

/** Stores an application without the rules' checks. @returns its key */
export async function putApplication(change: Stored, database?: string): Promise<string> {
  const id = `-Otest${String(Date.now()).slice(-8)}${Math.random().toString(36).slice(2, 8).padEnd(6, '0')}`;
  const record = {
    id,
    createdAt: Date.now(),
    applicationType: 'Founder',
    email: 'someone@example.com',
    websiteLink: '',
    message: '',
    acceptTerms: true,
    status: 'pending',
    ...change,
  };
  await writePath(`applications/${id}`, record, database);
  return id;
}

let counter = 0;

/** Creates a name that no other test uses. */
export const createUniqueName = (name: string): string => {
  counter += 1;
  return `${name} ${process.pid}-${Date.now()}-${counter}`;
};

/** Derives an email address from a unique name, since confirmations are limited by mailbox. */
export const toEmail = (name: string): string => `${name.replace(/\W+/g, '.')}@example.com`;
