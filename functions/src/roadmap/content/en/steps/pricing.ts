import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Turn {offer} into three packages',
    how: [
      'Set a small, a standard, and a large one within your prices {prices}.',
      'Give each a name, a result, and a limit everyone understands, such as users, days, or locations.',
      'Answer a request for a discount with the smaller package, not with a lower price.',
    ],
    seen: {
      pricing: {
        bad: 'Show the three on your website, even without exact amounts.',
        good: 'Replace the prices on your website with the three packages.',
      },
    },
  },
  'price-in-sight': {
    title: 'Give a ballpark price on your website',
    how: ['Publish two lines: the lowest price you would truly accept, and what makes it go up.'],
    template: 'From [lowest price]. It depends on [what makes it go up]; most customers pay around [price].',
    adds: {
      lowPrices: 'Add what a company of twenty would pay, so that your contact can propose it internally.',
    },
  },
  'small-first-order': {
    title: 'Sell a small first project at a fixed price',
    how: [
      'Carve out a project that takes you ten days at most and ends with something the customer can point to.',
      'Credit its price toward the full order: nobody spends {topPrice} with a stranger right away.',
      'Make it the only thing you discuss on first calls.',
    ],
    adds: {
      consulting: 'For consulting: a two-day review with a four-page written result.',
      software: 'For software: one department, the customer’s own data, four weeks, one agreed target.',
      services: 'For services: one location or one task with a set handover date.',
    },
    seen: {
      'call-to-action': {
        bad: 'Make the project and its fixed price the next step on your homepage.',
        good: 'Put the project and its fixed price next to the button on your homepage.',
      },
    },
  },
  'company-package': {
    title: 'Build a package companies can buy right away',
    how: [
      'Sell {offer} in packs of 10, 50, and 200, on one invoice: a single sale {prices} barely covers the work of winning it.',
      'Start your outreach to {group} with the smallest pack.',
    ],
    seen: {
      pricing: {
        bad: 'Add a page for companies with the packs and a person to talk to.',
        good: 'Add a line for companies next to your prices.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Work out what the problem costs your customer',
    how: [
      'Sit down with one real customer and add up hours times wages, lost orders, and rework.',
      'Put the total next to your prices {prices} on one page.',
      'Mark every assumption, so that prospects can plug in their own numbers.',
    ],
    template:
      '[Hours] a month × [wage] + [lost orders] + [rework] = [total] a year. With us: [price] once, [remaining cost] a year.',
    seen: {
      numbers: {
        bad: 'Put this total on your website.',
        good: 'Add this total to the figures on your website.',
      },
    },
  },
  'sets-and-vouchers': {
    title: 'Offer a set, a gift, and a gift card',
    how: [
      'Put together one set at a round price, about twice what people spend today.',
      'Make a gift of it, packed and with a card: many buy for someone else.',
      'Sell gift cards at checkout, with an amount already printed on them.',
    ],
    seen: {
      pricing: {
        bad: 'Show the set with its price first on your website.',
        good: 'List the set first on your price list.',
      },
    },
  },
};
