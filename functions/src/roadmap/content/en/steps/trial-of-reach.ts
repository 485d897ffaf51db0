import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Give away a useful part of your product',
    how: [
      'Choose a lesson, a template, or a tool that solves one problem on its own.',
      'At the end, say what the full product costs.',
      'Send {group} the free part instead of a presentation.',
    ],
    template:
      'Here’s our [lesson, template, or tool] on [topic], no sign-up needed: [link]. It solves [one problem]. If it helps, you’ll find a link to the full version at the end.',
    seen: {
      'call-to-action': {
        bad: 'Make the free part the next step on your website.',
        good: 'Offer the free part on your website to visitors who aren’t ready to buy.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Save ten seats for people who book for teams',
    how: [
      'At every event, keep ten free seats for people who could send a whole team, such as training managers or association directors.',
      'Invite them by name and seat them together.',
      'Call each of them the next day and suggest a date for their own team.',
    ],
    template:
      'I’ve saved you a seat at [event] on [date]. You’ll meet nine other people who plan training for their teams. If you like it, we can talk about a date for yours.',
    seen: {
      testimonials: {
        bad: 'Ask the first ten guests for a quote for your website.',
        good: 'Say on your website who has already sent a whole team.',
      },
    },
  },
  'open-month': {
    title: 'Offer a trial month with a fixed start date',
    how: [
      'Let companies join on one fixed date, and guide all the newcomers together for four weeks.',
      'End with a group call where everyone says what they used.',
      'Offer a contract to those who used at least three features, and ask the others what was missing.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Announce the start date and the price of the trial month on your homepage.',
        good: 'Add the next start date to the button on your homepage.',
      },
    },
  },
  'one-side-first': {
    title: 'Start your marketplace with thirty sellers in one region',
    how: [
      'Find the sellers yourself, one by one, all in the same category.',
      'Set up their profiles for them, so they only have to approve them.',
      'Only then invite {group} as buyers. They’ll come back if their first search turns something up.',
    ],
    template:
      'I’ve set up your profile on [marketplace]: [link]. Does everything look right? Just reply “yes” and it goes live, free until [date].',
    seen: {
      audience: {
        bad: 'For now, write your homepage for the sellers.',
        good: 'Check that your homepage speaks to the sellers, too.',
      },
    },
  },
};
