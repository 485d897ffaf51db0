import { useStore } from '@nanostores/react';
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { ACCESS_CODE_LENGTH } from '../../domain/access/access-code.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { type FieldInput, useEarlyInput } from '../../ui/use-early-input.ts';
import css from './AccessIsland.module.css';
import type { AccessError, AccessStore } from './access-store.ts';

export interface CodeFormProps {
  readonly store: AccessStore;
  readonly copy: Copy['access'];
}

const boxName = (index: number): string => `code-${index + 1}`;

const getErrorText = (error: AccessError, copy: Copy['access']): string =>
  typeof error === 'string' ? copy[error] : error.message || copy.unreachable;

/** The code's five boxes. */
export function CodeForm({ store, copy }: CodeFormProps) {
  const boxes = useStore(store.$boxes);
  const row = useRef<HTMLDivElement>(null);
  const legend = useId();
  const submission = useStore(store.$submission);
  const isChecking = submission.status === 'submitting';

  const focusBox = (index: number) => {
    const box = row.current?.querySelector<HTMLInputElement>(`[name=${boxName(index)}]`);
    box?.focus();
    box?.select();
  };
  const applyEarlyInput = (index: number, value: string) => {
    const next = store.input(index, value);
    if (row.current?.contains(document.activeElement)) focusBox(next);
  };
  useEarlyInput(
    row,
    Object.fromEntries(
      boxes.map((_, index) => [boxName(index), ({ value }: FieldInput) => applyEarlyInput(index, value)]),
    ),
  );
  const onKey = (index: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1);
    else if (event.key === 'ArrowRight') focusBox(index + 1);
    else if (event.key === 'Backspace') focusBox(store.erase(index));
    // Retyping the same character fires no change event.
    else if (event.key.toUpperCase() === boxes[index] && !event.ctrlKey && !event.metaKey)
      focusBox(store.type(index, event.key));
    else return;
    event.preventDefault();
  };
  const onPaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    focusBox(store.type(index, event.clipboardData.getData('text')));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const next = await store.enter();
    if (next !== null) focusBox(next);
  };

  return (
    <>
      <p className={`muted ${css.lead}`}>{copy.lead}</p>
      <form method="dialog" className={`stack gap-5 ${css.form}`} onSubmit={submit} autoComplete="off">
        <p id={legend} className="visually-hidden">
          {copy.code}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset isn't a flex container in every browser */}
        <div ref={row} role="group" aria-labelledby={legend} className={`stack gap-2 ${css.boxes}`}>
          {boxes.map((box, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              name={boxName(index)}
              className={css.box}
              type="text"
              inputMode="text"
              autoCapitalize="characters"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              spellCheck={false}
              aria-label={fill(copy.box, { n: index + 1, of: ACCESS_CODE_LENGTH })}
              value={box}
              readOnly={isChecking}
              onChange={(event) => focusBox(store.input(index, event.target.value))}
              onKeyDown={(event) => onKey(index, event)}
              onPaste={(event) => onPaste(index, event)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </div>
        <Button type="submit" busy={isChecking} iconAfter={isChecking ? undefined : 'arrow-right'}>
          {isChecking ? copy.checking : copy.submit}
        </Button>
        {submission.status === 'rejected' && (
          <Alert tone={submission.error === 'ended' ? 'info' : 'error'}>
            {getErrorText(submission.error, copy)}
          </Alert>
        )}
        {submission.status === 'done' && <Alert tone="info">{copy.inactive}</Alert>}
      </form>
    </>
  );
}
