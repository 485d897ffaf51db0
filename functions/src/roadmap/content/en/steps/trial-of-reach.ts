import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Give away one chapter that works on its own',
    how: [
      'Choose a lesson, a template, or a tool that solves one thing today, and give it away in full.',
      'Show on its last page what the complete product costs.',
      'Send {group} that file instead of a presentation.',
    ],
    template:
      'Here is [chapter], complete, with no sign-up: [link to the file]. It solves [one thing]. If it helps, the rest is on the last page.',
    seen: {
      'call-to-action': {
        bad: 'Make this file the next step on your website.',
        good: 'Offer the file on your website to anyone who isn’t ready to buy.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Hold ten seats for people who book for others',
    how: [
      'At every event, keep ten free seats for people who can send a whole team: training managers, association directors, contacts at {group}.',
      'Invite them by name and seat them together.',
      'Call each of them the next day about a date for their own people.',
    ],
    template:
      'I’ve kept a seat for you at [event] on [date]. You’ll meet nine others who decide on training. If you like it, we’ll talk about a date for your team. If not, you’ll still have had a good day.',
    seen: {
      testimonials: {
        bad: 'Ask the first ten guests for one sentence each for your website.',
        good: 'Show on your website who has already sent a whole team.',
      },
    },
  },
  'open-month': {
    title: 'Offer a trial month with a fixed start date',
    how: [
      'Open your membership to companies on one fixed date and guide all newcomers together for four weeks.',
      'Close with a group call where everyone says what they used.',
      'Sign up those who used three things. Ask the others what was missing.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Announce the start date and the price of the month on your homepage.',
        good: 'Add the next start date to the button on your homepage.',
      },
    },
  },
  'one-side-first': {
    title: 'Fill one side of the marketplace in one city',
    how: [
      'Decide which side is harder to find and win it by hand first: thirty sellers in one region and one category.',
      'Set up their profiles yourself, so that they only have to approve them.',
      'Only then invite {group} as buyers: they come back if their first search turns something up.',
    ],
    template:
      'I’ve set up your profile on [marketplace]: [link]. Is everything right? One “yes” from you and it goes live, free until [date].',
    seen: {
      audience: {
        bad: 'For now, speak to this one side only on your homepage.',
        good: 'Check that your homepage speaks to this one side.',
      },
    },
  },
};
