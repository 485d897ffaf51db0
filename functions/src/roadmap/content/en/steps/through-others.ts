import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Find companies that already reach your customers',
    how: [
      'List twenty companies nearby that serve many of the people you want to reach.',
      'Next to each, write what’s in it for them: something to sell, a gift to give away, or a reason for customers to come back.',
    ],
    template:
      'Hi [name], many of your customers [do something], and our [product] would go well with that. Would you like to try it with [small number] first? You keep [their share].',
    adds: {
      lowPrices: 'Ask for one small order first, without a long-term contract.',
      highPrices:
        'With prices {prices}, offer a commission instead of a discount, so you only pay when they sell.',
    },
    seen: {
      audience: {
        bad: 'Add a page for business customers to your website, with a person to contact.',
        good: 'Add a sentence for business customers to your homepage.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Find the partners who can bring the most customers',
    how: [
      'List thirty companies that could offer {offer} to their customers, starting with {group}.',
      'For each, note how many customers it reaches, whether its contracts renew every year, and who you know there.',
      'Talk first to the companies that are strong in all three.',
    ],
    template: 'Company | Customers reached | Renews every year | Who I know there',
    seen: {
      references: {
        bad: 'Name your first partner on your website as soon as they agree. It helps you win the second.',
        good: 'List your partners above the customers on your website.',
      },
    },
  },
};
