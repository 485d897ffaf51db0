import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { createTabShelf } from '../../stores/tab-shelf.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './ApplicationIsland.module.css';
import { type ApplicationState, createApplicationStore } from './application-store.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { parseCorrectionDraft, SHELF_KEY } from './correction-draft.ts';
import { StoredApplication } from './StoredApplication.tsx';
import { Withdrawal } from './Withdrawal.tsx';

export interface ApplicationIslandProps {
  readonly application: Copy['application'];
  /** Field names and errors come from the form. */
  readonly partnership: Copy['partnership'];
  readonly locale: Locale;
  readonly email: string;
  readonly homeHref: string;
}

/** A link's fragment is an id and its signature. Others, such as the skip link's, are in-page anchors. */
const isToken = (getFragment: string): boolean => getFragment.includes('.');
const getFragment = (): string => location.hash.slice(1);

/** Explains why there is nothing to show. Takes focus after a withdrawal, since the focused button is gone. */
function Closed({
  reason,
  props: { application: copy, email, homeHref },
}: {
  readonly reason: Extract<ApplicationState, { status: 'closed' }>['reason'];
  readonly props: ApplicationIslandProps;
}) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason === 'withdrawn') paragraph.current?.focus();
  }, [reason]);
  const text = { 'no-link': copy.noLink, invalid: copy.invalid, gone: copy.gone, withdrawn: copy.withdrawn }[
    reason
  ];
  const showsEmail = reason === 'no-link' || reason === 'invalid';
  return (
    <Panel role="status" className="stack start gap-5 narrow anywhere">
      <p ref={paragraph} tabIndex={-1}>
        {text} {showsEmail && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <ButtonLink variant="secondary" href={homeHref}>
        {copy.home}
      </ButtonLink>
    </Panel>
  );
}

/** An applicant's own application, opened by the link in their confirmation. */
export function ApplicationIsland(props: ApplicationIslandProps) {
  const { application: copy, partnership, locale, email } = props;
  const [store] = useState(() =>
    createApplicationStore({
      backend: createBackend(),
      shelf: createTabShelf(SHELF_KEY, () => sessionStorage, parseCorrectionDraft),
      language: locale,
    }),
  );
  const state = useStore(store.$state);

  useEffect(() => {
    let token = isToken(getFragment()) ? getFragment() : '';
    void store.open(token);
    const onHashChange = () => {
      if (isToken(getFragment())) {
        token = getFragment();
        void store.open(token);
      } else if (token !== '') history.replaceState(history.state, '', `#${token}`);
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [store]);

  if (state.status === 'closed') return <Closed reason={state.reason} props={props} />;
  if (state.status === 'opening')
    return (
      <Panel className="stack start gap-5 narrow anywhere">
        <p role="status">{copy.opening}</p>
      </Panel>
    );
  if (state.status === 'failed')
    return (
      <Panel className="stack start gap-5 narrow anywhere">
        <Alert tone="error">{fill(copy.failed, { message: state.message || copy.unreachable })}</Alert>
        <Button onClick={() => void store.open(getFragment())}>{copy.again}</Button>
      </Panel>
    );
  return (
    <div className={`stack narrow ${css.parts}`}>
      <StoredApplication stored={state.stored} copy={copy} form={partnership} locale={locale} email={email} />
      <CorrectionForm store={store} copy={copy} form={partnership} />
      <Withdrawal store={store} name={state.stored.name} copy={copy} />
    </div>
  );
}
