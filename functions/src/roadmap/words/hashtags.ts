import type { OptionOf } from '../../../../src/domain/answers.ts';
import type { Locale } from '../../../../src/domain/locale.ts';

type Tags = Readonly<Record<Locale, string>>;

/** What each answer is called on social networks, without the sign. */
export const TAGS: { readonly [Field in keyof OptionOf]: { readonly [Option in OptionOf[Field]]: Tags } } = {
  productTypes: {
    software_saas: { en: 'B2BSaaS', de: 'SoftwareMittelstand' },
    physical_products: { en: 'ProductBusiness', de: 'Produktvertrieb' },
    services: { en: 'BusinessServices', de: 'Dienstleister' },
    consulting: { en: 'Consulting', de: 'Unternehmensberatung' },
    digital_products: { en: 'DigitalProducts', de: 'DigitaleProdukte' },
    events_webinars: { en: 'BusinessEvents', de: 'Fachveranstaltung' },
    memberships_subscriptions: { en: 'MembershipBusiness', de: 'Mitgliedschaft' },
    marketplace: { en: 'B2BMarketplace', de: 'Marktplatz' },
  },
  customerType: {
    b2b: { en: 'B2BSales', de: 'B2BVertrieb' },
    b2c: { en: 'RetailPartners', de: 'Handelspartner' },
    b2b2c: { en: 'ChannelSales', de: 'Partnervertrieb' },
  },
  priceRange: {
    '10-100': { en: 'VolumeSales', de: 'Mengengeschäft' },
    '100-1k': { en: 'SmallBusiness', de: 'KleineUnternehmen' },
    '1k-10k': { en: 'ValueSelling', de: 'Nutzenverkauf' },
    '10k-plus': { en: 'HighTicketSales', de: 'Projektgeschäft' },
  },
  teamSize: {
    '1-5': { en: 'FounderLedSales', de: 'Chefsache' },
    '6-20': { en: 'SmallTeams', de: 'KleineTeams' },
    '21-50': { en: 'SalesTeam', de: 'Vertriebsteam' },
    '50+': { en: 'SalesLeadership', de: 'Vertriebsleitung' },
  },
  businessPhase: {
    mvp: { en: 'PilotCustomers', de: 'Pilotkunden' },
    growing: { en: 'SME', de: 'Mittelstand' },
    ads: { en: 'PerformanceMarketing', de: 'Anzeigenmarketing' },
    social: { en: 'SocialSelling', de: 'SocialSelling' },
    content: { en: 'DigitalPresence', de: 'OnlinePräsenz' },
    partnerships: { en: 'Partnerships', de: 'Partnerschaften' },
    team: { en: 'SalesHiring', de: 'VertriebsJobs' },
    scaling: { en: 'BusinessGrowth', de: 'Wachstum' },
  },
  customerAcquisition: {
    organic: { en: 'SEO', de: 'Suchmaschinen' },
    paid: { en: 'B2BAds', de: 'B2BWerbung' },
    referral: { en: 'Referrals', de: 'Empfehlungen' },
    content: { en: 'ContentMarketing', de: 'ContentMarketing' },
    events: { en: 'TradeShows', de: 'Messe' },
    partnerships: { en: 'CoSelling', de: 'Kooperation' },
    email: { en: 'EmailOutreach', de: 'EMailAnsprache' },
    cold_calling: { en: 'ColdCalling', de: 'Telefonakquise' },
    networking: { en: 'BusinessNetworking', de: 'Netzwerken' },
    influencer: { en: 'ThoughtLeaders', de: 'Fachstimmen' },
    direct_sales: { en: 'FieldSales', de: 'Außendienst' },
    word_of_mouth: { en: 'WordOfMouth', de: 'Mundpropaganda' },
  },
  biggestChallenges: {
    lead_generation: { en: 'LeadGeneration', de: 'Leadgenerierung' },
    social_media: { en: 'LinkedInForBusiness', de: 'LinkedInMarketing' },
    conversion: { en: 'SalesConversion', de: 'Abschlussquote' },
    sales_process: { en: 'SalesProcess', de: 'Vertriebsprozess' },
    customer_retention: { en: 'CustomerSuccess', de: 'Kundenbindung' },
    team_scaling: { en: 'ScalingTeams', de: 'Teamaufbau' },
    marketing_automation: { en: 'MarketingAutomation', de: 'MarketingAutomatisierung' },
    content_creation: { en: 'B2BContent', de: 'Fachinhalte' },
    pricing_strategy: { en: 'PricingStrategy', de: 'Preisstrategie' },
    competition: { en: 'Positioning', de: 'Positionierung' },
  },
};

/** What every roadmap is about; used last. */
export const COMMON_TAGS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['B2BOutreach', 'NewBusiness'],
  de: ['Geschäftsanbahnung', 'Neukundengewinnung'],
};
