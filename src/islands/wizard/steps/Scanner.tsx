import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from '../FirstView.module.css';
import { useWizard, useWizardState } from '../wizard-context.ts';

/** Delay between progress messages, in milliseconds. */
const PATIENCE_MS = [0, 6_000, 25_000] as const;

/** The host of the typed URL, for display. */
const getHost = (url: string): string =>
  url
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '');

/** Shown while the website is analyzed, and briefly after. */
export function Scanner({ phase }: { readonly phase: 'analyzing' | 'success' }) {
  const { store, texts } = useWizard();
  const { website } = texts.wizard;
  const host = useWizardState(({ entries }) => getHost(entries.website.url));
  const panel = useRef<HTMLDivElement>(null);

  // The focused field was removed.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={panel} className={classNames('stack on-night', css.scanner)} tabIndex={-1} data-phase={phase}>
      <Sheet />
      <div className="stack start muted">
        {phase === 'success' ? (
          <div role="status">
            <p className={classNames('row gap-2 center text-xl anywhere', css.phase)}>
              <Icon name="check" className={css.check} />
              {website.success}
            </p>
            <p>{website.processing}</p>
          </div>
        ) : (
          <>
            <p className={classNames('text-xl anywhere', css.phase)}>{fill(website.analyzing, { host })}</p>
            <Patience />
            <p className="text-s bold">{website.looksAt}</p>
            <ul className={classNames('row gap-2 text-s plain', css.checks)}>
              {website.checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
            <Button variant="secondary" iconBefore="close" onClick={store.cancelAnalysis}>
              {website.cancel}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Progress messages based on elapsed time, since nothing else is known. */
function Patience() {
  const { phases } = useWizard().texts.wizard.website;
  const [stage, setStage] = useState<0 | 1 | 2>(0);
  useEffect(() => {
    const timers = ([1, 2] as const).map((next) => setTimeout(() => setStage(next), PATIENCE_MS[next]));
    return () => timers.forEach(clearTimeout);
  }, []);
  return <p role="status">{phases[stage]}</p>;
}

/** A page outline with a scanning line. */
function Sheet() {
  return (
    <div className={css.sheet} aria-hidden="true">
      <svg viewBox="0 0 160 200" className={css.page} aria-hidden="true">
        <rect opacity=".15" x="16" y="16" width="28" height="8" rx="4" />
        <rect opacity=".15" x="112" y="16" width="32" height="8" rx="4" />
        <rect x="16" y="44" width="104" height="12" rx="6" />
        <rect x="16" y="62" width="72" height="12" rx="6" />
        <rect opacity=".15" x="16" y="86" width="112" height="5" rx="2.5" />
        <rect opacity=".15" x="16" y="96" width="96" height="5" rx="2.5" />
        <rect x="16" y="112" width="44" height="14" rx="7" />
        <rect opacity=".15" x="16" y="144" width="38" height="40" rx="5" />
        <rect opacity=".15" x="61" y="144" width="38" height="40" rx="5" />
        <rect opacity=".15" x="106" y="144" width="38" height="40" rx="5" />
      </svg>
      <span className={css.beam} />
    </div>
  );
}
