import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { MAX_SAVED_CHECKS } from '../../../domain/accounts/saved-check.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { pathOf } from '../../../routes.ts';
import type { User } from '../../../services/accounts/identity.ts';
import { createBackend } from '../../../services/firebase/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import css from '../Auth.module.css';
import { useReturn } from '../use-return.ts';
import { CheckRow } from './CheckRow.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { MonthlyCheck } from './MonthlyCheck.tsx';
import { readReport } from './read-report.ts';
import { createSavedChecksStore, type SavedChecksState } from './saved-checks-store.ts';
import { useFindings } from './use-findings.ts';

export interface SavedChecksProps {
  readonly user: User;
  readonly locale: Locale;
  readonly copy: Copy['savedChecks'];
}

const createStore = () =>
  createSavedChecksStore({
    savedChecks: createBackend().savedChecks,
    read: readReport,
  });

/** The id that links point to. */
const SECTION_ID = 'saved-checks';

/** The account's saved checks: the list, a comparison of two, and the monthly check. */
export function SavedChecks({ user, locale, copy }: SavedChecksProps) {
  const [store] = useState(createStore);
  const state = useStore(store.$state);
  useEffect(() => {
    void store.load();
  }, [store]);
  useReturn(store.refresh);
  useEffect(() => {
    if (location.hash === `#${SECTION_ID}`) document.getElementById(SECTION_ID)?.scrollIntoView();
  }, []);
  return (
    <>
      {new URLSearchParams(location.search).get('from') === 'result' && (
        <ButtonLink
          className={css.back}
          iconBefore="arrow-left"
          href={`${pathOf('analysis', locale)}?step=results`}
        >
          {copy.back}
        </ButtonLink>
      )}
      <section className={`stack anywhere ${css.part}`} aria-labelledby={SECTION_ID}>
        <h2 id={SECTION_ID}>{copy.title}</h2>
        {state.status === 'loading' && <p role="status">{copy.loading}</p>}
        {state.status === 'failed' && (
          <div className="stack start">
            <Alert tone="error">{copy.faults[state.error]}</Alert>
            <Button variant="secondary" iconBefore="restart" onClick={() => void store.load()}>
              {copy.again}
            </Button>
          </div>
        )}
        {state.status === 'ready' && <List state={state} store={store} locale={locale} copy={copy} />}
      </section>
      {state.status === 'ready' && (
        <MonthlyCheck
          checks={state.checks}
          website={state.monthly}
          user={user}
          locale={locale}
          copy={copy.monthly}
          onChange={store.setMonthlyWebsite}
        />
      )}
    </>
  );
}

interface ListProps extends Pick<SavedChecksProps, 'locale' | 'copy'> {
  readonly state: Extract<SavedChecksState, { status: 'ready' }>;
  readonly store: ReturnType<typeof createStore>;
}

function List({ state: { checks }, store, locale, copy }: ListProps) {
  const removal = useStore(store.$removal);
  const comparison = useStore(store.$comparison);
  const findings = useFindings(comparison.status === 'shown');
  const slots = comparison.status === 'none' ? [] : comparison.slots;
  return (
    <>
      {removal.status === 'done' && <Alert tone="success">{copy.removed}</Alert>}
      {removal.status === 'rejected' && (
        <Alert tone="error">
          {copy.notRemoved} {copy.faults[removal.error]}
        </Alert>
      )}
      {checks.length === 0 ? (
        <div className="stack start">
          <p>{copy.empty}</p>
          <ButtonLink variant="secondary" iconAfter="arrow-right" href={pathOf('analysis', locale)}>
            {copy.start}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="note">
            {fill(counted(copy.count, checks.length, locale), { max: MAX_SAVED_CHECKS })}
          </p>
          <ul className={`plain ${css.list}`}>
            {checks.map((check) => (
              <CheckRow
                key={check.slot}
                check={check}
                checks={checks}
                removal={removal}
                store={store}
                isCompared={slots.includes(check.slot)}
                locale={locale}
                copy={copy}
              />
            ))}
          </ul>
        </>
      )}
      <div role="status">
        {comparison.status === 'chosen' && slots.length === 1 && <p>{copy.pickAnother}</p>}
      </div>
      {comparison.status === 'chosen' && slots.length === 2 && <p role="status">{copy.comparison.loading}</p>}
      {comparison.status === 'unreadable' && <Alert tone="error">{copy.faults.unreadable}</Alert>}
      {comparison.status === 'shown' && findings && (
        <ComparisonPanel
          comparison={comparison}
          texts={{ savedChecks: copy, findings }}
          locale={locale}
          onClose={store.closeComparison}
        />
      )}
    </>
  );
}
