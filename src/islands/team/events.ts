/** Texts of the history. */
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Actor, HistoryEvent } from '../../domain/applications/history.ts';
import type { Notice } from './store/changes.ts';

/** What somebody else decided, and what became of the own decision. */
export function noticeText(
  { by, status, refused }: Notice,
  { notices, statuses, detail }: Copy['dashboard'],
): string {
  if (status === 'withdrawn') return detail.history.events.withdrawn;
  const who = !by ? notices.somebody : by.uid === undefined ? notices.code : by.name;
  return fill(refused === undefined ? notices.changed : notices.refused, { who, what: statuses[status] });
}

type Texts = Copy['dashboard'];

const findText = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const statusText = (value: string | null, { statuses }: Texts): string =>
  findText(statuses, value ?? '') ?? value ?? '';

/** The text of an event. Kinds from later versions show their raw name. */
export function eventText({ what, who, from, to }: HistoryEvent, copy: Texts): string {
  const { events, fields } = copy.detail.history;
  if (what === 'status')
    return fill(events.status, { from: statusText(from, copy), to: statusText(to, copy) });
  if (what === 'taken') return fill(events.taken, { to: to ?? who.name });
  const fieldNames = (to ?? '').split(',').map((name) => findText(fields, name) ?? name);
  return fill<string>(findText(events, what) ?? what, { to: fieldNames.join(', ') });
}

/** The name of an actor; translated for actors without an account. */
export function actorText({ uid, name }: Actor, { detail: { history } }: Texts): string {
  if (uid !== undefined) return name;
  return findText(history.actors, name) ?? history.actors.code;
}
