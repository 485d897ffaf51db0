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
  yourBuyers: 'your buyers',
  buyers: 'buyers',
  sameAdvice: 'What stands at “{other}” goes for them as well.',
  ideaWhy: 'You offer {quote}. Businesses with the same offer sell to them.',
  buyersHeard: '{names} are among your groups, before anyone your website names.',
  excludedHeard: '{names} are in none of your groups.',
  excludedHow: 'Turn these down right away, with somebody to recommend: {names}.',
  challengeHeard: 'This step is in the plan for exactly that.',
  chosenNiche:
    'You picked this niche in the niche finder: {quote}. Start here: list {batch} companies of this kind, each with the person who decides, before you write the first message.',
  nounOf: (named) => (/(?:s|people|children)$/i.test(named) && named.split(' ').length <= 4 ? named : null),
  and: 'and',
  but: 'but',
};
