import type { GroupRule } from '../group-rule.ts';

/** Organizations that recommend an offer to many others. */
export const multipliers = [
  {
    id: 'associations',
    products: [
      'events_webinars',
      'memberships_subscriptions',
      'digital_products',
      'consulting',
      'marketplace',
    ],
    words: `
      Verbände Fachverbände Innungen Kammern Berufsverbände Branchenverbände associations trade-associations guilds
      federations chambers-of-commerce professional-associations`,
  },
  {
    id: 'it-houses',
    products: ['software_saas', 'digital_products', 'services'],
    words: `
      Systemhäuser IT-Dienstleister Softwarehäuser MSPs managed-service-providers system-integrators
      software-companies`,
  },
  {
    id: 'agencies',
    products: ['software_saas', 'services', 'digital_products', 'marketplace'],
    words: `
      Agenturen Werbeagenturen Webagenturen Marketingagenturen Digitalagenturen PR-Agenturen agencies ad-agencies
      web-agencies marketing-agencies PR-agencies`,
  },
  {
    id: 'trade-media',
    products: [
      'digital_products',
      'events_webinars',
      'memberships_subscriptions',
      'marketplace',
      'consulting',
    ],
    words: `
      Verlage Fachverlage Zeitschriften Redaktionen Zeitungen Buchverlage publishers magazines newspapers
      trade-magazines newsrooms publishing-houses`,
  },
  {
    id: 'founder-centers',
    products: ['memberships_subscriptions', 'services', 'events_webinars', 'consulting', 'software_saas'],
    words: `
      Coworking-Spaces Gründerzentren coworking-spaces startup-hubs incubators accelerators`,
  },
] as const satisfies readonly GroupRule[];
