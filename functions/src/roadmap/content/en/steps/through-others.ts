import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Choose companies that already have your customers',
    how: [
      'List twenty companies nearby that reach many of your customers at once.',
      'Next to each, write what’s in it for them: something to sell, something to give away, or a reason for their customers to come back.',
    ],
    template:
      'Your customers already [occasion]. We have [offer] that fits right in. Would you try it with [small number] first? You keep [what’s in it for them].',
    adds: {
      lowPrices: 'Ask for one small order first, not a long-term contract.',
      highPrices:
        'At prices {prices}, offer a commission instead of a discount: it costs you nothing until they sell.',
    },
    seen: {
      audience: {
        bad: 'Add a page for business customers, with a person to talk to.',
        good: 'Add one sentence for business customers to your homepage.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Rank partners by the customers they bring',
    how: [
      'List thirty companies that could take {offer} to their customers, starting with {group}.',
      'Give one point each for reach, for contracts that renew every year, and for a contact you know by name.',
      'Talk only to those with all three.',
    ],
    template: 'Company | Reach | Renews yearly | Contact I know | Points',
    seen: {
      references: {
        bad: 'Name your first partner on the website as soon as they agree: it helps you win the second.',
        good: 'List partners before end customers on your website.',
      },
    },
  },
};
