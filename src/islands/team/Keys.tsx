import { useStore } from '@nanostores/react';
import { type RefObject, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Field.tsx';
import css from './Keys.module.css';
import { useReview } from './review-context.ts';
import { $areShortcutsEnabled, SHORTCUTS } from './shortcuts.ts';

/** Keys whose names are not printed on the keyboard. */
const PRINTED: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
};

/** The list of keyboard shortcuts. Single keys can be turned off: speech input triggers them by accident. */
export function Keys({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { store, copy } = useReview();
  const areEnabled = useStore($areShortcutsEnabled);
  const id = useId();
  const isMember = store.session.actor.uid !== undefined;
  return (
    <dialog ref={dialog} className={`surface ${css.keys}`} aria-labelledby={id}>
      <div className={`split ${css.head}`}>
        <h2 id={id} className="text-xl">
          {copy.keys.title}
        </h2>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {copy.keys.close}
        </Button>
      </div>
      <dl className={css.list}>
        {SHORTCUTS.filter(({ name }) => isMember || name !== 'owner').map(({ name, keys }) => (
          <div key={name} className={css.key}>
            <dt className={`row gap-1 ${css.hint}`}>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{PRINTED[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{copy.keys.actions[name]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={copy.keys.enabled}
        checked={areEnabled}
        onChange={({ target }) => $areShortcutsEnabled.set(target.checked)}
      />
    </dialog>
  );
}
