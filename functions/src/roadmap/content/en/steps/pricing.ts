import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Turn {offer} into three packages',
    how: [
      'Set up a small, a standard, and a large package at prices {prices}.',
      'Give each one a name, a result, and a clear limit, such as the number of users, days, or locations.',
      'When someone asks for a discount, offer the smaller package.',
    ],
    seen: {
      pricing: {
        bad: 'Show all three on your website, even if you leave out exact prices.',
        good: 'Replace the prices on your website with the three packages.',
      },
    },
  },
  'price-in-sight': {
    title: 'Give a ballpark price on your website',
    how: ['Publish the lowest price you’d really accept and what makes it go up.'],
    template:
      'Prices start at [lowest price] and depend on [what makes them go up]. Most customers pay around [price].',
    adds: {
      lowPrices: 'Add what a company of twenty would pay, so your contact can get it approved.',
    },
  },
  'small-first-order': {
    title: 'Offer a small first project at a fixed price',
    how: [
      'Choose something that takes you ten days at most and gives the customer a result they can point to.',
      'Credit the price toward the full order, because few people spend {topPrice} with a company they don’t know.',
      'Make this project the only thing you discuss on first calls.',
    ],
    adds: {
      consulting: 'This could be a two-day review with a four-page report.',
      software:
        'This could be four weeks in one department, with the customer’s own data and one agreed-upon goal.',
      services: 'This could be one location or one task with a set handover date.',
    },
    seen: {
      'call-to-action': {
        bad: 'Make the project and its price the next step on your homepage.',
        good: 'Put the project and its price next to the button on your homepage.',
      },
    },
  },
  'company-package': {
    title: 'Sell packs to companies',
    how: [
      'Offer packs of 10, 50, and 200 on one invoice. At prices {prices}, a single sale barely covers the work of winning it.',
      'Offer {group} the smallest pack first.',
    ],
    seen: {
      pricing: {
        bad: 'Add a page for companies that shows the packs and names a person to contact.',
        good: 'Add a line for companies next to your prices.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Work out what the problem costs your customer',
    how: [
      'Sit down with one customer and add up hours times wages, lost orders, and rework.',
      'Put the total next to your price on one page.',
      'Mark every assumption, so prospects can fill in their own numbers.',
    ],
    template:
      '[Hours a year] × [wage] + [lost orders] + [rework] = [total] a year. With us: [price] once, then [remaining cost] a year.',
    seen: {
      numbers: {
        bad: 'Show this total on your website.',
        good: 'Add this total to the numbers on your website.',
      },
    },
  },
  'sets-and-vouchers': {
    title: 'Sell sets, gifts, and gift cards',
    how: [
      'Put together a set at a round price, about twice what people spend today.',
      'Offer the set gift-wrapped with a card, because many people buy gifts.',
      'Sell gift cards with a fixed amount at checkout.',
    ],
    seen: {
      pricing: {
        bad: 'Show the set and its price first on your website.',
        good: 'Put the set at the top of your price list.',
      },
    },
  },
};
