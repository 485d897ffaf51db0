import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Ask for introductions by name',
    how: [
      'Show each happy customer the names of three {buyers} you want to win.',
      'Send an introduction that’s ready to forward, and report back on what came of it.',
    ],
    template:
      'Hi [name], you two should meet: [your company] did [result] for us, and it made me think of you. I’ve copied [your name], who will write to you with two dates.',
    seen: {
      testimonials: {
        bad: 'Ask the same customers for a sentence you may publish.',
        good: 'Start with the customers quoted on your website.',
      },
    },
  },
  'what-people-say': {
    title: 'Find out what people say about you',
    how: [
      'Ask your next ten new customers the question below and write down their words.',
      'Open your messages to {group} with the sentence that comes up most.',
    ],
    template: 'What exactly did they say when they recommended us? Word for word, if you remember.',
    seen: {
      'value-proposition': {
        bad: 'Put that sentence at the top of your homepage as well.',
        good: 'Compare it with the top of your homepage and keep the clearer one.',
      },
    },
  },
  'after-the-event': {
    title: 'Follow up on every event within 48 hours',
    how: [
      'Before: pick twenty companies from the exhibitor or attendee list and book five meetings.',
      'On site: note one sentence per person.',
      'By the evening of the second day: send each of them the message below.',
    ],
    template:
      'You said at [event]: “[their sentence].” Here is the answer in two lines: [answer]. Want to go through it? [Date] or [date], twenty minutes.',
    seen: {
      booking: {
        bad: 'Add your direct number to the message.',
        good: 'Add your booking link to the message.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Compare customer lists with one partner',
    how: [
      'Choose the partner whose customers look most like {group}.',
      'Go through both lists in one afternoon and introduce each other to five companies by name.',
      'Put in writing who gets what when a deal closes.',
    ],
    seen: {
      references: {
        bad: 'Give your partner one customer example to show.',
        good: 'Send your partner the link to your customer stories.',
      },
    },
  },
  'material-for-partners': {
    title: 'Give partners what they need to sell',
    how: [
      'Put three things on one page: three signs of a good customer, two sentences to say, and your price range {prices}.',
      'Once a month, ask each partner for one name, not for “leads.”',
    ],
    template:
      'If someone tells you [sign], say: “I know someone who does [result] for companies like you. May I give them your number?”',
    seen: {
      'value-proposition': {
        bad: 'Use the two sentences for partners on your homepage as well.',
        good: 'Take the two sentences from your homepage, word for word.',
      },
    },
  },
  'neighbor-with-the-same-customers': {
    title: 'Team up with a neighbor who has your customers',
    how: [
      'List five businesses nearby whose customers need you next, but never instead.',
      'Ask one: you show theirs, they show yours, for eight weeks.',
      'Count what came of it and keep the best.',
    ],
    template:
      'Your customers often ask me for [what], and mine could use you. Shall we send each other people until [month]?',
    seen: {
      references: {
        bad: 'Name the neighbor on your website, with a link.',
        good: 'Put the neighbor next to your customers’ names.',
      },
    },
  },
};
