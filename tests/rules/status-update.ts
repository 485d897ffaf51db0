import { ACTOR, EVENT, ID, NOW, type TEAM } from './database.ts';

/** A status update; null omits a part. */
export const statusUpdate = (
  member: (typeof TEAM)[number],
  change: Readonly<Record<string, unknown>> = {},
) => {
  const parts: Readonly<Record<string, unknown>> = {
    status: 'approved',
    updatedAt: NOW,
    event: { at: NOW, who: ACTOR[member], what: 'status', from: 'pending', to: 'approved' },
    head: EVENT,
    ...change,
  };
  const paths = {
    status: `applications/${ID}/status`,
    updatedAt: `applications/${ID}/updatedAt`,
    event: `history/${ID}/${EVENT}`,
    head: `historyHead/${ID}`,
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([part, path]) => (parts[part] === undefined ? [] : [[path, parts[part]]])),
  );
};
