import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { hostOf } from '../../../domain/host.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SavedCheck } from '../../../domain/saved-check.ts';
import { createBackend } from '../../../services/firebase/index.ts';
import type { User } from '../../../services/identity.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import css from './SavedChecks.module.css';
import { websiteOf } from './website-of.ts';

type Setting =
  | { readonly at: 'resting' }
  | { readonly at: 'working' }
  | { readonly at: 'ended' }
  /** `message`: the server's sentence, or empty. */
  | { readonly at: 'failed'; readonly message: string };

export interface MonthlyCheckProps {
  readonly checks: readonly SavedCheck[];
  /** That is checked every month; null: none is. */
  readonly website: string | null;
  readonly user: User;
  readonly locale: Locale;
  readonly copy: Copy['savedChecks']['monthly'];
  readonly onChange: (website: string | null) => void;
}

/** The check every month: off until somebody with a confirmed address asks for it. */
export function MonthlyCheck({ checks, website, user, locale, copy, onChange }: MonthlyCheckProps) {
  const [setting, setSetting] = useState<Setting>({ at: 'resting' });
  const newest = checks.filter(
    ({ host }, index) => host !== '' && checks.findIndex((other) => other.host === host) === index,
  );
  const [chosen, choose] = useState('');
  const slot = newest.some((check) => check.slot === chosen) ? chosen : (newest[0]?.slot ?? '');
  const isWorking = setting.at === 'working';

  const set = async (wanted: string | null): Promise<void> => {
    const outcome = await createBackend().setMonthlyCheck(wanted, locale);
    if (outcome.ok) onChange(outcome.data.website);
    setSetting(
      outcome.ok
        ? { at: wanted === null ? 'ended' : 'resting' }
        : { at: 'failed', message: outcome.error.message },
    );
  };
  const begin = async (): Promise<void> => {
    const check = newest.find((one) => one.slot === slot);
    if (!check || isWorking) return;
    setSetting({ at: 'working' });
    await set(await websiteOf(check));
  };
  const end = async (): Promise<void> => {
    if (isWorking) return;
    setSetting({ at: 'working' });
    await set(null);
  };

  return (
    <section className={css.part} aria-labelledby="monthly-check">
      <h2 id="monthly-check">{copy.title}</h2>
      <p className={css.note}>{fill(copy.lead, { email: user.email ?? '' })}</p>
      {setting.at === 'failed' && (
        <Alert tone="error">{fill(copy.failed, { message: setting.message || copy.unreachable })}</Alert>
      )}
      {setting.at === 'ended' && <Alert tone="success">{copy.ended}</Alert>}
      {website !== null ? (
        <div className={css.running} role="status">
          <p>{fill(copy.running, { website: hostOf(website) })}</p>
          <Button variant="secondary" disabled={isWorking} busy={isWorking} onClick={() => void end()}>
            {isWorking ? copy.working : copy.end}
          </Button>
        </div>
      ) : !user.isVerified ? (
        <p>{copy.verify}</p>
      ) : newest.length === 0 ? (
        <p>{copy.needsWebsite}</p>
      ) : (
        <div className={css.running}>
          <SelectField label={copy.which} value={slot} onChange={({ target }) => choose(target.value)}>
            {newest.map((check) => (
              <option key={check.slot} value={check.slot}>
                {check.host}
              </option>
            ))}
          </SelectField>
          <Button variant="secondary" disabled={isWorking} busy={isWorking} onClick={() => void begin()}>
            {isWorking ? copy.working : copy.begin}
          </Button>
        </div>
      )}
    </section>
  );
}
