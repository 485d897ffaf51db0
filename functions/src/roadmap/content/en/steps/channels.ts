import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Ask for introductions by name',
    body: 'Nobody knows what to say to “Do you know anyone?” Show each happy customer the names of three {group} you want to win, and ask which ones they know. Write the introduction yourself, three lines they only have to forward, and tell them afterward what came of it.',
    seen: {
      testimonials: {
        bad: 'ask the same customers for a sentence you may publish.',
        good: 'start with the customers shown there.',
      },
    },
  },
  'what-people-say': {
    title: 'Find out what people say about you',
    body: 'Ask your next ten new customers for the exact words in which you were recommended. The sentence that comes up most becomes the first line of your messages to {group}. It has already sold for you without you in the room.',
    seen: {
      'value-proposition': {
        bad: 'your customers’ sentence belongs right there.',
        good: 'compare your customers’ sentence with what it says there.',
      },
    },
  },
  'after-the-event': {
    title: 'Follow up on every event within 48 hours',
    body: 'Before the event, pick twenty companies from the exhibitor or attendee list and book five meetings. On site, note one sentence per person. By the evening of the second day, each of them has a message with that sentence and two possible dates. After a week, you’re one of many again.',
    seen: {
      booking: {
        bad: 'give a direct number in the message.',
        good: 'link to it in the message.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Compare customer lists with one partner',
    body: 'One partner who approaches companies with you is worth more than ten who think of you now and then. Choose the one whose customers look most like {group}. Go through both lists in one afternoon, introduce each other to five companies by name, and put in writing who gets what when a deal closes.',
    seen: {
      references: {
        bad: 'give your partner one customer example to show.',
        good: 'send your partner that page.',
      },
    },
  },
  'material-for-partners': {
    title: 'Give partners what they need to sell',
    body: 'Partners recommend what they can explain in a minute. Give them one page: three signs of a good customer, two sentences to say, and your price range {prices}, so that nobody overpromises. Once a month, ask each partner for one name, not for “leads.”',
    seen: {
      'value-proposition': {
        bad: 'use the two sentences for partners there as well.',
        good: 'take the two sentences from there, word for word.',
      },
    },
  },
};
