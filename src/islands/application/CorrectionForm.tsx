import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { findErrorField, getLimit } from '../../domain/applications/draft-error.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ApplicationStore } from './application-store.ts';

/** The editable part of an application. Saves only on submit. */
export function CorrectionForm({
  store,
  copy,
  form: labels,
}: {
  readonly store: ApplicationStore;
  readonly copy: Copy['application'];
  readonly form: Copy['partnership'];
}) {
  const draft = useStore(store.$draft);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const action = useStore(store.$action);
  const isBusy = action.status === 'submitting';
  const isSaving = isBusy && action.action === 'save';
  const error = action.status === 'rejected' && action.action === 'save' ? action.error : null;
  const errorField = error && findErrorField(error);
  const errorText =
    typeof error === 'string' ? fill(labels.faults[error], { limit: getLimit(error) }) : error?.message;
  const isSaved = action.status === 'done' && action.action === 'save';
  const errors = errorField ? { [errorField]: errorText } : {};

  useEffect(() => {
    if (action.status === 'idle' || action.action !== 'save') return;
    const field = errorField && form.current?.elements.namedItem(errorField);
    if (field instanceof HTMLElement) field.focus();
    // The disabled button lost focus while saving. Restore it, unless the user has moved on.
    if (
      (action.status === 'rejected' || action.status === 'done') &&
      document.activeElement === document.body
    )
      button.current?.focus({ preventScroll: true });
  }, [action, errorField]);

  return (
    <section aria-labelledby="correct">
      <Panel>
        <form
          ref={form}
          method="dialog"
          className="stack gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void store.save();
          }}
        >
          <h2 id="correct">{copy.form.title}</h2>
          <TextField
            name="name"
            label={labels.name}
            autoComplete="name"
            value={draft.name}
            error={errors.name}
            readOnly={isBusy}
            onChange={(event) => store.edit({ name: event.target.value })}
          />
          <TextField
            name="websiteLink"
            type="url"
            label={`${labels.websiteLink} ${labels.optional}`}
            autoComplete="url"
            value={draft.websiteLink}
            error={errors.websiteLink}
            readOnly={isBusy}
            onChange={(event) => store.edit({ websiteLink: event.target.value })}
            onBlur={store.completeWebsite}
          />
          <TextArea
            name="message"
            label={`${labels.message} ${labels.optional}`}
            rows={6}
            value={draft.message}
            error={errors.message}
            readOnly={isBusy}
            onChange={(event) => store.edit({ message: event.target.value })}
          />
          {isSaved && <Alert tone="success">{copy.form.saved}</Alert>}
          {error && !errorField && (
            <Alert tone="error">
              {fill(copy.form.failed, { message: errorText || copy.unreachable })} {copy.form.kept}
            </Alert>
          )}
          <Button
            ref={button}
            type="submit"
            disabled={isBusy}
            busy={isSaving}
            className="action"
            // Before the browser validates; Enter in a field clicks this button, too.
            onClick={() => flushSync(store.completeWebsite)}
          >
            {isSaving ? copy.form.saving : copy.form.save}
          </Button>
        </form>
      </Panel>
    </section>
  );
}
