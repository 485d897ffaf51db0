import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { replyLink } from '../../../domain/applications/reply.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Details } from '../../../services/firebase/team/live.ts';
import { resultPath } from '../../../share/fragments.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
import { sourceText } from '../visits/words.ts';
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
    <div className={`stack start gap-2 text-s ${css.warning}`}>
      <p>{texts.one}</p>
      <Resend ids={[id]} label={texts.send} />
    </div>
  );
}

/** A reply about the current status, which opens in the reviewer's mail client. */
function Answer({ application, language }: { readonly application: Application; readonly language: Locale }) {
  const { store, copy, replyTemplates, hint } = useReview();
  const { id, email, status } = application;
  if (email === '') return null;
  return (
    <div className="ruled">
      <p className="row">
        <ButtonLink
          variant="secondary"
          {...hint('answer')}
          href={replyLink(replyTemplates[language][status], application, store.session.actor)}
          onClick={() => void store.session.recordReply(id).catch(() => undefined)}
        >
          {copy.detail.answer.write[status]}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The parts of an open application that render after the rest. */
export function Attached({ application }: { readonly application: Application }) {
  const { store, copy, locale, visits } = useReview();
  const [details, setDetails] = useState<Details | null>(null);
  const { id } = application;
  const { language = null, result = null } = details ?? {};
  const { text, other } = copy.detail.campaign;
  const source = details ? sourceText(details, visits, other) : '';

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
      {details && <Answer application={application} language={language ?? locale} />}
      <Record id={id} details={details} />
      <Erase application={application} />
    </>
  );
}
