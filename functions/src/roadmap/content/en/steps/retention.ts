import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Plan every new customer’s first ninety days',
    how: [
      'Set three dates at signing, with the text below.',
      'If day 30 slips, pick up the phone instead of sending a reminder.',
    ],
    template: `Day 7, [date]: everything is set up.
Day 30, [date]: the first result is visible: [result].
Day 90, [date]: we compare it with what you wanted: [goal].`,
    seen: {
      testimonials: {
        bad: 'Ask on day 90 for a sentence you may publish.',
        good: 'On day 90, ask whether you may add this customer to the ones on your website.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Talk to every customer once a quarter',
    how: [
      'Take half an hour for the three questions below: most customers leave because nobody asked.',
      'Write down the third answer: it is often the next order, with no competing bids.',
    ],
    template:
      'What has helped since we last spoke? What has changed on your end? What’s on your plate next quarter?',
    seen: {
      references: {
        bad: 'Ask at the end whether you may name the customer.',
        good: 'Ask at the end whether what your website says about them still holds.',
      },
    },
  },
  'second-department': {
    title: 'Ask for an introduction to a second department',
    how: [
      'For your ten largest customers, list the departments, branches, and sister companies that don’t buy from you yet.',
      'Ask your contact for one name in each, and bring the result you got for their colleagues.',
    ],
    template:
      'With [department], we got [result]. Who in [second department] has the same problem, and may I say that you sent me?',
    seen: {
      references: {
        bad: 'Don’t wait for more customer stories: here, a colleague’s word is enough.',
        good: 'Name the department next door, not the customers on your website.',
      },
    },
  },
  'why-they-left': {
    title: 'Call ten customers who left',
    how: [
      'Ask the one question below.',
      'Sort the answers into “we could have known” and “we couldn’t have.”',
      'Agree on a warning sign for everything in the first pile, such as four weeks without an order or a sign-in.',
    ],
    template: 'I’m not calling to win you back. What would have made you stay?',
    seen: {
      'contact-form': {
        bad: 'Ask, too, whether they looked for a way to complain.',
        good: 'Ask, too, why they didn’t write before they left.',
      },
    },
  },
  'second-purchase': {
    title: 'Give first-time buyers a reason to return',
    how: [
      'Put a card into every bag or box: how to use it well, and what goes with it.',
      'Write once, when it’s probably used up, and make reordering as easy as a one-word reply.',
    ],
    template: 'Time for a new [what]? Reply “yes” and it’s on its way. The [other] goes well with it.',
    seen: {
      'contact-form': {
        bad: 'Make it possible to reorder on your website without an account.',
        good: 'Offer “the same again” in your form.',
      },
    },
  },
  'look-after-old-jobs': {
    title: 'Check on past jobs once a year',
    how: [
      'List everything you finished in the last five years, with its date.',
      'Call or drop by a year later: look, fix what’s small, ask what’s next.',
    ],
    template: 'It’s been a year since we did [what]. May I take a quick look? It won’t cost you anything.',
    seen: {
      phone: {
        bad: 'Leave your number on the finished work: a sticker is enough.',
        good: 'Leave a sticker with the number from your website.',
      },
    },
  },
};
