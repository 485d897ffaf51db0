/** Generates the same applications in every run. */

const MESSAGES = [
  'Wir suchen neue Kunden im Mittelstand und möchten unsere Termine füllen.',
  'We are a young agency and want to grow beyond referrals.',
  'Our sales team of four needs more qualified meetings every month.',
];

export function generateApplication(i: number): Record<string, string | number | boolean> {
  const id = `-O${String(i).padStart(18, '0')}`;
  return {
    id,
    applicationType: i % 3 === 0 ? 'founder' : i % 3 === 1 ? 'agency' : 'company',
    name: `Beispiel Unternehmen ${i} GmbH`,
    email: `kontakt-${i}@beispiel-${i % 977}.example`,
    websiteLink: `https://www.beispiel-${i % 977}.example/`,
    message: `${MESSAGES[i % 3]} (${i})`,
    acceptTerms: true,
    createdAt: 1_790_000_000_000 + ((i * 7919) % 50_000) * 1000,
    status: i % 5 === 0 ? 'approved' : 'pending',
  };
}

/** Applications by key. */
export function generateApplications(count: number): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const record = generateApplication(i);
      return [String(record.id), record];
    }),
  );
}
