import type { WishTexts } from '../../engine/content.ts';

/** What follows from sentences in the visitor's own words. */
export const wishes: WishTexts = {
  'no-ads': {
    so: 'None of the steps need paid ads.',
    how: 'Use the time you’d spend on ads for this step.',
  },
  'small-budget': {
    so: 'None of the steps cost more than your budget.',
    how: 'This step costs you nothing but time.',
  },
  'little-time': {
    so: 'We planned for {batch} contacts a week.',
    how: 'Set aside two hours a week for this, always at the same time.',
  },
  'few-orders': {
    so: 'We planned for a few good orders, so {batch} contacts a week are enough.',
    how: 'Count how many orders you can still take this quarter, and stop when you have them.',
  },
  nearby: {
    so: 'Look for customers only where you work.',
    how: 'Mark your area on a map, and leave out every company outside it.',
  },
  'set-hours': {
    so: 'Every step keeps to these hours.',
    how: 'Put these days and hours wherever you publish your phone number or address.',
  },
  pause: {
    so: 'We haven’t planned anything for that time.',
    how: 'Block the time you named on your calendar. Finish each step before it, or start afterward.',
  },
  season: {
    so: 'The plan starts eight weeks before that.',
    how: 'Count back eight weeks from that time, and put the start date on your calendar.',
  },
  'no-calls': {
    so: 'None of the steps ask you to call strangers.',
    how: 'You don’t have to call anyone for this step.',
  },
  'no-social': {
    so: 'None of the steps ask you to post anything.',
    how: 'Use the time you’d spend on social media for this step.',
  },
  'no-camera': {
    so: 'None of the steps put you in front of a camera.',
    how: 'Do this in writing, without video. If you need a picture, use one of a finished project.',
  },
  'no-mail': {
    so: 'None of the steps ask you to email strangers.',
    how: 'Do this in person, by phone, or by letter, and don’t send mass emails.',
  },
  'no-travel': {
    so: 'None of the steps ask you to travel or go to trade shows.',
    how: 'Do this from your desk by phone, video, or mail.',
  },
  'no-discounts': {
    so: 'None of the steps lower your prices.',
    how: 'Stick to your prices. If people want to pay less, they can order less.',
  },
  minimum: {
    so: 'In this step, you’ll name your minimum order, so nobody asks for less.',
    how: 'State your minimum order in your first message and next to every price.',
  },
  'no-staff': {
    so: 'We left out steps that would need more people, so {batch} contacts a week are enough.',
    how: 'Automate or drop whatever keeps your people from their real work.',
  },
  'late-payment': {
    so: 'In this step, you’ll also make sure you get paid on time.',
    how: 'Ask for a third of the price when the order comes in, and put the due date in the quote.',
  },
  'one-big-customer': {
    so: 'We put similar customers first.',
    how: 'Write down what your big customer buys and why. Then look for three others who need the same thing.',
  },
  'new-offer': {
    so: 'In this step, you’ll find the first customers for your new offer.',
    how: 'Show your new offer to five people who already buy from you before you tell anyone else.',
  },
  'short-notice': {
    so: 'In this step, you’ll tell people how far ahead to book.',
    how: 'Say in your first reply how much notice you need and what a rush job costs.',
  },
  'handing-over': {
    so: 'This step helps you build something you can hand over.',
    how: 'Write down who buys from you and why, so you can pass it on to the next owner.',
  },
  abroad: {
    so: 'In this step, you’ll take one country at a time.',
    how: 'Make one list for each country, and find a local contact that customers there can call.',
  },
  'only-this': {
    so: 'In this step, you’ll put that first wherever you describe what you do.',
    how: 'Start the first list with what you told us.',
  },
  'not-this': {
    so: 'In this step, you’ll put that first on the list of orders you turn down.',
    how: 'Start the second list with what you told us.',
  },
};
