/** Demo applications and visits for an empty local database, so that the dashboard has content. */
import type { Application } from '../src/domain/applications/application.ts';
import { localDay } from '../src/domain/values/local-day.ts';
import { site } from '../src/site.ts';
import { generateVisitCounts } from './demo-visit-counts.ts';

const HOUR = 3_600_000;

/** Applicants, and how many hours ago they applied. Fictional people at example domains. */
const DEMO: readonly (Omit<Application, 'id' | 'createdAt' | 'acceptTerms'> & {
  readonly hoursAgo: number;
})[] = [
  {
    hoursAgo: 1,
    applicationType: 'Founder',
    status: 'pending',
    name: 'Jonas Albrecht',
    email: 'jonas@albrecht-hydraulik.example',
    websiteLink: 'https://albrecht-hydraulik.example',
    message:
      'Wir fertigen Hydraulikaggregate in Kleinserie und leben von Empfehlungen. In diesem Jahr wollen wir zehn neue OEM-Kunden in Süddeutschland gewinnen.',
  },
  {
    hoursAgo: 4,
    applicationType: 'Agency',
    status: 'pending',
    name: 'Studio Marlow',
    email: 'hello@studiomarlow.example',
    websiteLink: 'https://www.linkedin.com/company/studio-marlow',
    message:
      'We build onboarding flows for SaaS companies. Two retainers end this quarter, so we want a steady pipeline instead of luck.',
  },
  {
    hoursAgo: 9,
    applicationType: 'Company',
    status: 'pending',
    name: 'Seeberger Gebäudetechnik GmbH',
    email: 'vertrieb@seeberger-technik.example',
    websiteLink: '',
    message:
      'Wartungsverträge für Lüftungsanlagen. Unser Vertrieb besteht aus zwei Leuten, die lieber beim Kunden sind als am Telefon.',
  },
  {
    hoursAgo: 26,
    applicationType: 'Mentee',
    status: 'approved',
    name: 'Priya Raman',
    email: 'priya@ramananalytics.example',
    websiteLink: 'https://ramananalytics.example',
    message:
      'Solo consultant for forecasting in wholesale. I know my numbers; I do not know how to open a conversation.',
  },
  {
    hoursAgo: 31,
    applicationType: 'Founder',
    status: 'rejected',
    name: 'Max',
    email: 'max@example.com',
    websiteLink: '',
    message: '',
  },
  {
    hoursAgo: 52,
    applicationType: 'Mentor',
    status: 'approved',
    name: 'Dr. Helga Thönnissen',
    email: 'helga@thoennissen-beratung.example',
    websiteLink: 'https://thoennissen-beratung.example',
    message:
      '22 Jahre Vertriebsleitung im Maschinenbau. Ich gebe gern weiter, was in Erstgesprächen mit Einkäufern trägt.',
  },
  {
    hoursAgo: 75,
    applicationType: 'Business Partner',
    status: 'pending',
    name: 'Northgate Software Ltd',
    email: 'partners@northgate.example',
    websiteLink: 'https://northgate.example/partners',
    message:
      'Our CRM serves 300 logistics firms. We would like to offer your outreach as an add-on and share the revenue.',
  },
];

/** Sorts like a push id, and has the format that the rules require. */
const demoId = (index: number): string => `-Odemo${String(index).padStart(14, '0')}`;

/** Number of days with visits, and visits on an average day. */
const DEMO_DAYS = 60;
const DEMO_VISITS = 200;

/** Writes demo applications and visits with admin rights, unless there are any applications. */
export async function seedDemo(databaseUrl: string, namespace: string, now = Date.now()): Promise<void> {
  const urlFor = (path: string): string => `${databaseUrl}/${path}.json?ns=${namespace}`;
  const headers = { Authorization: 'Bearer owner' };
  const present: unknown = await (await fetch(`${urlFor('applications')}&shallow=true`, { headers })).json();
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
