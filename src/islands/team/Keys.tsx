import { type RefObject, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Field.tsx';
import css from './Keys.module.css';
import { useReview } from './review-context.ts';

/** As printed on the keyboard; use-keys.ts handles them. */
const KEYS = [
  ['next', 'j', '↓'],
  ['previous', 'k', '↑'],
  ['nextPending', 'n'],
  ['open', 'e', 'Enter'],
  ['back', 'Esc'],
  ['pending', '1'],
  ['approved', '2'],
  ['rejected', '3'],
  ['undo', 'u'],
  ['note', 'c'],
  ['saveNote', 'Ctrl/⌘ + Enter'],
  ['answer', 'r'],
  ['owner', 'm'],
  ['select', 'x'],
  ['range', '⇧ j', '⇧ k'],
  ['selectAll', 'a'],
  ['search', '/'],
  ['status', 's'],
  ['type', 't'],
  ['whose', 'w'],
  ['view', 'v'],
  ['help', '?'],
] as const;

export interface KeysProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly enabled: boolean;
  readonly onEnable: (enabled: boolean) => void;
}

/** The list of keyboard shortcuts. Single keys can be turned off: speech input triggers them by accident. */
export function Keys({ dialog, enabled, onEnable }: KeysProps) {
  const { copy } = useReview();
  const id = useId();
  return (
    <dialog ref={dialog} className={css.keys} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {copy.keys.title}
      </h2>
      <dl className={css.list}>
        {KEYS.map(([action, ...keys]) => (
          <div key={action} className={css.key}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{copy.keys.actions[action]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={copy.keys.enabled}
        checked={enabled}
        onChange={({ target }) => onEnable(target.checked)}
      />
      <Button variant="secondary" onClick={() => dialog.current?.close()}>
        {copy.keys.close}
      </Button>
    </dialog>
  );
}
