import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import type { Details } from '../../../services/firebase/team/live.ts';
import { resultPath } from '../../../share/fragments.ts';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
import { sourceText } from '../visits/words.ts';
import { Answer } from './Answer.tsx';
import css from './Detail.module.css';
import { Erase } from './Erase.tsx';
import { Record } from './Record.tsx';

/** Why messages were not sent, and a button that sends them. */
function Messages({ id }: { readonly id: string }) {
  const { store, copy } = useReview();
  const isSpam = useStore(store.$spam).has(id);
  const isUnsent = useStore(store.$unsent).has(id);
  if (!isSpam && !isUnsent) return null;
  const texts = isSpam ? copy.spam : copy.unsent;
  return (
    <div className={css.warning}>
      <p>{texts.one}</p>
      <Resend ids={[id]} label={texts.send} />
    </div>
  );
}

/** The parts of an open application that render after the rest. */
export function Attached({ application }: { readonly application: Application }) {
  const { store, copy, locale, campaignNames } = useReview();
  const [details, setDetails] = useState<Details | null>(null);
  const { id } = application;
  const { language = null, result = null } = details ?? {};
  const { text, other } = copy.detail.campaign;
  const source = details ? sourceText(details, campaignNames, other) : '';

  useEffect(() => store.session.watchDetails(id, setDetails), [store, id]);

  return (
    <>
      {source !== '' && <p className="note">{fill(text, { campaign: source })}</p>}
      {result !== null && (
        <p>
          <a href={resultPath(result, locale)} target="_blank" rel="noopener">
            {copy.detail.result}
          </a>
        </p>
      )}
      <Messages id={id} />
      {details && <Answer application={application} applicationLanguage={language} />}
      <Record id={id} details={details} />
      <Erase application={application} />
    </>
  );
}
