import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Agree on five sales stages and what ends each',
    body: 'Contacted, answered, met, proposal sent, decided: for each stage, write down what the customer does to move it forward, not what you do. Every Monday, look at what has been stuck for fourteen days. Set a date or close it.',
    seen: {
      'contact-form': {
        bad: 'until that changes, few contacts will reach “answered.”',
        good: 'log everything that comes in there as “answered” right away.',
      },
    },
  },
  'first-talk-guide': {
    title: 'Ask the same six questions on every first call',
    body: 'Use this order: Why did you take this call? How do you do it today? What does that cost you? What have you tried? Who else has to agree? What happens if nothing has changed in six months? Bring up {offer} only after the sixth answer, and end with a date on both calendars.',
    seen: {
      'customer-focus': {
        bad: 'on the call, start with the customer.',
        good: 'pick up from there on the call.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Put a date on every open proposal',
    body: 'Never send a proposal for {offer} without an agreed day to discuss it. Then follow up three times, each time with something new: after one week, the answer to an open question; after three, an example from their industry; after six, a friendly “Should I close the file?” Each ends in a yes, a no, or a date.',
    seen: {
      references: {
        bad: 'get the example for week three now.',
        good: 'take the example for week three from there.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Agree on when a contact goes to sales',
    body: 'Write down three things you must know before a contact from outreach is handed over, such as industry, occasion, and a named decision-maker. Whoever takes over calls within one business day and reports back in one line. Once a month, go through ten contacts together and adjust the three points.',
    seen: {
      'contact-form': {
        bad: 'most contacts come from outreach, so the handover has to be clear.',
        good: 'apply the same three points to inquiries from there.',
      },
    },
  },
};
