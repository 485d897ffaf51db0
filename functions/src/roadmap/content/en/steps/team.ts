import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Block two mornings a week for new customers',
    how: [
      'Use Tuesday and Thursday mornings until eleven to contact {batch} companies a week and follow up with others.',
      'During that time, close your inbox and don’t take calls unless it’s an emergency.',
      'Have someone outside the company ask you every Friday whether you kept both mornings free.',
    ],
    seen: {
      booking: {
        bad: 'Use the first morning to set up a way for people to book a meeting.',
        good: 'Let people book meetings with you on these mornings.',
      },
    },
  },
  'first-seller': {
    title: 'Define the sales job before you hire',
    how: [
      'Win five customers yourself, and write down each step for the person who takes over.',
      'Give the new rep a list, three messages, a call guide, and a target for calls in ninety days.',
      'Use the task below in interviews.',
    ],
    template: 'Call me as if I were the CEO of [company on our list]. You have two minutes to get a meeting.',
    seen: {
      audience: {
        bad: 'Before the first interview, say on your website who you serve.',
        good: 'Use your homepage as the first page of the call guide.',
      },
    },
  },
  playbook: {
    title: 'Write down how your best people sell',
    how: [
      'Sit in on five calls with your best salesperson, and write down the questions they ask.',
      'Turn your notes into eight pages, one for each heading below.',
      'Give the pages to a new hire. If that person can’t handle a call about {offer} without help after two weeks, something is missing.',
    ],
    template:
      'Who it’s for | Why they buy | First message | Six questions | Three objections | Proposal | Next meeting | Common mistakes',
    seen: {
      audience: {
        bad: 'Use the first page to rewrite your homepage.',
        good: 'Take the first page from your homepage.',
      },
    },
  },
  'one-pilot-region': {
    title: 'Test your outreach in one region first',
    how: [
      'For eight weeks, have two people contact {group} in one region.',
      'Before you start, agree on how many sales calls would make it a success, and on who can stop the test.',
      'In week nine, use those numbers to decide whether everyone joins in.',
    ],
    seen: {
      references: {
        bad: 'Choose a region where you have a customer you can name.',
        good: 'Choose the region where your best-known customer is.',
      },
    },
  },
};
