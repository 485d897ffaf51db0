import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Block two mornings a week for new customers',
    how: [
      'Block off Tuesday and Thursday mornings until eleven, with inbox and office phone off, for {batch} companies a week and your follow-ups.',
      'Decide now what may interrupt you.',
      'Have someone outside the company ask you every Friday whether both mornings happened.',
    ],
    seen: {
      booking: {
        bad: 'Use the first of these mornings to set up a way for people to book a meeting and reach you.',
        good: 'Open these mornings for the meetings that come of it.',
      },
    },
  },
  'first-seller': {
    title: 'Describe the sales job before you hire for it',
    how: [
      'Win five customers along one written path before you hand it to someone else.',
      'Give the new rep a list, three messages, a call guide, and one goal for ninety days: calls held, not revenue.',
      'Use the task below in the interview.',
    ],
    template: 'Call me as if I were the CEO of [company on our list]. You have two minutes to get a date.',
    seen: {
      audience: {
        bad: 'Say on your website who you serve before the first interview.',
        good: 'Hand over the homepage as the first page of the call guide.',
      },
    },
  },
  playbook: {
    title: 'Write down how your best people sell',
    how: [
      'Listen in on five calls by whoever closes most often, and note the questions, not the arguments.',
      'Turn them into eight pages, in the order below.',
      'Test it on a new hire: after two weeks, they should handle a call about {offer} alone, or a page is missing.',
    ],
    template:
      'Who it’s for | Trigger | First message | Six questions | Three objections | Proposal | Next meeting | Mistakes',
    seen: {
      audience: {
        bad: 'Rewrite the homepage in the words of page one.',
        good: 'Copy page one from your homepage.',
      },
    },
  },
  'one-pilot-region': {
    title: 'Test in one region before everyone joins in',
    how: [
      'For eight weeks, have two people contact {group} in one region, and nobody else.',
      'Agree beforehand how many sales calls it takes to roll out, and who may stop it.',
      'Decide in week nine, by those numbers.',
    ],
    seen: {
      references: {
        bad: 'Choose a region where you have a customer you may name.',
        good: 'Choose the region of your best-known customer.',
      },
    },
  },
};
