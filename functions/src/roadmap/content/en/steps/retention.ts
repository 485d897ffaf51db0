import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Plan every new customer’s first ninety days',
    body: 'Customers decide whether to stay long before the first renewal. Set three dates at signing. Day 7: everything is set up. Day 30: the first result is visible. Day 90: you compare it with what the customer wanted. If day 30 slips, pick up the phone instead of sending a reminder.',
    seen: {
      testimonials: {
        bad: 'on day 90, ask for a sentence you may publish.',
        good: 'on day 90, ask for the next one.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Talk to every customer once a quarter',
    body: 'Few customers leave over a mistake. Most leave because nobody asked. Take half an hour and ask: What has helped? What has changed on your end? What will be on your desk next quarter? The third answer is often your next order, with no competing bids.',
    seen: {
      references: {
        bad: 'at the end, ask whether you may name the customer.',
        good: 'at the end, ask whether what it says there still holds.',
      },
    },
  },
  'second-department': {
    title: 'Ask for the second department',
    body: 'Your easiest new customer is a colleague of a current one. For each of your ten largest customers, list the departments, branches, or sister companies that don’t buy from you yet. Ask your contact for one name each, and bring the result from next door.',
    seen: {
      references: {
        bad: 'here, a colleague’s word is all you need.',
        good: 'here, a colleague’s word still counts for more.',
      },
    },
  },
  'why-they-left': {
    title: 'Call ten customers who left',
    body: 'Ask ten former customers one question: what would have made you stay? Sort the answers into “we could have known” and “we couldn’t have.” For everything in the first pile, agree on a warning sign, such as four weeks without an order or a login.',
    seen: {
      'contact-form': {
        bad: 'that may be why unhappy customers kept quiet.',
        good: 'also ask why they didn’t use it.',
      },
    },
  },
};
