import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Answer the ten questions customers ask most',
    how: [
      'Write down the ten questions you hear most often, including the awkward ones.',
      'Answer one a week, in half a page.',
      'Give each answer its own page, so you can send {group} a link.',
    ],
    seen: {
      'text-depth': {
        bad: 'Link to the answers from your homepage.',
        good: 'Link to each answer from the part of your homepage it belongs to.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Turn one customer call into five pieces of content',
    how: [
      'Once a month, record a half-hour call with a customer who agrees to it.',
      'Use it for a quote on your website, two posts, a message to {group}, and an answer to an objection in your proposals.',
    ],
    template:
      'Could I record a half-hour call with you? I’d ask what things were like before, what you do differently now, and what you’d tell someone who isn’t sure. You’ll see everything before we publish it.',
    seen: {
      testimonials: {
        bad: 'Publish the quote from the first call right away.',
        good: 'Put the newest quote first on your website.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Focus on one social network',
    how: [
      'Choose the network where {group} are most likely to reply, and post as a person instead of as the company.',
      'Each week, post one thing you noticed on a project and one question. Comment on ten posts by companies on your list.',
      'Count the conversations you start, and don’t worry about followers.',
    ],
    seen: {
      'social-profiles': {
        bad: 'Link to this profile on your website.',
        good: 'List this profile first on your website.',
      },
      about: {
        bad: 'On your website, introduce the person who posts.',
        good: 'Link to the profile where your website introduces that person.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Work with people your buyers listen to',
    how: [
      'Ask five {buyers} who they read or listen to for work, and note the names that come up twice.',
      'Offer these people a look behind the scenes instead of a fee.',
      'Give them a link to a page made for their followers.',
    ],
    template:
      'Hi [name], two of our customers mentioned you when I asked who they trust on [topic]. Would you like to see how we [make or do what]? You can ask us anything.',
    seen: {
      testimonials: {
        bad: 'Ask one of them for a quote for your website.',
        good: 'Add a quote from one of them to your website, next to your customer quotes.',
      },
    },
  },
  'season-calendar': {
    title: 'Plan your year around four buying seasons',
    how: [
      'Mark the four times of year when people are most likely to buy from you.',
      'Eight weeks before each one, decide what you’ll show, what you’ll offer, and who you’ll tell first.',
      'Afterward, write down what sold, so planning next year takes less time.',
    ],
    template: 'Season | Start date | What we show | What we offer | What we sold',
    seen: {
      'text-depth': {
        bad: 'Give each season its own page on your website.',
        good: 'Announce the next season’s offer at the top of your homepage.',
      },
    },
  },
  'before-and-after': {
    title: 'Post before-and-after photos of your work',
    how: [
      'Take one photo before you start and one when you’re done, from the same spot.',
      'Post both with three sentences: what it looked like, what you did, and how long it took.',
    ],
    template: '[What you did] in [place]: it took us [number] days, and [what was special].',
    seen: {
      references: {
        bad: 'Show your three best pairs of photos on your website.',
        good: 'Add the newest pair of photos to your website.',
      },
    },
  },
};
