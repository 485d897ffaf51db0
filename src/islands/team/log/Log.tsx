import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import type { LogEvent } from '../../../domain/applications/history.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import { Select } from '../Select.tsx';
import { LOG_PAGE } from '../store/live-values.ts';
import css from './Log.module.css';

type Kind = keyof Copy['dashboard']['log']['kinds'];

/** Kinds to filter by, with their events. */
const KINDS: readonly (readonly [Kind, readonly string[]])[] = [
  ['all', []],
  ['applicants', ['corrected', 'withdrawn']],
  ['decisions', ['status', 'note', 'answered', 'taken', 'given-back', 'reminder']],
  ['deletions', ['withdrawn', 'deleted', 'expired']],
  ['messages', ['held', 'released', 'resent', 'undelivered']],
  ['team', ['member-added', 'member-removed', 'code-changed']],
];

/** The application that an entry is about, by name while it exists. */
function About({ id, onOpen }: { readonly id: string; readonly onOpen: (id: string) => void }): ReactNode {
  const { store, copy } = useReview();
  const isComplete = useStore(store.$loading) === 'done';
  const application = store.records.get(id);
  return (
    <ApplicationLink id={id} onOpen={onOpen}>
      {application?.name ?? (isComplete ? copy.log.gone : copy.detail.title)}
    </ApplicationLink>
  );
}

/** The log of all events, latest first. @param onOpen shows an application */
export function Log({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { store, copy, time } = useReview();
  const log = useStore(store.$log);
  useStore(store.records.$list);
  const [reading, setReading] = useState<'no' | 'yes' | 'failed'>('no');
  const [isAtEnd, setAtEnd] = useState(false);
  const [kind, setKind] = useState<Kind>('all');
  const [actor, setActor] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hasOlder = log.length >= LOG_PAGE && !isAtEnd;

  const readOlder = async () => {
    if (reading === 'yes') return;
    setReading('yes');
    const page = await store.session.readLogBefore(log, LOG_PAGE).catch(() => null);
    setReading(page ? 'no' : 'failed');
    if (!page) return;
    store.addToLog(page);
    if (page.length === LOG_PAGE) return;
    setAtEnd(true);
    // The button disappears, and the focus with it.
    list.current?.focus({ preventScroll: true });
  };

  const getActorName = (event: LogEvent): string => actorText(event.who, copy);
  const actors = [...new Set(log.map(getActorName))].toSorted((a, b) => a.localeCompare(b));
  const [, events = []] = KINDS.find(([each]) => each === kind) ?? [];
  const listed = log
    .filter(({ what }) => kind === 'all' || events.includes(what))
    .filter((event) => actor === '' || getActorName(event) === actor)
    .toReversed();

  return (
    <>
      <h1 className={css.title}>{copy.log.title}</h1>
      <p className={css.lead}>{copy.log.lead}</p>
      <div className={css.filters}>
        <Select
          label={copy.log.kind}
          value={kind}
          choices={KINDS.map(([each]) => [each, copy.log.kinds[each]] as const)}
          onChoose={setKind}
        />
        <Select
          label={copy.log.actor}
          value={actor}
          choices={[['', copy.log.anybody], ...actors.map((each) => [each, each] as const)]}
          onChoose={setActor}
        />
        <p role="status" className={css.lead}>
          {hasOlder
            ? fill(copy.log.countNewest, { shown: listed.length, n: log.length })
            : fill(listed.length === 0 ? copy.log.empty : copy.log.count, { n: listed.length })}
        </p>
      </div>
      <ol ref={list} tabIndex={-1} className={classNames(lists.plain, css.entries)}>
        {listed.map((event) => (
          <li key={event.id} className={css.entry}>
            <time className={css.meta} dateTime={new Date(event.at).toISOString()}>
              {time(event.at)}
            </time>
            <span className={css.meta}>{getActorName(event)}</span>
            <span>
              {event.about !== null && (
                <>
                  <About id={event.about} onOpen={onOpen} />
                  {': '}
                </>
              )}
              {eventText(event, copy)}
            </span>
          </li>
        ))}
      </ol>
      {reading === 'failed' && <Alert tone="error">{copy.log.failed}</Alert>}
      {hasOlder && (
        <Button variant="secondary" busy={reading === 'yes'} onClick={readOlder}>
          {copy.log.older}
        </Button>
      )}
    </>
  );
}
