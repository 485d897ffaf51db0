import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, getDatabase } from 'firebase-admin/database';
import { startTestDatabase } from './test-database.ts';

/** Name and address that appear only in applications by {@link putApplication}. */
export const ADA = { name: 'Ada Lovelace', email: 'ada@lovelace.example' } as const;

let databaseCount = 0;

export interface LeadsDatabase {
  readonly url: string;
  readonly database: Database;
  /** Everything except the functions' rate limits. */
  readonly readAll: () => Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Starts an empty database under the deployed rules. */
export async function startLeadsDatabase(): Promise<LeadsDatabase> {
  databaseCount += 1;
  const namespace = `leads-${databaseCount}-default-rtdb`;
  const server = await startTestDatabase({ namespace });
  const url = `http://127.0.0.1:${server.port}?ns=${namespace}`;
  const app: App = initializeApp({ databaseURL: url }, namespace);
  const database = getDatabase(app);
  return {
    url,
    database,
    readAll: async () => {
      const { server: _, ...rest } = (await database.ref().get()).val() ?? {};
      return rest;
    },
    close: async () => {
      await deleteApp(app);
      await server.close();
    },
  };
}

export interface ApplicationOverrides {
  /** Milliseconds since 1970. */
  readonly createdAt?: number;
  readonly status?: 'pending' | 'approved' | 'rejected';
  readonly updatedAt?: number;
  readonly email?: string;
}

/** Stores an application with all the data that can be attached to one. */
export async function putApplication(
  database: Database,
  id: string,
  overrides: ApplicationOverrides = {},
): Promise<void> {
  const { createdAt = Date.UTC(2026, 10, 1), status = 'pending', updatedAt } = overrides;
  const at = updatedAt ?? createdAt;
  const who = { uid: 'mara', name: 'Mara' };
  await database.ref().update({
    [`applications/${id}`]: {
      ...{ id, createdAt, status, ...ADA, ...overrides },
      ...{ applicationType: 'Founder', websiteLink: 'https://lovelace.example', message: 'Two\nlines' },
      acceptTerms: true,
    },
    [`intake/${id}`]: {
      language: 'de',
      terms: '2026-11-22',
      campaign: 'newsletter',
      utm: { utm_source: 'Newsletter', utm_medium: 'mail' },
      digest: 'd16e57',
    },
    [`results/${id}`]: { at: createdAt, result: 'aB0-_' },
    [`deliveries/${id}/team-mail`]: { state: 'sent', attempts: 1, createdAt, sentAt: createdAt },
    [`notes/${id}/-Note000000000000000`]: { at, who, text: `Called ${ADA.name}: ${ADA.email}` },
    [`historyHead/${id}`]: '-Event00000000000000',
    ...(status !== 'pending' && {
      [`history/${id}/-Event00000000000000`]: { at, who, what: 'status', from: 'pending', to: status },
    }),
  });
}

/** Finds the paths in a tree whose key or value contains a text. */
export function findPaths(tree: unknown, text: string, path = ''): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return String(tree).includes(text) ? [path] : [];
  return Object.entries(tree).flatMap(([name, child]) => {
    const childPath = `${path}/${name}`;
    return name.includes(text) ? [childPath] : findPaths(child, text, childPath);
  });
}
