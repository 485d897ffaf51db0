/** Demo applications and visits for an empty local database, so that the dashboard has content. */
import { readFileSync } from 'node:fs';
import type { Application } from '../src/domain/applications/application.ts';
import { localDay } from '../src/domain/values/local-day.ts';
import { site } from '../src/site.ts';
import { generateVisitCounts } from './demo-visit-counts.ts';

const HOUR = 3_600_000;

/** Applicants, and how many hours ago they applied. Fictional people at example domains. */
const DEMO: readonly (Omit<Application, 'id' | 'createdAt' | 'acceptTerms'> & {
  readonly hoursAgo: number;
})[] = JSON.parse(readFileSync(new URL('demo-applications.json', import.meta.url), 'utf8'));

/** Sorts like a push id, and has the format that the rules require. */
const demoId = (index: number): string => `-Odemo${String(index).padStart(14, '0')}`;

const DEMO_DAYS = 60;
const DEMO_VISITS = 200;

/** Writes demo applications and visits with admin rights, unless there are any applications. */
export async function seedDemo(databaseUrl: string, namespace: string): Promise<void> {
  const now = Date.now();
  const urlFor = (path: string): string => `${databaseUrl}/${path}.json?ns=${namespace}`;
  const headers = { Authorization: 'Bearer owner' };
  const present: unknown = await (
    await fetch(`${urlFor('applications')}&orderBy="$key"&limitToFirst=1`, { headers })
  ).json();
  if (present !== null) return;
  const records = DEMO.map(({ hoursAgo, ...rest }, index) => {
    const createdAt = now - hoursAgo * HOUR;
    const reviewed = rest.status === 'pending' ? {} : { updatedAt: createdAt + HOUR };
    return { id: demoId(index), createdAt, acceptTerms: true, ...reviewed, ...rest };
  });
  const body = JSON.stringify({
    applications: Object.fromEntries(records.map((record) => [record.id, record])),
    counts: generateVisitCounts(localDay(now, site.counting.timeZone).day, DEMO_DAYS, DEMO_VISITS),
  });
  const response = await fetch(urlFor(''), { method: 'PATCH', headers, body });
  if (!response.ok)
    throw new Error(`Could not seed the demo data: ${response.status} ${await response.text()}`);
}
