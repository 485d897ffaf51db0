import type { Phrases } from '../../engine/content.ts';

export const phrases: Phrases = {
  offers: {
    software_saas: 'your software',
    consulting: 'your consulting services',
    services: 'your services',
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
  sameAdvice: 'Our advice for “{other}” works here, too.',
  ideaWhy: 'Other businesses that offer {quote} sell to them.',
  buyersHeard: 'We added these to your target customers: {names}.',
  excludedHeard: 'We left these out: {names}.',
  excludedHow: 'Turn these down right away: {names}. Recommend someone else to them.',
  challengeHeard: 'We chose this step because of that.',
  chosenNiche:
    'You picked {quote} in the niche finder. Before you write to anyone, list {batch} companies of this kind and find the decision-maker at each one.',
  nounOf: (named) => (/(?:s|people|children)$/i.test(named) && named.split(' ').length <= 4 ? named : null),
  and: 'and',
  but: 'but',
};
