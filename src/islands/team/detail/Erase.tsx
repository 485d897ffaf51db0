import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { failureText } from '../events.ts';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

type Stage = 'idle' | 'confirming' | 'busy';

/** Export and deletion of a person's data. Deletion asks for confirmation. */
export function Erase({ application }: { readonly application: Application }) {
  const { store, copy, locale } = useReview();
  const { erase: texts } = copy.detail;
  const [stage, setStage] = useState<Stage>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const { id, name, email } = application;

  const run = async (work: () => Promise<string | null>) => {
    setStage('busy');
    setFailure(null);
    const message = await work();
    // After a deletion this is unmounted.
    setStage('idle');
    if (message !== null) setFailure(failureText(message, copy));
  };
  const erase = () => run(() => store.erase(id, locale));
  const exportAll = () =>
    run(async () => {
      const response = await store.session.exportPerson(email, locale);
      if (!response.ok) return response.error.message;
      saveFile(`${texts.file}.json`, 'application/json', JSON.stringify(response.data, null, 2));
      return null;
    });

  return (
    <details className={css.part}>
      <summary>{texts.title}</summary>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {stage === 'confirming' ? (
        <>
          <p>{fill(texts.question, { name })}</p>
          <p className="row">
            <Button variant="secondary" onClick={erase}>
              {texts.yes}
            </Button>
            <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setStage('idle')}>
              {texts.no}
            </Button>
          </p>
        </>
      ) : (
        <p className="row">
          {email !== '' && (
            <Button variant="quiet" iconBefore="download" busy={stage === 'busy'} onClick={exportAll}>
              {texts.exportAll}
            </Button>
          )}
          <Button variant="quiet" busy={stage === 'busy'} onClick={() => setStage('confirming')}>
            {texts.ask}
          </Button>
        </p>
      )}
    </details>
  );
}
