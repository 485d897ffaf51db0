import { useEffect, useState } from 'react';
import type { Application } from '../../../domain/application.ts';
import type { Details } from '../../../services/team-session.ts';
import { useReview } from '../review-context.ts';
import { Answer } from './Answer.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Erase } from './Erase.tsx';
import { Messages } from './Messages.tsx';
import { Record } from './Record.tsx';

const NO_DETAILS: Details = { history: [], notes: [], language: null };

/** What hangs on an application: its messages, other applications, notes and history, and what can be done about it. */
export function Attached({ application }: { readonly application: Application }) {
  const { store } = useReview();
  const [details, setDetails] = useState(NO_DETAILS);
  const { id, createdAt } = application;

  useEffect(() => store.session.watchDetails(id, setDetails), [store, id]);

  return (
    <>
      <Messages id={id} />
      <Duplicates application={application} />
      <Answer key={details.language} application={application} written={details.language} />
      <Record id={id} createdAt={createdAt} details={details} />
      <Erase application={application} />
    </>
  );
}
