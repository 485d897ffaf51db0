import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { User } from '../../services/accounts/identity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import css from './Auth.module.css';
import type { AccountForm, AccountStore } from './account-store.ts';

export interface SettingFormProps {
  readonly name: AccountForm;
  readonly user: User;
  readonly store: AccountStore;
  readonly copy: Copy['auth'];
  /** Fields in addition to the current password. */
  readonly children?: ReactNode;
}

/** A setting that requires the password: a button that opens its form. */
export function SettingForm({ name, user, store, copy, children }: SettingFormProps) {
  const isOpen = useStore(store.$form) === name;
  const state = useStore(store.$state);
  const { password } = useStore(store.$entries);
  const setting = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const { settings } = copy.account;
  const texts = settings[name];
  const isWorking = state.status === 'submitting';
  const error = state.status === 'rejected' && state.action === name ? state.error : null;

  useEffect(() => {
    if (isOpen && !wasOpen.current)
      setting.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      setting.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    if (error === 'current-password')
      setting.current?.querySelector<HTMLElement>('[name="current-password"]')?.focus();
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <section ref={setting} className={`stack gap-3 ruled ${css.setting}`}>
      <h3>{texts.title}</h3>
      <p className="note">{texts.lead}</p>
      {state.status === 'done' && state.action === name && (
        <Alert tone="success">{fill(texts.done, { email: state.data })}</Alert>
      )}
      {isOpen ? (
        <form method="dialog" className={`stack gap-5 ${css.fields}`} onSubmit={submit}>
          {error && error !== 'current-password' && <Alert tone="error">{copy.faults[error]}</Alert>}
          {/* Tells password managers which account this is. */}
          <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          {children}
          <PasswordField
            name="current-password"
            label={settings.currentPassword}
            texts={copy.passwords}
            autoComplete="current-password"
            required
            value={password}
            error={error === 'current-password' ? settings.wrongPassword : null}
            readOnly={isWorking}
            onChange={(event) => store.edit({ password: event.target.value })}
          />
          <div className="row">
            <Button type="submit" className="action" disabled={isWorking} busy={isWorking}>
              {isWorking ? copy.busy : texts.submit}
            </Button>
            <Button variant="secondary" className="action" disabled={isWorking} onClick={store.close}>
              {settings.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" className="action" disabled={isWorking} onClick={() => store.open(name)}>
          {texts.open}
        </Button>
      )}
    </section>
  );
}
