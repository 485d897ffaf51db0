import type { Phrases } from '../../engine/content.ts';

export const phrases: Phrases = {
  offers: {
    software_saas: 'your software',
    consulting: 'your consulting',
    services: 'your service',
    marketplace: 'your marketplace',
    memberships_subscriptions: 'your membership',
    events_webinars: 'your events',
    digital_products: 'your digital products',
    physical_products: 'your products',
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign, and a placeholder.
  money: '${amount}',
  prices: { from: 'from {low}', single: 'of {low}', range: 'from {low} to {high}' },
  quoted: '“{text}”',
  yourBuyers: 'your target customers',
  buyers: 'target customers',
  sameAdvice: 'The advice for “{other}” applies to them, too.',
  ideaWhy: 'You offer {quote}, and others with the same offer sell to them.',
  buyersHeard: 'Your groups include {names}.',
  excludedHeard: 'Your groups leave out {names}.',
  excludedHow: 'Turn these down right away, with someone to recommend: {names}.',
  challengeHeard: 'This step is in the plan for exactly that.',
  chosenNiche:
    'You picked this niche in the niche finder: {quote}. Start here: list {batch} companies of this kind, each with the person who decides, before you write the first message.',
  nounOf: (named) => (/(?:s|people|children)$/i.test(named) && named.split(' ').length <= 4 ? named : null),
  and: 'and',
  but: 'but',
};
