import type { ServerCopy } from '../shape.ts';
import { codeAnswers } from './access/code-answers.ts';
import { ownAccount } from './accounts/own-account.ts';
import { intake } from './applications/intake.ts';
import { mails } from './applications/mails.ts';
import { ownApplication } from './applications/own-application.ts';
import { partnership } from './applications/partnership.ts';
import { calls } from './calls.ts';
import { roadmap } from './roadmap/roadmap.ts';
import { analysis } from './website/analysis.ts';

export const server: ServerCopy = {
  analysis,
  calls,
  codeAnswers,
  draftErrors: partnership.faults,
  intake,
  mails,
  ownAccount,
  ownApplication,
  roadmap,
};
