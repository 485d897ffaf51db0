import { useEffect, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { OTHER } from '../../../domain/visits/visit-events.ts';
import type { Details } from '../../../services/team/team-session.ts';
import { useReview } from '../review-context.ts';
import { Answer } from './Answer.tsx';
import css from './Detail.module.css';
import { Duplicates } from './Duplicates.tsx';
import { Erase } from './Erase.tsx';
import { Messages } from './Messages.tsx';
import { Record } from './Record.tsx';
import { SentResult } from './SentResult.tsx';

const NO_DETAILS: Details = {
  history: [],
  notes: [],
  corrections: new Map(),
  language: null,
  campaign: null,
};

const campaignText = (campaign: string, { detail: { campaign: words } }: Copy['dashboard']): string =>
  fill(words.text, { campaign: campaign === OTHER ? words.other : campaign });

/** Messages, duplicates, notes and history of an application, and actions on it. */
export function Attached({ application }: { readonly application: Application }) {
  const { store, copy } = useReview();
  const [details, setDetails] = useState(NO_DETAILS);
  const { id, createdAt } = application;

  useEffect(() => store.session.watchDetails(id, setDetails), [store, id]);

  return (
    <>
      {details.campaign !== null && <p className={css.times}>{campaignText(details.campaign, copy)}</p>}
      <SentResult key={id} id={id} />
      <Messages id={id} />
      <Duplicates application={application} />
      <Answer application={application} written={details.language} />
      <Record id={id} createdAt={createdAt} details={details} />
      <Erase application={application} />
    </>
  );
}
