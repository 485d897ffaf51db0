/** Texts for events. */
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { APPLICATION_STATUSES } from '../../domain/applications/application.ts';
import type { Actor, HistoryEvent } from '../../domain/applications/history.ts';

type Texts = Copy['dashboard'];

const statusText = (value: string | null, { statuses }: Texts): string => {
  const status = APPLICATION_STATUSES.find((each) => each === value);
  return status ? statuses[status] : (value ?? '');
};

/** The text of an event. Unknown kinds, from later versions, show their raw name. */
export function eventText({ what, from, to }: HistoryEvent, copy: Texts): string {
  const { events, fields } = copy.detail.history;
  if (what === 'status')
    return fill(events.status, { from: statusText(from, copy), to: statusText(to, copy) });
  const known = Object.entries(events).find(([event]) => event === what);
  if (!known) return what;
  const named = (to ?? '')
    .split(',')
    .map((name) => Object.entries(fields).find(([field]) => field === name)?.[1] ?? name);
  return fill<string>(known[1], { to: named.join(', ') });
}

/** The name of an actor. Actors without an account have translated names. */
export function actorText({ uid, name }: Actor, { detail: { history } }: Texts): string {
  if (uid !== undefined) return name;
  return Object.entries(history.actors).find(([actor]) => actor === name)?.[1] ?? history.actors.code;
}
