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
            DE: 'Our services are for companies and the self-employed within the meaning of § 14 of the German Civil Code (BGB), not for consumers.',
            AT: 'Our services are for companies and the self-employed within the meaning of § 1 of the Austrian Consumer Protection Act (KSchG), not for consumers.',
            CH: 'Our services are for companies and the self-employed, not for consumers.',
            other: 'Our services are for companies and the self-employed, not for consumers.',
          },
        },
      ],
    },
    tools: {
      title: 'Free tools',
      text: [
        'The business check, website analysis, roadmap, and niche finder are free of charge. They give you a first assessment based on your answers and your website’s public content.',
        {
          byLanguageModel: {
            gemini:
              'Scores and roadmaps are suggestions. They follow fixed rules, and an AI model writes some of the text. They can contain mistakes and are no substitute for legal or business advice.',
            none: 'Scores and roadmaps are suggestions that follow fixed rules. They can contain mistakes and are no substitute for legal or business advice.',
          },
        },
        'Please enter only websites that you own or have permission to analyze, and do not use the tools by automated means. We may restrict or discontinue a tool at any time.',
      ],
    },
    application: {
      title: 'Applying as a partner',
      text: [
        'An application is an inquiry. It does not bind you or entitle you to a partnership. Please provide accurate information. A contract is formed only when both sides agree to one separately.',
      ],
    },
    services: {
      title: 'Paid services',
      text: [
        'What these pages say about our services is not a binding offer. Prices are on request and, like scope and term, are set out in an individual contract. The 30-day satisfaction guarantee applies to services booked with us, as described in that contract.',
        'The strategy call takes 30 minutes, is free of charge, and comes with no obligation.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'We are liable without limitation for intent and gross negligence, for injury to life, body, or health, and under the Product Liability Act. For slight negligence, we are liable only for breaches of an essential duty, and only for typical and foreseeable damage. Because the tools are free of charge, we do not owe you continuous availability.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        {
          byLaw: {
            DE: 'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you are a merchant, the place of jurisdiction is our registered office. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
            AT: 'Austrian law applies, excluding its conflict-of-law rules and the UN Convention on Contracts for the International Sale of Goods. If you run a business, the court with jurisdiction at our registered office is competent. We do not take part in dispute resolution before a consumer arbitration board.',
            CH: 'Swiss law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the place of jurisdiction is our registered office.',
            other:
              'The law of the country of our registered office ({country}) applies, excluding the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the place of jurisdiction is our registered office.',
          },
        },
      ],
    },
  },
} as const;
