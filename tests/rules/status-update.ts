import { ACTOR, EVENT, ID, NOW, type TEAM } from './database.ts';

/** A status update, logged like its history entry; undefined omits a part. */
export const statusUpdate = (
  member: (typeof TEAM)[number],
  change: Readonly<Record<string, unknown>> = {},
) => {
  const {
    event = 'event' in change
      ? undefined
      : { at: NOW, who: ACTOR[member], what: 'status', from: 'pending', to: 'approved' },
    ...others
  } = change;
  const parts: Readonly<Record<string, unknown>> = {
    status: 'approved',
    updatedAt: NOW,
    event,
    head: EVENT,
    log: event && { ...Object(event), id: ID },
    ...others,
  };
  const paths = {
    status: `applications/${ID}/status`,
    updatedAt: `applications/${ID}/updatedAt`,
    event: `history/${ID}/${EVENT}`,
    head: `historyHead/${ID}`,
    log: `log/${EVENT}`,
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([part, path]) => (parts[part] === undefined ? [] : [[path, parts[part]]])),
  );
};
