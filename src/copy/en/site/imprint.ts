import { roles } from './roles.ts';

/** The legal page. Keys of `parts` and of `items` are the anchors, in both languages. */
export const imprint = {
  title: 'Imprint, terms, and privacy',
  description:
    'Find out who runs {brand}, how to contact us, which terms apply, and what happens to your data.',
  lead: 'Here you can find out who we are, which terms apply to this site, and what happens to your data.',
  contents: 'On this page',
  updated: 'Last updated on {updated}',
  parts: {
    company: {
      title: 'Company details',
      text: {
        byLaw: {
          DE: 'Information required by § 5 of the German Digital Services Act (DDG).',
          AT: {
            byRegister: {
              on: 'Information required by § 5 of the Austrian E-Commerce Act (ECG) and § 14 of the Commercial Code (UGB), and disclosure under § 25 of the Media Act (MedienG).',
              off: 'Information required by § 5 of the Austrian E-Commerce Act (ECG) and § 63 of the Trade Act (GewO), and disclosure under § 25 of the Media Act (MedienG).',
            },
          },
          CH: 'Information required by Article 3 (1) (s) of the Swiss Unfair Competition Act (UCA).',
          US: 'This website is run by:',
          other: 'This website is run by:',
        },
      },
      labels: {
        legalForm: 'Legal form',
        purpose: 'Business purpose',
        register: {
          byLaw: {
            DE: 'Registration',
            AT: 'Commercial register',
            CH: 'Commercial register',
            US: 'Registration',
            other: 'Registration',
          },
        },
        vatId: {
          byLaw: {
            DE: 'VAT identification number (§ 27a German VAT Act)',
            AT: 'VAT identification number',
            CH: 'VAT number',
            US: 'VAT number',
            other: 'VAT number',
          },
        },
        businessId: 'Business identification number',
        state: 'Organized under the laws of',
        mediaPolicy: 'Media policy (§ 25 (4) Austrian Media Act)',
        supervision: 'Supervisory authority',
        chamber: 'Chamber',
        profession: 'Professional title and the country that granted it',
        tradeRules: 'Trade regulations',
        insurance: 'Professional liability insurance',
      },
      roles,
    },
    contact: {
      title: 'Contact',
      email: 'Email',
      phone: 'Phone',
    },
    responsible: {
      byResponsible: {
        on: {
          title: 'Responsible for content',
          text: {
            byLaw: {
              DE: 'Under § 18 (2) of the German Interstate Media Treaty (MStV):',
              AT: 'Responsible for the content of this website:',
              CH: 'Responsible for the content of this website:',
              US: 'Responsible for the content of this website:',
              other: 'Responsible for the content of this website:',
            },
          },
        },
        off: null,
      },
    },
    partnership: {
      byPartner: {
        on: {
          title: 'Strategic partnership',
          text: [
            '{company} runs {brand} together with a strategic partner: {partner}.',
            'Our partner helps us with the outreach we do for clients. {company} alone is responsible for this website and for the data you enter here. We only share your data with our partner if you agree or if a contract with you requires it.',
          ],
        },
        off: null,
      },
    },
    disclaimer: {
      title: 'Disclaimer',
      items: {
        content: {
          title: 'Our content',
          text: [
            'We write and review the content on this site carefully, but we can’t guarantee that it’s always complete and up to date. We’re responsible for our own content under the applicable laws.',
          ],
        },
        links: {
          title: 'Links to other sites',
          text: [
            'Some of our links lead to other companies’ sites, such as our booking page. We don’t control the content of those sites, and their operators are responsible for it.',
            'We didn’t see anything unlawful there when we added the links. If we learn of a violation, we’ll remove the link.',
          ],
        },
        copyright: {
          title: 'Copyright',
          text: [
            'The content of these pages is protected by copyright. You may view, save, and print it for your own use. For anything else, you need our written consent.',
          ],
        },
      },
    },
  },
} as const;
