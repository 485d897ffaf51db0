import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'first-list': {
    title: 'List the companies you really want',
    body: 'Start with {group} and leave everyone else for later. For each company, write down its name, who decides, and one visible reason it could use {offer} right now. No reason, no place on the list.',
    adds: {
      small:
        'Sixty companies are enough for the first month: {batch} a week is what a small team can contact with care.',
      medium: 'Plan on {batch} companies a week, with one person in charge of the list.',
      large:
        'Plan on {batch} companies a week, and settle who contacts which so that no one hears from you twice.',
    },
    seen: {
      audience: {
        bad: 'rewrite the opening with these companies in mind.',
        good: 'check that it fits every company on the list.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Find companies like your three best customers',
    body: 'Pick the three customers you’d most like to win again. Write down what they share: industry, size, and what happened just before they came to you. Then look for the same profile among {group} and {secondGroup}.',
    adds: {
      software:
        'Go by who uses {offer} every day, not by who pays the most. Daily users are the pattern to look for.',
      services: 'Leave out anyone who came as a personal favor. You won’t find a second one.',
    },
    seen: {
      references: {
        bad: 'ask the three right away whether you may name them.',
        good: 'put the three up front, because companies like them will look for a familiar name.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Contact companies when something changes',
    body: 'Pick three public signals and check them every Monday for each company on your list. If one shows up, that company moves to the top and hears from you the same week, with the signal in your first sentence.',
    adds: {
      software:
        'For {offer}, watch for job ads for work your software takes over, a new department head, or a tool that is being discontinued.',
      services: 'For {offer}, watch for new management, a new location, or an acquisition.',
      products:
        'For {offer}, watch for a new store, a change in what is on the shelves, or the start of a season.',
      reach:
        'For {offer}, watch for new hires, a new rule in the industry, or a job ad in training or purchasing.',
    },
    seen: {
      audience: {
        bad: 'spell out in the message what the company gets from you.',
        good: 'link to it in the message.',
      },
    },
  },
  'who-signs': {
    title: 'Find out who signs, who uses it, and who can say no',
    body: 'At prices {prices}, one person rarely decides alone. Add three names per company to your list: who approves the invoice, who works with {offer} every day, and who has to agree, such as IT, purchasing, or the works council. Write to the second first and ask for an introduction to the first.',
    seen: {
      'customer-focus': {
        bad: 'your contact needs arguments for the boss, so send them along on one page.',
        good: 'send the person who will use it that passage to forward.',
      },
    },
  },
};
