import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Block two mornings a week for new customers',
    body: 'In a small company, selling is what happens when nothing else does. Block Tuesday and Thursday until eleven, with the inbox and the office phone off, for {batch} companies a week and your follow-ups. Decide what may interrupt you, and have someone outside the company ask you every Friday whether both mornings happened.',
    seen: {
      booking: {
        bad: 'use the first of these mornings to fix that.',
        good: 'open these mornings for the meetings that come of it.',
      },
    },
  },
  'first-seller': {
    title: 'Hire for sales only what you can describe',
    body: 'Win five customers along one written path before you hand it to someone else. Your new rep then starts with a list, three messages, a call guide, and one goal for the first ninety days: calls held, not revenue. In the interview, have the candidate call you as if you worked at a company on your list.',
    seen: {
      audience: {
        bad: 'until that changes, even the best rep starts from zero.',
        good: 'your new rep has that to build on from day one.',
      },
    },
  },
  playbook: {
    title: 'Write down how your best people sell',
    body: 'Listen in on five calls by whoever closes most often, and note the questions, not the arguments. Turn them into eight pages: who it’s for, occasion, first message, six questions, three objections, proposal, next date. After two weeks with it, a new hire should be able to run a call about {offer} alone. If not, a page is missing.',
    seen: {
      audience: {
        bad: 'take the words from the eight pages.',
        good: 'that gives you the first of the eight pages.',
      },
    },
  },
  'one-pilot-region': {
    title: 'Test in one region before everyone joins in',
    body: 'For a company your size, the risk is the rollout, not the message. For eight weeks, have two people contact {group} in one region, and nobody else. Agree beforehand how many calls it takes to roll out to everyone and who may stop it. In week nine, numbers decide, not opinions.',
    seen: {
      references: {
        bad: 'choose a region where you have a customer you may name.',
        good: 'choose the region of your best-known customer.',
      },
    },
  },
};
