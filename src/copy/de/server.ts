import type { ServerCopy } from '../shape.ts';
import { analysis } from './analysis.ts';
import { calls } from './calls.ts';
import { codeAnswers } from './code-answers.ts';
import { findings } from './findings.ts';
import { intake } from './intake.ts';
import { mails } from './mails.ts';
import { ownAccount } from './own-account.ts';
import { ownApplication } from './own-application.ts';
import { roadmap } from './roadmap.ts';

export const server: ServerCopy = {
  analysis,
  calls,
  codeAnswers,
  findings,
  intake,
  mails,
  ownAccount,
  ownApplication,
  roadmap,
};
