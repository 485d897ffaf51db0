import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Give away one chapter that works on its own',
    body: 'Instead of a taste of everything, give away one part in full: a lesson, a template, or a tool that solves one thing today. On the last page, show what the complete product costs for a team. Send {group} that file instead of a presentation.',
    seen: {
      'call-to-action': {
        bad: 'make this file the next step there.',
        good: 'offer the file there to anyone who isn’t ready yet.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Hold ten seats for people who book for others',
    body: 'At every event, keep ten free seats for people who can send a whole team: training managers, association directors, contacts at {group}. Invite them by name and seat them together. The next day, call each of them about a date for their own people.',
    seen: {
      testimonials: {
        bad: 'ask the first ten guests for one sentence each.',
        good: 'show who has already sent a whole team.',
      },
    },
  },
  'open-month': {
    title: 'Offer an open month with a start and an end',
    body: 'A trial that can start anytime gets put off. Open your membership to companies on one fixed date, guide all the newcomers together for four weeks, and close with a call where each says what they used. Those who used three things stay. Ask the others what was missing.',
    seen: {
      'call-to-action': {
        bad: 'announce the start date there, and what the month costs.',
        good: 'add the next start date there.',
      },
    },
  },
  'one-side-first': {
    title: 'Fill one side of the marketplace in one city',
    body: 'Decide which side is harder to find, and win it by hand first: thirty sellers in one region and one category, with profiles you set up so that they only have to approve them. Only then invite {group} as buyers. They come back if their first search turns something up.',
    seen: {
      audience: {
        bad: 'for now, speak only to this one side there.',
        good: 'check that it means this one side.',
      },
    },
  },
};
