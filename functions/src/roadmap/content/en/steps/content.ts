import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Answer the ten questions every buyer asks',
    body: 'You need a list, not ideas. Write down the ten questions from your latest sales calls, the awkward ones first, and answer one a week in half a page. Give each answer its own page on your website, so that you can send {group} a link instead of explaining it again.',
    seen: {
      'text-depth': {
        bad: 'keep the answers short and clear, and link to them there.',
        good: 'link to the answers from there.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Get five pieces of content from one customer call',
    body: 'Once a month, record half an hour with a customer who agrees to it. It gives you a quote for the website, two posts, a paragraph for your next message to {group}, and an answer for your proposals. That’s one hour of work, and nobody has to make anything up.',
    seen: {
      testimonials: {
        bad: 'start with the quote from the first call.',
        good: 'add the newest quote.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Keep up one profile instead of four channels',
    body: 'Choose the network where {group} actually reply, and let a person post there, not the logo. Every week: one observation from a project, one question, and ten substantial comments on posts by companies on your list. Count the conversations that follow, not the followers.',
    adds: {
      consumers:
        'Leave your consumer channel as it is. This profile is for the companies that sell to consumers.',
    },
    seen: {
      'social-profiles': {
        bad: 'add a link to this one profile.',
        good: 'put this one profile first.',
      },
      about: {
        bad: 'introduce the person who posts.',
        good: 'link the profile next to the photo.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Choose voices your buyers listen to',
    body: 'A big following among consumers does little for business sales. Ask five people at {group} whose work they read or listen to on the job. Names that come up twice are your list. Offer these people a look behind the scenes of {offer} instead of a fee, and agree that the link goes to a page of your own.',
    seen: {
      testimonials: {
        bad: 'ask one of these voices for a sentence you may publish.',
        good: 'add one of these voices.',
      },
    },
  },
};
