import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Let people book a first meeting in two clicks',
    body: 'Link a calendar with four open slots a week from your main button and your email signature. Next to it, say how long the meeting takes, who will be there, and what the visitor will know afterward.',
  },
  'page-for-one-group': {
    title: 'Build one page for one target group',
    body: 'Nobody who clicks should land on the homepage. Build a page only for {group}: their problem in their words, what {offer} changes, one quote from their field, one button. Send every ad and every message to this group there, and you can see what they bring.',
    seen: {
      'call-to-action-early': {
        bad: 'get it right on the new page from the start.',
        good: 'do the same on the new page.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Offer one next step where everyone sees it',
    body: 'Decide what a visitor who likes {offer} should do: request a sample, try it, call you, or book a meeting. Pick one, not four. Make it a button in the first section and again at the end, and let the button say what happens next.',
  },
  'short-form': {
    title: 'Ask for three things in the form, not ten',
    body: 'Name, email address, and one open line, “What’s it about?”, are enough for a first contact. Below the button, say when you’ll get back to people, and stick to it. Save everything else for the conversation.',
  },
  'ready-for-phones': {
    title: 'Make the website easy to read on a phone',
    body: 'People open posts and messages on their phones, so that’s where they first see {offer}. Load your website on a weak connection and time how long it takes until you can read the first sentence. Remove whatever gets in the way: sliders, autoplay videos, pop-ups that cover the page.',
  },
  'found-by-search': {
    title: 'Win the click in the search results',
    body: 'Write title and description like a small ad: what you offer, for whom, and one fact only you can state. Start with the five pages that already bring visitors. After four weeks, check in Google Search Console which new titles get more clicks.',
  },
  'open-to-search': {
    title: 'Let search engines back in',
    body: 'Usually it’s one setting left over from when the site was built. Have your web person remove the block, submit the sitemap in Google Search Console, and check after two weeks that the pages about {offer} are listed. Until then, nothing else you do for search counts.',
  },
  'reachable-by-phone': {
    title: 'Make it easy to call you back',
    body: 'Whoever you call looks up your number afterward. Put it at the top of every page so that one tap dials it, add the hours when a person answers, and agree on one sentence everyone in the company answers the phone with.',
  },
  'consent-first': {
    title: 'Ask before you track',
    body: 'Larger customers have your website checked before they sign. List every service it loads, remove the ones whose numbers nobody has looked at for three months, and start the rest only after consent. Have someone with legal expertise review the result.',
  },
  'link-preview': {
    title: 'Let a shared link speak for you',
    body: 'Many recommendations are a link in a chat. Give your homepage a preview with a picture of {offer} in use, a six-word title, and one sentence that names the benefit. Send yourself the link in three different apps and see what a stranger would see.',
  },
};
