import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { createBackend } from '../../../../services/firebase/index.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from '../website/Website.module.css';
import { Comparison } from './Comparison.tsx';
import { createComparisonStore } from './comparison-store.ts';

/** A field for a second URL; then both websites side by side. */
export function CompareWithAnother({ analysis }: { readonly analysis: SharedAnalysis }) {
  const { store: wizard, texts, locale } = useResult();
  const words = texts.results.comparison;
  const { website } = texts.wizard;
  const [store] = useState(() =>
    createComparisonStore({ backend: createBackend(), wizard, locale, isOnline: () => navigator.onLine }),
  );
  useEffect(() => store.cancel, [store]);
  const comparison = useStore(store.$comparison);
  const { url, report } = useWizardState(({ entries }) => entries.competitor);
  const isAnalyzing = comparison.phase === 'analyzing';
  const error = comparison.phase === 'idle' ? comparison.error : null;
  const errors = { ...website.faults, timeout: words.timeout };
  return (
    <section aria-labelledby="comparison">
      <Fold
        opens={report ? 'always' : undefined}
        className={css.comparison}
        summary={
          <h2 id="comparison" className="text-xl">
            {words.title}
          </h2>
        }
      >
        <form
          noValidate
          method="dialog"
          className="stack gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void store.compare();
          }}
        >
          <TextField
            label={words.label}
            type="url"
            name="competitor"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={url}
            readOnly={isAnalyzing}
            error={error && (error.code === 'message' ? error.message : errors[error.code])}
            onChange={({ target }) => store.setUrl(target.value)}
            trailing={
              <Button type="submit" variant="secondary" busy={isAnalyzing}>
                {report ? words.again : words.submit}
              </Button>
            }
          />
          <p role="status" className={isAnalyzing ? undefined : 'visually-hidden'}>
            {isAnalyzing ? fill(words.reading, { host: url.trim() }) : report && words.done}
          </p>
          {isAnalyzing && (
            <div className="stack gap-3">
              <Progress aria-label={fill(words.reading, { host: url.trim() })} />
              <Button variant="quiet" className="action" onClick={store.cancel}>
                {website.cancel}
              </Button>
            </div>
          )}
          {report && !isAnalyzing && (
            <div>
              <Button variant="quiet" iconBefore="close" onClick={store.remove}>
                {words.remove}
              </Button>
            </div>
          )}
        </form>
        {report && <Comparison yours={analysis} theirs={report} />}
      </Fold>
    </section>
  );
}
