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
      text: 'Information according to § 5 of the German Digital Services Act (DDG).',
      register: 'Commercial register',
      vatId: 'VAT identification number (§ 27a German VAT Act)',
      director: 'Managing director',
    },
    contact: {
      title: 'Contact',
      email: 'Email',
      phone: 'Phone',
    },
    responsible: {
      title: 'Responsible for the content',
      text: 'According to § 18 (2) of the German Interstate Media Treaty (MStV):',
    },
    partnership: {
      title: 'Strategic partnership',
      text: [
        '{company} runs {brand} together with a strategic partner: {partner}.',
        'The partner supports the outreach we carry out for clients. {company} alone is responsible for this website and for the data you enter here. The partner receives your details only when you agree to it or when a contract with you requires it.',
      ],
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
            'Texts, graphics and videos on these pages are protected by German copyright law. You may view, save and print them for your own work. Anything beyond that needs our written consent.',
          ],
        },
      },
    },
  },
} as const;
