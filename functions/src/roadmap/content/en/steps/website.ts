import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Let people book a first meeting in two clicks',
    how: [
      'Link to a calendar with four open slots a week from your main button and your email signature.',
      'Add this line next to it.',
    ],
    template: '[Number] minutes with [name], by video. Afterward you’ll know [what the visitor will know].',
  },
  'page-for-one-group': {
    title: 'Build one page for one target group',
    how: [
      'Write it only for {group}: their problem in their words, what {offer} changes, one quote from one of them, one button.',
      'Send every ad and every message to this group there, never to the homepage.',
    ],
    seen: {
      'call-to-action-early': {
        bad: 'Put the button at the top. On your homepage, it comes too late.',
        good: 'Put the button at the top, as on your homepage.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Offer one next step where everyone sees it',
    how: [
      'Pick the one thing a visitor who likes {offer} should do: order, try it, call, or book.',
      'Make it a button in the first section and again at the end.',
      'Let the button say what happens next.',
    ],
    template: '[Get / Try / Book] [what] in [time]',
  },
  'short-form': {
    title: 'Ask for three things in the form, not ten',
    how: [
      'Keep name, email address, and one open line: “What’s it about?”',
      'Say below the button when you’ll get back to people, and stick to it.',
    ],
    template: '[Name] will answer you by [time] on the next business day.',
  },
  'ready-for-phones': {
    title: 'Make the website easy to read on a phone',
    how: [
      'Load your website on a weak connection and time how long it takes until you can read the first sentence.',
      'Remove whatever gets in the way: sliders, autoplay videos, pop-ups that cover the page.',
    ],
  },
  'found-by-search': {
    title: 'Win the click in the search results',
    how: [
      'Rewrite title and description of the five pages that already bring visitors, like a small ad.',
      'Check in Google Search Console after four weeks which new titles get more clicks.',
    ],
    template: `Title: [what you offer] for [whom] | [place or company]
Description: [what the customer gets]. [One fact only you can state]. [Next step].`,
  },
  'open-to-search': {
    title: 'Let search engines back in',
    how: [
      'Have your web person remove the block: usually it’s one setting left over from when the site was built.',
      'Submit the sitemap in Google Search Console.',
      'Check after two weeks that the pages about {offer} are listed.',
    ],
    template:
      'Please remove “noindex” and any “Disallow: /” in robots.txt from our website, and tell me when it’s done.',
  },
  'reachable-by-phone': {
    title: 'Make it easy to call you back',
    how: [
      'Put your number at the top of every page so that one tap dials it, with the hours when a person answers.',
      'Agree on one sentence everyone in the company answers the phone with.',
    ],
    template: '[Company], this is [name]. What can I do for you?',
  },
  'consent-first': {
    title: 'Ask before you track',
    how: [
      'List every service your website loads, and remove those whose numbers nobody has looked at for three months.',
      'Start the rest only after consent.',
      'Have someone with legal expertise review the result.',
    ],
  },
  'link-preview': {
    title: 'Give shared links a preview',
    how: [
      'Give your homepage a preview: a picture of {offer} in use, a six-word title, one sentence that names the benefit.',
      'Send yourself the link in three different apps and see what a stranger would see.',
    ],
  },
  'entry-on-the-map': {
    title: 'Complete your entry in the map apps',
    how: [
      'Claim your business in Google, Apple, and Bing maps, and fill in every field: hours, phone, services, area.',
      'Add ten photos of your own work and one more each week.',
    ],
    seen: {
      'postal-address': {
        bad: 'Write name, address, and hours on your website exactly as in the entry.',
        good: 'Check that address and hours match your website to the letter.',
      },
    },
  },
};
