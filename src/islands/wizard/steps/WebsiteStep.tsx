import { useEffect, useRef } from 'react';
import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from '../FirstView.module.css';
import { reportOf } from '../store/entries.ts';
import type { WebsiteError, WebsitePhase } from '../store/state.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';
import { Frame, ToResults, WayBar } from './Frame.tsx';
import { Scanner } from './Scanner.tsx';

const IDLE: WebsitePhase = { phase: 'idle', error: null };

/** In the page's HTML like the welcome, so that visitors can type before scripts run. */
export function WebsiteStep({ hidden }: { readonly hidden: boolean }) {
  const { wizard } = useWizard().texts;
  const website = useWizardState((state) => (state.view === 'website' ? state.website : IDLE));
  const box = useRef<HTMLDivElement>(null);
  const previousWebsite = useRef(website);

  // Return focus to the field after an error or cancel.
  useEffect(() => {
    const isBack = website.phase === 'idle' && previousWebsite.current.phase === 'analyzing';
    previousWebsite.current = website;
    if (isBack && !hidden) box.current?.querySelector<HTMLElement>('[name=website]')?.focus();
  }, [website, hidden]);

  return (
    <div ref={box} className={css.website}>
      <Frame step="website" title={wizard.website.title} hint={wizard.website.hint} hidden={hidden}>
        {website.phase === 'idle' ? <UrlForm error={website.error} /> : <Scanner phase={website.phase} />}
      </Frame>
    </div>
  );
}

function UrlForm({ error }: { readonly error: WebsiteError | null }) {
  const { store, texts } = useWizard();
  const { website } = texts.wizard;
  const url = useWizardState(({ entries }) => entries.website.url);
  const isAnswered = useWizardState(({ entries }) => entries.website.report !== null);
  const analyzed = useWizardState(({ entries }) => reportOf(entries.website));
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        store.analyze();
      }}
    >
      <TextField
        label={website.label}
        type="url"
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={website.placeholder}
        value={url}
        error={error && (error.code === 'message' ? error.message : website.faults[error.code])}
        onChange={({ target }) => store.setUrl(target.value)}
        onKeyDown={({ key }) => {
          // Browsers do not submit a form whose button is disabled: explain what is missing.
          if (key === 'Enter' && url.trim() === '') store.analyze();
        }}
        trailing={
          <Button type="submit" variant={analyzed ? 'secondary' : undefined} disabled={url.trim() === ''}>
            {analyzed ? website.again : website.analyze}
          </Button>
        }
      />
      {analyzed && (
        <p className={classNames('row gap-2 anywhere', css.done)}>
          <Icon name="check" className={css.check} />
          <span>{fill(website.done, { title: analyzed.title })}</span>
        </p>
      )}
      <WayBar note={!isAnswered && <p className="note">{website.skipHint}</p>}>
        {!isAnswered ? (
          <Button
            variant="quiet"
            className={css.skipButton}
            iconAfter="arrow-right"
            onClick={store.skipWebsite}
          >
            {website.skip}
          </Button>
        ) : (
          <>
            <ToResults />
            <Button iconAfter="arrow-right" onClick={store.next}>
              {texts.wizard.next}
            </Button>
          </>
        )}
      </WayBar>
    </form>
  );
}
