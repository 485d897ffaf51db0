import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Choose companies that already have your customers',
    body: 'Winning consumers one at a time is slow, and outreach isn’t made for it. {group} reach many of them at once. List twenty such companies nearby, and next to each write what’s in it for them: something to sell, something to give away, or a reason for their own customers to come back.',
    adds: {
      lowPrices: 'Ask for one small order first, not a framework contract.',
      highPrices:
        'At prices {prices}, offer a commission instead of a discount: it costs you nothing until they sell.',
    },
    seen: {
      audience: {
        bad: 'add a page for business customers with a person to talk to.',
        good: 'add one sentence for business customers there.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Rank partners by the customers they bring',
    body: 'List thirty companies that could take {offer} to their customers, starting with {group}. Give one point each for reach, for contracts that renew every year, and for a contact you know by name. Talk only to those with all three. The others take just as long and bring less.',
    seen: {
      references: {
        bad: 'name your first partner there as soon as they agree, because it helps win the second.',
        good: 'list partners there before end customers.',
      },
    },
  },
};
