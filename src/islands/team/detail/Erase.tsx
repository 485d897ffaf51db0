import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useReview } from '../review-context.ts';
import { useCall } from '../use-call.tsx';
import css from './Detail.module.css';

/** Export and deletion of a person's data. Deletion asks for confirmation. */
export function Erase({ application }: { readonly application: Application }) {
  const { store, copy, locale } = useReview();
  const { erase: texts } = copy.detail;
  const { isBusy, run, alert } = useCall();
  const [isConfirming, setConfirming] = useState(false);
  const { id, name, email } = application;

  const erase = () => {
    setConfirming(false);
    void run(() => store.erase(id, locale));
  };
  const exportAll = async () => {
    const outcome = await store.session.exportPerson(email, locale);
    if (outcome.ok) saveFile(`${texts.file}.json`, 'application/json', JSON.stringify(outcome.data, null, 2));
    return outcome;
  };

  return (
    <details className={`ruled ${css.erase}`}>
      <summary>{texts.title}</summary>
      {alert}
      {isConfirming ? (
        <>
          <p>{fill(texts.question, { name })}</p>
          <p className="row">
            <Button variant="secondary" onClick={erase}>
              {texts.yes}
            </Button>
            <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setConfirming(false)}>
              {texts.no}
            </Button>
          </p>
        </>
      ) : (
        <p className="row">
          {email !== '' && (
            <Button variant="quiet" iconBefore="download" busy={isBusy} onClick={() => run(exportAll)}>
              {texts.exportAll}
            </Button>
          )}
          <Button variant="quiet" busy={isBusy} onClick={() => setConfirming(true)}>
            {texts.ask}
          </Button>
        </p>
      )}
    </details>
  );
}
