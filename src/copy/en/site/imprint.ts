/** The legal page. Keys of `parts` and of `items` are the anchors, in both languages. */
export const imprint = {
  title: 'Imprint, terms and privacy',
  description:
    'Who runs {brand}, how to reach us, under which terms you use this site and what happens to your data.',
  lead: 'Who we are, what applies when you use this site, and what happens to your data.',
  contents: 'On this page',
  updated: 'As of November 2026',
  parts: {
    company: {
      title: 'Company details',
      text: {
        byLaw: {
          DE: 'Information according to § 5 of the German Digital Services Act (DDG).',
          AT: {
            byRegister: {
              on: 'Information according to § 5 of the Austrian E-Commerce Act (ECG) and § 14 of the Commercial Code (UGB), and disclosure according to § 25 of the Media Act (MedienG).',
              off: 'Information according to § 5 of the Austrian E-Commerce Act (ECG) and § 63 of the Trade Act (GewO), and disclosure according to § 25 of the Media Act (MedienG).',
            },
          },
          CH: 'Information according to Article 3 (1) (s) of the Swiss Unfair Competition Act (UCA).',
          other: 'Who provides this website.',
        },
      },
      labels: {
        legalForm: 'Legal form',
        purpose: 'Business purpose',
        register: {
          byLaw: {
            DE: 'Register',
            AT: 'Commercial register',
            CH: 'Commercial register',
            other: 'Register',
          },
        },
        vatId: {
          byLaw: {
            DE: 'VAT identification number (§ 27a German VAT Act)',
            AT: 'VAT identification number',
            CH: 'VAT number',
            other: 'VAT number',
          },
        },
        supervision: 'Supervisory authority and chamber',
      },
      roles: {
        director: 'Managing director',
        board: 'Board',
        partner: 'Partners',
        proprietor: 'Proprietor',
      },
    },
    contact: {
      title: 'Contact',
      email: 'Email',
      phone: 'Phone',
    },
    responsible: {
      byResponsible: {
        on: {
          title: 'Responsible for the content',
          text: {
            byLaw: {
              DE: 'According to § 18 (2) of the German Interstate Media Treaty (MStV):',
              AT: 'Responsible for the content of this website:',
              CH: 'Responsible for the content of this website:',
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
            'The partner supports the outreach we carry out for clients. {company} alone is responsible for this website and for the data you enter here. The partner receives your details only when you agree to it or when a contract with you requires it.',
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
            'We write and check the content of these pages with care. We cannot promise that it is complete and up to date at every moment. As a service provider we are responsible for our own content under the general laws.',
          ],
        },
        links: {
          title: 'Links to other sites',
          text: [
            'Some links lead to sites of others, such as our booking page and our social profiles. We do not control what those sites show, and their operators are responsible for it. When we set a link, we saw nothing unlawful there. If that changes and we learn of it, we remove the link.',
          ],
        },
        copyright: {
          title: 'Copyright',
          text: [
            'Texts, graphics and videos on these pages are protected by copyright. You may view, save and print them for your own work. Anything beyond that needs our written consent.',
          ],
        },
      },
    },
  },
} as const;
