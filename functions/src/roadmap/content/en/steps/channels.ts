import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Ask happy customers for introductions',
    how: [
      'Show each customer the names of three {buyers} you’d like to meet.',
      'Write the introduction for them, and tell them later what came of it.',
    ],
    template:
      'Hi [name], I’d like to introduce you to [your name] from [your company]. They [what you did] for us, and I thought of you right away. [Your name] is copied here and will suggest two times to talk.',
    seen: {
      testimonials: {
        bad: 'Ask the same customers for a quote you can publish.',
        good: 'Start with the customers already quoted on your website.',
      },
    },
  },
  'what-people-say': {
    title: 'Find out what people say about you',
    how: [
      'Ask your next ten new customers the questions below, and write down their exact words.',
      'Start your messages to {group} with the sentence that comes up most.',
    ],
    template: 'Who told you about us? And do you remember what they said, word for word?',
    seen: {
      'value-proposition': {
        bad: 'Put that sentence at the top of your homepage, too.',
        good: 'Compare that sentence with the top of your homepage, and use the clearer one.',
      },
    },
  },
  'after-the-event': {
    title: 'Follow up on every event within 48 hours',
    how: [
      'Before the event, pick twenty companies from the exhibitor or attendee list, and schedule five meetings.',
      'At the event, write down one sentence from each person you talk to.',
      'By the second evening after the event, send each of them the message below.',
    ],
    template:
      'Hi [name], at [event], you said: “[their sentence].” My short answer is [answer]. Would you like to talk it through for twenty minutes on [date] or [date]?',
    seen: {
      booking: {
        bad: 'Add your direct number to the message.',
        good: 'Add your booking link to the message.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Swap introductions with one partner',
    how: [
      'Choose the partner who knows {group} best.',
      'Sit down for an afternoon, compare customers, and introduce each other to five companies.',
      'Agree in writing what each of you gets when a deal closes.',
    ],
    seen: {
      references: {
        bad: 'Give your partner one customer story to show.',
        good: 'Send your partner a link to the page that shows your customers.',
      },
    },
  },
  'material-for-partners': {
    title: 'Give partners what they need to sell',
    how: [
      'Put three things on one page: how to spot a good customer, what to say, and what it costs ({prices}).',
      'Once a month, ask each partner to introduce you to one company.',
    ],
    template:
      'If someone says something like “[problem you solve],” say: “I know someone who [what you do] for companies like yours. Can I give them your number?”',
    seen: {
      'value-proposition': {
        bad: 'Use the same wording on your homepage.',
        good: 'Take the wording from the top of your homepage.',
      },
    },
  },
  'neighbor-with-the-same-customers': {
    title: 'Team up with a nearby business',
    how: [
      'List five businesses nearby that have the same customers but don’t compete with you.',
      'Ask one of them to recommend you for eight weeks, and do the same for them.',
      'Count how many customers this brings you. If it works, ask the next business.',
    ],
    template:
      'Hi [name], your customers often ask me for [what you sell], and mine could use [what they sell]. How about we send each other customers until [month]?',
    seen: {
      references: {
        bad: 'Mention that business on your website, with a link.',
        good: 'Mention that business on your website, next to your customers’ names.',
      },
    },
  },
};
