import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Keep all your contacts in one CRM',
    how: [
      'Choose a simple CRM, and move every contact from your inboxes and spreadsheets into it.',
      'Start with just five fields: company, person, why now, next step, and date.',
      'Once that works, connect your calendar and your inbox.',
    ],
    seen: {
      'contact-form': {
        bad: 'Connect your contact form as soon as visitors can find it easily.',
        good: 'Connect your contact form first.',
      },
    },
  },
  'automate-three-things': {
    title: 'Automate three routine tasks',
    how: [
      'Send an automatic confirmation, like the one below, after every inquiry.',
      'Send a reminder the day before each meeting.',
      'Set up a reminder for contacts who have been quiet for two weeks.',
      'Keep writing your first messages to {group} by hand.',
    ],
    template:
      'Thanks for your message. [Name] will get back to you by [day, time]. If it’s urgent, call [direct number].',
    seen: {
      'contact-form': {
        bad: 'Fix your form or booking page first, because the first two tasks depend on it.',
        good: 'Set up the first two tasks in your form or booking tool.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Find out where your sales calls come from',
    how: [
      'At the end of every first call, ask the question below and write down the answer.',
      'After thirty calls, compare what each source cost you in money and hours with the orders it brought.',
      'Drop the weakest source.',
    ],
    template: 'One last question: how did you find us, and what made you get in touch today?',
    seen: {
      'tracker-consent': {
        bad: 'Rely on these answers more than on the tracking on your website.',
        good: 'You don’t need to add any tracking for this.',
      },
      'contact-form': {
        bad: 'Ask in emails, too.',
        good: 'Add the same question to your form as an optional field.',
      },
    },
  },
  'letter-to-buyers': {
    title: 'Write to past customers once a month',
    how: [
      'With every sale, ask customers if you can email them, and keep a record of who said yes.',
      'On the same day each month, send five sentences with one useful tip and one thing to buy.',
    ],
    template:
      'Hi [name], here’s a tip for this month: [tip]. We also have [product or offer] until [day]. Just reply if you’re interested.',
    seen: {
      privacy: {
        bad: 'Say in your privacy policy what you do with the addresses.',
        good: 'Mention these emails in your privacy policy.',
      },
    },
  },
};
