import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { listNewestByWebsite, type SavedCheck } from '../../../domain/accounts/saved-check.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { hostOf } from '../../../domain/website/host.ts';
import type { User } from '../../../services/accounts/identity.ts';
import { createBackend } from '../../../services/firebase/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import css from '../Auth.module.css';
import { createMonthlyCheckStore } from './monthly-check-store.ts';
import { getWebsiteUrl } from './read-report.ts';

export interface MonthlyCheckProps {
  readonly checks: readonly SavedCheck[];
  readonly website: string | null;
  readonly user: User;
  readonly locale: Locale;
  readonly copy: Copy['savedChecks']['monthly'];
  readonly onChange: (website: string | null) => void;
}

/** The monthly check: off until a user with a verified email address turns it on. */
export function MonthlyCheck({ checks, website, user, locale, copy, onChange }: MonthlyCheckProps) {
  const [store] = useState(() =>
    createMonthlyCheckStore({ backend: createBackend(), language: locale, getWebsiteUrl, onChange }),
  );
  const setting = useStore(store.$setting);
  const [chosen, choose] = useState('');
  const newest = listNewestByWebsite(checks);
  const check = newest.find(({ slot }) => slot === chosen) ?? newest[0];
  const isWorking = setting.status === 'submitting';

  return (
    <section className={`stack anywhere ${css.part}`} aria-labelledby="monthly-check">
      <h2 id="monthly-check">{copy.title}</h2>
      <p className="note">{fill(copy.lead, { email: user.email ?? '' })}</p>
      {setting.status === 'rejected' && (
        <Alert tone="error">
          {fill(copy.failed, { message: setting.error.message || copy.unreachable })}
        </Alert>
      )}
      {setting.status === 'done' && setting.action === 'end' && <Alert tone="success">{copy.ended}</Alert>}
      {website !== null ? (
        <div className="stack start" role="status">
          <p>{fill(copy.running, { website: hostOf(website) })}</p>
          <Button variant="secondary" disabled={isWorking} busy={isWorking} onClick={store.end}>
            {isWorking ? copy.working : copy.end}
          </Button>
        </div>
      ) : !user.isVerified ? (
        <p>{copy.verify}</p>
      ) : check === undefined ? (
        <p>{copy.needsWebsite}</p>
      ) : (
        <div className="stack start">
          <SelectField label={copy.which} value={check.slot} onChange={({ target }) => choose(target.value)}>
            {newest.map(({ slot, host }) => (
              <option key={slot} value={slot}>
                {host}
              </option>
            ))}
          </SelectField>
          <Button
            variant="secondary"
            disabled={isWorking}
            busy={isWorking}
            onClick={() => void store.begin(check)}
          >
            {isWorking ? copy.working : copy.begin}
          </Button>
        </div>
      )}
    </section>
  );
}
