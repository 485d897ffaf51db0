import { useStore } from '@nanostores/react';
import type { Copy } from '../../copy/shape.ts';
import type { User } from '../../services/accounts/identity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Auth.module.css';
import type { AccountForm, AccountStore } from './account-store.ts';
import { NewPassword } from './NewPassword.tsx';
import type { PolicyStore } from './policy-store.ts';
import { SettingForm } from './SettingForm.tsx';

export interface AccountSettingsProps {
  readonly user: User;
  readonly store: AccountStore;
  readonly policy: PolicyStore;
  readonly copy: Copy['auth'];
}

/** Account settings, export, and deletion. */
export function AccountSettings({ user, store, policy, copy }: AccountSettingsProps) {
  const state = useStore(store.$state);
  const { email, newPassword } = useStore(store.$entries);
  const isWorking = state.status === 'submitting';
  const { settings } = copy.account;
  const form = (name: AccountForm) => ({ name, user, store, copy });

  return (
    <Panel className="stack gap-5">
      <h2 className="text-xl">{settings.title}</h2>
      <SettingForm {...form('change-email')}>
        <TextField
          name="new-email"
          type="email"
          label={settings['change-email'].field}
          autoComplete="email"
          required
          value={email}
          readOnly={isWorking}
          onChange={(event) => store.edit({ email: event.target.value })}
        />
      </SettingForm>
      <SettingForm {...form('change-password')}>
        <NewPassword
          name="new-password"
          label={settings['change-password'].field}
          value={newPassword}
          policy={policy}
          copy={copy}
          readOnly={isWorking}
          onChange={(event) => store.edit({ newPassword: event.target.value })}
        />
      </SettingForm>
      <section className={`stack gap-3 ruled ${css.setting}`}>
        <h3>{settings.export.title}</h3>
        <p className="note">{settings.export.lead}</p>
        {state.status === 'rejected' && state.action === 'export' && state.error !== 'current-password' && (
          <Alert tone="error">{copy.faults[state.error]}</Alert>
        )}
        {state.status === 'done' && state.action === 'export' && (
          <Alert tone="success">{settings.export.done}</Alert>
        )}
        <Button
          variant="secondary"
          iconBefore="download"
          className="action"
          disabled={isWorking}
          busy={state.status === 'submitting' && state.action === 'export'}
          onClick={store.exportAll}
        >
          {settings.export.open}
        </Button>
      </section>
      <SettingForm {...form('delete')} />
    </Panel>
  );
}
