import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Answer the ten questions every buyer asks',
    how: [
      'Write down the ten questions you were asked most recently, the awkward ones first.',
      'Answer one a week in half a page.',
      'Give each answer its own page, so that you can send {group} a link instead of explaining it again.',
    ],
    seen: {
      'text-depth': {
        bad: 'Link to the answers from your homepage.',
        good: 'Link to the answers from the matching part of your homepage.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Get five pieces out of one customer call',
    how: [
      'Once a month, record half an hour with a customer who agrees to it.',
      'Cut it into a quote for the website, two posts, a paragraph for your next message to {group}, and an answer for your proposals.',
    ],
    template:
      'May I record half an hour with you? Three questions: What was it like before? What do you do differently now? What would you tell someone who hesitates? You see everything before it is published.',
    seen: {
      testimonials: {
        bad: 'Publish the quote from the first call right away.',
        good: 'Put the newest quote first on your website.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Keep up one profile instead of four channels',
    how: [
      'Choose the network where {group} actually reply, and let a person post, not the logo.',
      'Every week: one observation from a project, one question, ten substantial comments on posts by companies on your list.',
      'Count the conversations that follow, not the followers.',
    ],
    seen: {
      'social-profiles': {
        bad: 'Link this one profile on your website.',
        good: 'Put this one profile first among the links on your website.',
      },
      about: {
        bad: 'Introduce the person who posts on your website.',
        good: 'Link the profile next to that person’s photo.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Choose voices your buyers listen to',
    how: [
      'Ask five people among {group} whom they read or listen to for work, and keep the names that come up twice.',
      'Offer these people a look behind the scenes of {offer} instead of a fee.',
      'Have their link lead to a page made for their followers.',
    ],
    template:
      'Two of our customers named you when I asked whose judgment they trust on [topic]. Would you like to see how we do [process], with every question answered?',
    seen: {
      testimonials: {
        bad: 'Ask one of these voices for a quote on your website.',
        good: 'Feature one of these people next to the customers on your website.',
      },
    },
  },
  'season-calendar': {
    title: 'Plan the year around four occasions',
    how: [
      'Mark the four times a year when people think of buying from you.',
      'Start eight weeks ahead each time, and plan what you’ll show, what you’ll offer, and who hears about it first.',
      'Afterward, write down what sold, so that next year takes half the time.',
    ],
    template: 'Occasion | Start | What we show | What we offer | What came of it',
    seen: {
      'text-depth': {
        bad: 'Give each occasion a page of its own on your website.',
        good: 'Put the next occasion at the top of your website.',
      },
    },
  },
  'before-and-after': {
    title: 'Show two photos of every finished piece',
    how: [
      'Take the first before you begin and the second when you’re done, from the same spot.',
      'Post both with three sentences: what it was, what you did, how long it took.',
    ],
    template: '[What] in [place]: [number] days, [what was special].',
    seen: {
      references: {
        bad: 'Show the best three pairs on your website.',
        good: 'Add the newest pair to your website.',
      },
    },
  },
};
