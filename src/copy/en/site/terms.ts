/** Terms of use, a part of the legal page. */
export const terms = {
  title: 'Terms of use',
  items: {
    scope: {
      title: 'Who these terms are for',
      text: [
        'These terms apply to the use of this website and its free tools.',
        {
          byLaw: {
            DE: 'They are made for business people: our services are offered to companies and the self-employed in the sense of § 14 of the German Civil Code (BGB), not to consumers.',
            AT: 'They are made for business people: our services are offered to companies and the self-employed in the sense of § 1 of the Austrian Consumer Protection Act (KSchG), not to consumers.',
            CH: 'They are made for business people: our services are offered to companies and the self-employed, not to consumers.',
            other:
              'They are made for business people: our services are offered to companies and the self-employed, not to consumers.',
          },
        },
      ],
    },
    tools: {
      title: 'Free tools',
      text: [
        'The business check, the website analysis, the roadmap and the niche finder are free of charge. They give you a first assessment from your own answers and from public content of your website.',
        {
          byLanguageModel: {
            gemini:
              'Scores and roadmaps are suggestions. They follow fixed rules, and an AI model words parts of the texts. They can contain mistakes and replace neither legal nor business advice.',
            none: 'Scores and roadmaps are suggestions that follow fixed rules. They can contain mistakes and replace neither legal nor business advice.',
          },
        },
        'Please enter only websites that you own or may have analyzed, and do not call the tools by automated means. We may limit or switch off a tool at any time.',
      ],
    },
    application: {
      title: 'Applying as a partner',
      text: [
        'An application is an inquiry. It does not bind you, and it gives no right to a partnership. Please give true details. A contract comes about only when both sides agree to it separately.',
      ],
    },
    services: {
      title: 'Paid services',
      text: [
        'What these pages say about our services is not a binding offer. Prices are on request and are set down, like scope and term, in an individual contract. The 30-day satisfaction guarantee applies to services booked with us, as described in that contract.',
        'The strategy call takes 30 minutes, is free of charge and obliges you to nothing.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, and under the Product Liability Act. For slight negligence we are liable only if an essential duty is breached, and only for the damage that is typical and foreseeable. As the tools are free of charge, we do not owe you that they are available at all times.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        {
          byLaw: {
            DE: 'German law applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a merchant, the place of jurisdiction is our registered office. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
            AT: 'Austrian law applies, without its conflict-of-law rules and the UN Convention on Contracts for the International Sale of Goods. If you run a business, the court with jurisdiction at our registered office decides. We do not take part in dispute resolution before a consumer arbitration board.',
            CH: 'Swiss law applies, without the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the place of jurisdiction is our registered office.',
            other:
              'The law of the country of our registered office applies ({country}), without the UN Convention on Contracts for the International Sale of Goods. Where the law allows it, the place of jurisdiction is our registered office.',
          },
        },
      ],
    },
  },
} as const;
