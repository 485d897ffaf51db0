import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { pathOf } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import type { DashboardStore, Gate as GateState } from './dashboard-store.ts';
import css from './Team.module.css';

export function Gate({
  store,
  gate,
  copy: { title, gate: copy },
  locale,
}: {
  readonly store: DashboardStore;
  readonly gate: Exclude<GateState, { status: 'open' }>;
  readonly copy: Copy['dashboard'];
  readonly locale: Locale;
}) {
  const code = useStore(store.$code);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isChecking = gate.status === 'checking';
  const error = gate.status === 'locked' ? gate.error : null;

  useEarlyInput(form, { code: ({ value }) => store.setCode(value) });

  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  return (
    <Panel className={css.gate}>
      <form
        ref={form}
        method="dialog"
        className={`stack gap-5 ${css.code}`}
        onSubmit={(event) => {
          event.preventDefault();
          void store.unlock();
        }}
      >
        <h1 className="text-2xl">{title}</h1>
        <p className="muted">{copy.lead}</p>
        <PasswordField
          ref={input}
          name="code"
          texts={copy.reveal}
          label={copy.code}
          autoComplete="off"
          required
          value={code}
          error={error && copy.faults[error]}
          readOnly={isChecking}
          onChange={(event) => store.setCode(event.target.value)}
        />
        <Button type="submit" disabled={isChecking} busy={isChecking}>
          {isChecking ? copy.checking : copy.unlock}
        </Button>
        <p className="muted">
          {copy.byName.before}
          <a
            href={pathOf('auth', locale)}
            onClick={({ currentTarget }) => {
              // AuthIsland leads back, with the application that a mail linked to.
              currentTarget.hash = `teamdashboard${location.hash.replace('#', '&')}`;
            }}
          >
            {copy.byName.link}
          </a>
        </p>
      </form>
    </Panel>
  );
}
