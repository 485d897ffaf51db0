import { useStore } from '@nanostores/react';
import { counted, fill } from '../../../copy/fill.ts';
import { type CorrectedFields, NOTE_LIMIT } from '../../../domain/applications/history.ts';
import type { Details } from '../../../services/firebase/team/live.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import { getNoteLength } from '../store/drafts.ts';
import css from './Detail.module.css';

function Notes({ id, notes }: { readonly id: string; readonly notes: Details['notes'] }) {
  const { store, copy, locale, time, hint } = useReview();
  const { notes: texts } = copy.detail;
  const draft = useStore(store.drafts.$drafts).get(id);
  const excess = getNoteLength(draft?.text ?? '') - NOTE_LIMIT;
  const failure = draft?.state === 'failed' ? texts.failed : null;

  return (
    <div className="stack gap-3 ruled">
      {notes.length > 0 && (
        <>
          <h3 className="text-l">{texts.title}</h3>
          <ul className="plain stack gap-2">
            {notes.map((note) => (
              <li key={note.id} className={css.note}>
                <p dir="auto">{note.text}</p>
                <p className="muted text-xs">
                  {actorText(note.who, copy)}, {time(note.at)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        method="dialog"
        className={`stack start gap-3 ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void store.drafts.save(id);
        }}
      >
        <TextArea
          label={texts.label}
          rows={2}
          {...hint('note')}
          value={draft?.text ?? ''}
          error={excess > 0 ? counted(texts.tooLong, excess, locale) : failure}
          onChange={({ target }) => store.drafts.setText(id, target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void store.drafts.save(id);
          }}
        />
        <Button type="submit" variant="secondary" busy={draft?.state === 'saving'}>
          {texts.add}
        </Button>
      </form>
    </div>
  );
}

function Corrected({ fields }: { readonly fields: CorrectedFields }) {
  const { copy } = useReview();
  const { fields: names, before, after } = copy.detail.history;
  return Object.entries(names).map(([field, name]) => {
    const change = fields[field];
    return (
      change && (
        <dl key={field} className={`text-s ${css.corrected}`}>
          <dt className="muted">{fill(before, { field: name })}</dt>
          <dd dir="auto">{change.from}</dd>
          <dt className="muted">{fill(after, { field: name })}</dt>
          <dd dir="auto">{change.to}</dd>
        </dl>
      )
    );
  });
}

/** Notes and history of an application. @param details null while they load */
export function Record({ id, details }: { readonly id: string; readonly details: Details | null }) {
  const { copy, time } = useReview();
  const { history = [], notes = [], corrections } = details ?? {};

  return (
    <>
      <Notes id={id} notes={notes} />
      {history.length > 0 && (
        <div className="stack gap-3 ruled">
          <h3 className="text-l">{copy.detail.history.title}</h3>
          <ol className="plain stack gap-2">
            {history.map((event) => (
              <li key={event.id}>
                {eventText(event, copy)}{' '}
                <span className="muted text-xs">
                  {actorText(event.who, copy)}, {time(event.at)}
                </span>
                <Corrected fields={corrections?.get(event.id) ?? {}} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
