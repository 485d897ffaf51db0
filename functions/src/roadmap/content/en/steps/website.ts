import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Let visitors book a first meeting online',
    how: [
      'Set up an online calendar with four open slots a week.',
      'Link to it from your main button and your email signature, with the line below.',
    ],
    template: 'Book [number] minutes with [name] by video. You’ll come away knowing [what they’ll learn].',
  },
  'page-for-one-group': {
    title: 'Build a separate page for one target group',
    how: [
      'Write it just for {group}: their problem in their words, how you solve it, one customer quote, and one button.',
      'Link every ad and every message for this group to that page instead of your homepage.',
    ],
    seen: {
      'call-to-action-early': {
        bad: 'Put the button near the top, where visitors see it right away.',
        good: 'Put the button near the top, just like on your homepage.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Give visitors one clear next step',
    how: [
      'Pick the one thing you want visitors to do: order, start a trial, call, or book.',
      'Make it a button at the top of the page, and repeat it at the end.',
      'Say on the button what visitors will get.',
    ],
    template: '[Get / Try / Book] [what] in [time]',
  },
  'short-form': {
    title: 'Use a contact form with just three fields',
    how: [
      'Ask for a name and an email address, and add one open question: “How can we help?”',
      'Say below the button when you’ll reply, and stick to it.',
    ],
    template: '[Name] will get back to you by [time or day].',
  },
  'ready-for-phones': {
    title: 'Make your website easy to read on a phone',
    how: [
      'Open your website on a phone with a weak connection, and time how long it takes until you can read the first sentence.',
      'Remove whatever gets in the way, such as sliders, autoplay videos, or pop-ups that cover the page.',
    ],
  },
  'found-by-search': {
    title: 'Get more clicks from search results',
    how: [
      'Rewrite the title and description of the five pages that get the most visitors. Treat each one like a small ad.',
      'After four weeks, check in Google Search Console which new titles get more clicks.',
    ],
    template: `Title: [what you offer] for [whom] | [town or company]
Description: [what customers get]. [Something only you can say]. [Next step].`,
  },
  'open-to-search': {
    title: 'Let search engines list your website',
    how: [
      'Ask whoever maintains your website to remove the block. It’s usually one setting left over from when the site was built.',
      'Submit your sitemap in Google Search Console.',
      'After two weeks, check that the pages about {offer} show up in search.',
    ],
    template:
      'Hi [name], our website is blocking search engines. Please remove “noindex” and any “Disallow: /” line in robots.txt, and let me know when it’s done.',
  },
  'reachable-by-phone': {
    title: 'Make it easy to call you',
    how: [
      'Put your phone number at the top of every page so that one tap dials it. Add the hours when someone answers.',
      'Have everyone answer the phone with the same sentence.',
    ],
    template: '[Company], this is [name]. How can I help you?',
  },
  'consent-first': {
    title: 'Ask visitors before you track them',
    how: [
      'List the tracking services your website loads, and remove any whose numbers you haven’t looked at in three months.',
      'Load the others only after a visitor agrees.',
      'Have someone who knows privacy law check the result.',
    ],
  },
  'link-preview': {
    title: 'Make links to your website look good when shared',
    how: [
      'Give your homepage a preview with a good picture, a six-word title, and one sentence on what customers get.',
      'Send yourself the link in three different apps and check how it looks.',
    ],
  },
  'entry-on-the-map': {
    title: 'Complete your listing on Google Maps and similar apps',
    how: [
      'Claim your business on Google, Apple, and Bing maps, and fill in every field: hours, phone, services, and area.',
      'Add ten photos of your work now, and one more each week.',
    ],
    seen: {
      'postal-address': {
        bad: 'Put your name, address, and hours on your website exactly as in the listing.',
        good: 'Check that the address and hours match your website exactly.',
      },
    },
  },
};
