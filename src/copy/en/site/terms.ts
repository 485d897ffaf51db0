/** Terms of use, a part of the legal page. */
export const terms = {
  title: 'Terms of use',
  items: {
    scope: {
      title: 'Who these terms apply to',
      text: [
        'These terms apply to the use of this website and its free tools.',
        {
          byLaw: {
            DE: 'Our services are for businesses and self-employed people as defined in § 14 of the German Civil Code (BGB), not for consumers.',
            AT: 'Our services are for businesses and self-employed people as defined in § 1 of the Austrian Consumer Protection Act (KSchG), not for consumers.',
            CH: 'Our services are for businesses and self-employed people, not for consumers.',
            US: 'Our services are for businesses and self-employed people, not for consumers.',
            other: 'Our services are for businesses and self-employed people, not for consumers.',
          },
        },
      ],
    },
    tools: {
      title: 'Free tools',
      text: [
        'The business check, website analysis, roadmap, and niche finder are free of charge. They give you an initial assessment based on your answers and what is publicly available on your website.',
        {
          byLanguageModel: {
            on: 'Scores and roadmaps are suggestions. They are based on fixed rules, and an AI model writes some of the text. They may contain mistakes and do not replace legal or business advice.',
            off: 'Scores and roadmaps are suggestions based on fixed rules. They may contain mistakes and do not replace legal or business advice.',
          },
        },
        'Please only enter websites that you own or have permission to analyze, and do not use bots or scripts to run the tools. We may limit or shut down a tool at any time.',
      ],
    },
    application: {
      title: 'Applying to become a partner',
      text: [
        'Your application is an inquiry. It does not commit you to anything, and it does not entitle you to a partnership. Please provide accurate information. We only enter into a contract if you and we agree to one separately.',
      ],
    },
    services: {
      title: 'Paid services',
      text: [
        'The descriptions of our services on this website are not a binding offer. Prices are available on request. We set out the price, scope, and term in an individual contract.',
        {
          byGuarantee: {
            on: 'The {guaranteeDays}-day satisfaction guarantee applies to services you book with us, as described in that contract.',
            off: null,
          },
        },
        'The strategy call takes 30 minutes, is free of charge, and comes with no obligation.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'We are liable without limitation for intentional misconduct and gross negligence, for injury to life, body, or health, and under mandatory product liability law.',
        'In cases of slight negligence, we are only liable if we breach an essential contractual duty, and only for typical and foreseeable damage.',
        'Because the tools are free of charge, we do not guarantee that they are always available.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        {
          byLaw: {
            DE: 'German law applies, excluding the UN sales convention (CISG). If you are a merchant, the courts at our registered office have jurisdiction. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
            AT: 'Austrian law applies, excluding its conflict-of-law rules and the UN sales convention (CISG). If you run a business, the court responsible for the place of our registered office has jurisdiction. We do not take part in dispute resolution before a consumer arbitration board.',
            CH: 'Swiss law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the courts at our registered office have jurisdiction.',
            US: 'The laws of {state} (United States) apply, excluding its conflict-of-law rules and the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the courts at our registered office have jurisdiction.',
            other:
              'The law of the country of our registered office ({country}) applies, excluding the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the courts at our registered office have jurisdiction.',
          },
        },
      ],
    },
  },
} as const;
