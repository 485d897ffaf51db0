import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Turn {offer} into three packages',
    body: 'Set a small, a standard, and a large package within your prices {prices}. Give each a name, a result, and a limit everyone understands, such as users, days, or locations. Anyone who asks for a discount gets the smaller package, not a lower price.',
    seen: {
      pricing: {
        bad: 'show the three packages there, even without exact amounts.',
        good: 'replace what it says now with the three packages.',
      },
    },
  },
  'price-in-sight': {
    title: 'Give a ballpark price on your website',
    body: 'Publish two lines: the lowest price you would truly accept, and what makes it go up. You’ll have fewer calls with people who can’t pay, and everyone else can see that you have nothing to hide.',
    adds: {
      lowPrices:
        'Add what a company of twenty would pay. Without that figure, no buyer can propose it internally.',
    },
  },
  'small-first-order': {
    title: 'Sell a small first project at a fixed price',
    body: 'Nobody spends {topPrice} with a stranger right away. Carve out a first project that takes you ten days at most, ends with something the customer can hold in hand, and is credited toward the full order. Make it the only thing you discuss on first calls.',
    adds: {
      consulting: 'For consulting, that could be a two-day review with a four-page written result.',
      software:
        'For software, that could be one department, the customer’s own data, four weeks, and one agreed target.',
      services: 'For services, that could be one location or one task with a set handover date.',
    },
    seen: {
      'call-to-action': {
        bad: 'offer the first project there, with its fixed price.',
        good: 'put the first project and its fixed price next to it.',
      },
    },
  },
  'company-package': {
    title: 'Build a package companies can buy at once',
    body: 'At prices {prices}, a single sale barely covers the work of winning it. Sell {offer} in packs of 10, 50, and 200, on one invoice, with one contact person. Your outreach to {group} starts with the smallest pack.',
    seen: {
      pricing: {
        bad: 'add a page for companies with the packs and a person to talk to.',
        good: 'add a line for companies there.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Work out what the problem costs your customer',
    body: 'Sit down with one real customer and add up what the problem used to cost: hours times wages, lost orders, rework. Put that total next to your prices {prices} on one page, and the price question is answered before it comes up. Mark every assumption so that prospects can plug in their own numbers.',
    seen: { numbers: { bad: 'start with this total.', good: 'add this total.' } },
  },
};
