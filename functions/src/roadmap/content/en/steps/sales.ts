import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Define five stages for every sale',
    how: [
      'For each stage below, write down what the customer has to do to get there.',
      'Every Monday, look at deals that have been stuck for two weeks. Set a date for each one or close it.',
    ],
    template: `Contacted: …
Replied: [what the customer did]
Met: …
Proposal sent: …
Decided: …`,
    seen: {
      'contact-form': {
        bad: 'Make it easier to reach you on your website, so that more people get in touch.',
        good: 'Start every inquiry from your form at “replied.”',
      },
    },
  },
  'first-talk-guide': {
    title: 'Ask the same six questions on every first call',
    how: [
      'Keep to the order below, and don’t bring up {offer} until you’ve asked all six.',
      'Before you hang up, agree on the next meeting.',
    ],
    template: `1. What made you take this call?
2. How do you do it today?
3. What does that cost you?
4. What have you tried so far?
5. Who else has to agree?
6. What happens if nothing changes in the next six months?`,
    seen: {
      'customer-focus': {
        bad: 'Don’t start by talking about yourself, the way your homepage does.',
        good: 'Start with the customer, just as your homepage does.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Set a follow-up date for every proposal',
    how: [
      'Before you send a proposal, agree on a day to discuss it.',
      'After one week, answer a question the customer still has. After three weeks, send an example from their industry.',
      'After six weeks, send the message below.',
    ],
    template:
      'I’m going through my open proposals. Should I close the one for [project], or would you like to talk again on [date]?',
    seen: {
      references: {
        bad: 'Prepare the example for week three now.',
        good: 'Take the example for week three from your website.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Decide when a lead is ready for sales',
    how: [
      'Write down three things you need to know before someone in sales takes over.',
      'Have that person call within one business day and report back in one line.',
      'Once a month, go through ten leads together and adjust the three things.',
    ],
    template: 'Ready for sales when we know 1. industry and size, 2. why now, 3. the decision-maker’s name.',
    seen: {
      'contact-form': {
        bad: 'Start with leads from outreach, and add website inquiries later.',
        good: 'Use the same rules for inquiries from your website.',
      },
    },
  },
  'quote-in-two-days': {
    title: 'Send every quote within two days',
    how: [
      'Use the same checklist on every first visit, and take photos and measurements where you need them.',
      'Put the quote on one page: what you’ll do, when it’ll be done, what it costs, and what’s not included.',
      'On the third day, call and ask if they have any questions.',
    ],
    template:
      'Hi [name], did you have a chance to look at our quote from [day]? Is there anything you’d like to ask? We can hold [date] for you until [day].',
    seen: {
      'contact-form': {
        bad: 'Let people send photos through a form on your website.',
        good: 'Ask for photos in your contact form.',
      },
    },
  },
  'where-baskets-are-left': {
    title: 'Find out why people don’t finish their order',
    how: [
      'Place an order in your own store on a phone, and note every question a stranger would have.',
      'Answer questions about shipping, returns, and delivery time above the order button.',
      'Ask three people who didn’t buy what stopped them.',
    ],
    seen: {
      pricing: {
        bad: 'Show the full price, including shipping, from the start.',
        good: 'Check that shipping costs are shown next to every price.',
      },
    },
  },
};
