import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Keep all your contacts in one place',
    body: 'Clean up before you automate: every contact exists once. Choose one simple CRM, import what sits in inboxes and spreadsheets, and allow five fields: company, person, occasion, next step, date. Let your form, calendar, and inbox feed it automatically. If it isn’t in there, it didn’t happen.',
    seen: {
      'contact-form': {
        bad: 'when you add that, connect it to the CRM.',
        good: 'connect that to the CRM first.',
      },
    },
  },
  'automate-three-things': {
    title: 'Automate three things and nothing else',
    body: 'Start with the confirmation after an inquiry, the reminder before a meeting, and a note to yourself when a contact has been silent for fourteen days. Keep writing first messages to {group} by hand: that’s why they get answered.',
    seen: {
      'contact-form': {
        bad: 'fix that first, because the first two depend on it.',
        good: 'hook the first two up to that.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Know where each sales call comes from',
    body: 'End every first call with the same question, “How did you find us?”, and put the answer in one column. After thirty calls, compare what each source cost in money and hours with the orders it brought. Drop the weakest.',
    seen: {
      'tracker-consent': {
        bad: 'this question needs no tracking at all.',
        good: 'this question gives you the answer without tracking anyone.',
      },
      'contact-form': {
        bad: 'that makes asking on the call all the more important.',
        good: 'ask the same question there in an optional field.',
      },
    },
  },
};
