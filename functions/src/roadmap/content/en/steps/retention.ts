import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Plan every new customer’s first ninety days',
    how: [
      'When a customer signs, use the text below to agree on three dates.',
      'If the second date slips, call them instead of sending a reminder.',
    ],
    template: `Day 7, [date]: Everything is set up.
Day 30, [date]: You see your first result: [result].
Day 90, [date]: We check whether you’ve reached [goal].`,
    seen: {
      testimonials: {
        bad: 'On the last date, ask for a quote you can publish.',
        good: 'On the last date, ask if you can add a quote from them to your website.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Talk to every customer once a quarter',
    how: [
      'Take half an hour and ask the three questions below.',
      'Write down the last answer, because it’s often the next order.',
    ],
    template:
      'What has helped you most since we last talked? What has changed on your end? What are you planning for next quarter?',
    seen: {
      references: {
        bad: 'At the end, ask if you can name them on your website.',
        good: 'At the end, check that what your website says about them is still true.',
      },
    },
  },
  'second-department': {
    title: 'Ask for an introduction to a second department',
    how: [
      'For your ten largest customers, list the departments, branches, and sister companies that don’t buy from you yet.',
      'Ask your contact for one name in each, and bring the results you got for your contact’s team.',
    ],
    template:
      'Your team got [result] with us. Who in [second department] has the same problem, and can I tell them you sent me?',
    seen: {
      references: {
        bad: 'Don’t wait for more customer stories. A colleague’s recommendation is enough here.',
        good: 'Mention what you did for their colleagues, not for the customers on your website.',
      },
    },
  },
  'why-they-left': {
    title: 'Call ten customers who left',
    how: [
      'Ask them the question below.',
      'Sort the answers into things you could have known and things you couldn’t.',
      'For everything you could have known, agree on a warning sign, such as four weeks without an order or a sign-in.',
    ],
    template: 'I’m not calling to win you back. I’d just like to ask: what would have made you stay?',
    seen: {
      'contact-form': {
        bad: 'Also ask whether they looked for a way to complain.',
        good: 'Also ask why they didn’t write to you before they left.',
      },
    },
  },
  'second-purchase': {
    title: 'Give first-time buyers a reason to come back',
    how: [
      'Put a card in every bag or box. It should say how to use the product and what goes well with it.',
      'When the product is probably about to run out, send one message and let people reorder with a one-word reply.',
    ],
    template: 'Time for a new [product]? Reply “yes” and it’s on its way. [Other product] goes well with it.',
    seen: {
      'contact-form': {
        bad: 'Let people reorder on your website without an account.',
        good: 'Add a “same as last time” option to your form.',
      },
    },
  },
  'look-after-old-jobs': {
    title: 'Check on past jobs once a year',
    how: [
      'List every job you finished in the last five years, with its date.',
      'A year after each one, call or stop by. Take a look, fix anything small, and ask what’s next.',
    ],
    template:
      'Hi [name], it’s been a year since we [what you did]. Can I stop by and take a quick look? It won’t cost you anything.',
    seen: {
      phone: {
        bad: 'Leave a sticker with your number on the finished work.',
        good: 'Leave a sticker with the number from your website.',
      },
    },
  },
};
