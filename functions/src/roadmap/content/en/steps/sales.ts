import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Agree on five sales stages and what ends each',
    how: [
      'Fill in what the customer does to reach each stage, not what you do.',
      'Every Monday, set a date for whatever has been stuck for two weeks, or close it.',
    ],
    template: `Contacted: [what the customer did]
Answered: …
Met: …
Proposal sent: …
Decided: …`,
    seen: {
      'contact-form': {
        bad: 'First make it easier to reach you, or few contacts will get to “answered.”',
        good: 'Log everything from your form as “answered” right away.',
      },
    },
  },
  'first-talk-guide': {
    title: 'Ask the same six questions on every first call',
    how: [
      'Keep the order below, and bring up {offer} only after the sixth answer.',
      'End with a next meeting on both calendars.',
    ],
    template: `1. Why did you take this call?
2. How do you do it today?
3. What does that cost you?
4. What have you tried?
5. Who else has to agree?
6. What happens if nothing has changed in six months?`,
    seen: {
      'customer-focus': {
        bad: 'Don’t start by talking about yourself, the way your homepage does.',
        good: 'Open with the customer’s problem, as your homepage does.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Put a date on every open proposal',
    how: [
      'Send no proposal for {offer} without an agreed day to discuss it.',
      'After one week, send the answer to an open question; after three, an example from their industry.',
      'After six weeks, send the message below, which ends in a yes, a no, or a date.',
    ],
    template:
      'I’m cleaning up my open proposals. Should I close the file on [project], or would you like to talk again on [date]?',
    seen: {
      references: {
        bad: 'Get the example for week three now, before you need it.',
        good: 'Take the example for week three from your website.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Agree on when a contact goes to sales',
    how: [
      'Write down three things you must know before a contact is handed over.',
      'Whoever takes over calls within one business day and reports back in one line.',
      'Once a month, go through ten contacts together and adjust the three points.',
    ],
    template: 'Handed over when known: 1. industry and size, 2. occasion, 3. who decides, by name.',
    seen: {
      'contact-form': {
        bad: 'Begin with contacts from outreach; inquiries from the website follow.',
        good: 'Apply the same three points to inquiries from your website.',
      },
    },
  },
  'quote-in-two-days': {
    title: 'Send every quote within two days',
    how: [
      'Take three photos and five measurements on the first visit, always the same ones.',
      'Quote on one page: what, until when, what it costs, what it doesn’t include.',
      'Call on the third day and ask what’s still open.',
    ],
    template:
      'You have our quote since [day]. What is still open? If the date suits you, [date] is yours until [day].',
    seen: {
      'contact-form': {
        bad: 'Let people send photos through a form on your website.',
        good: 'Ask for photos in your form.',
      },
    },
  },
  'where-baskets-are-left': {
    title: 'Find out where buyers stop',
    how: [
      'Buy from yourself once, on a phone, and note every question you’d have as a stranger.',
      'Answer shipping, returns, and delivery time before the button, not after it.',
      'Ask three people who left why.',
    ],
    seen: {
      pricing: {
        bad: 'Show the whole price, with shipping, on the first page.',
        good: 'Check that every price says what shipping costs.',
      },
    },
  },
};
