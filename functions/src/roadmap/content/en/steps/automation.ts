import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Keep all your contacts in one CRM',
    how: [
      'Choose a simple one and import what sits in inboxes and spreadsheets, each contact once.',
      'Allow five fields: company, person, occasion, next step, date.',
      'Only then let your calendar and inbox feed it automatically.',
    ],
    seen: {
      'contact-form': {
        bad: 'Connect your contact form as soon as it is where visitors look for it.',
        good: 'Connect your contact form to it first.',
      },
    },
  },
  'automate-three-things': {
    title: 'Automate three things and nothing else',
    how: [
      'The confirmation after an inquiry.',
      'The reminder on the day before a meeting.',
      'A note to yourself when a contact has gone quiet for two weeks.',
      'Keep writing first messages to {group} by hand, because those get answered.',
    ],
    template:
      'Thanks, your message is here. [Name] will get back to you by [day, time]. If it’s urgent: [direct number].',
    seen: {
      'contact-form': {
        bad: 'Put your form or booking page in order first: the first two depend on it.',
        good: 'Hook the first two up to your form or booking page.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Know where each sales call comes from',
    how: [
      'End every first call with the question below and put the answer in one column.',
      'After thirty calls, set what each source cost in money and hours against the orders it brought.',
      'Drop the weakest.',
    ],
    template: 'One last question: how did you find us, and what made you get in touch today?',
    seen: {
      'tracker-consent': {
        bad: 'Trust this column rather than your tracking: it needs nobody’s consent.',
        good: 'Leave tracking out of it: the column is enough.',
      },
      'contact-form': {
        bad: 'Ask it in emails and on the phone, too.',
        good: 'Ask the same question in your form, in an optional field.',
      },
    },
  },
  'letter-to-buyers': {
    title: 'Write to past buyers once a month',
    how: [
      'Ask at every sale whether you may write, and keep the yes.',
      'Send five sentences on the same day each month: one thing to know, one thing to buy.',
    ],
    template:
      'This month: [one thing worth knowing]. New: [what], until [day]. Just reply if you’d like one.',
    seen: {
      privacy: {
        bad: 'Say in your privacy notice what happens to the addresses.',
        good: 'Add the letter to your privacy notice.',
      },
    },
  },
};
