import type { StepRule } from '../step-rule.ts';

export const content = [
  {
    id: 'ten-questions',
    theme: 'content',
    when: {
      answers: {
        biggestChallenges: { content_creation: 3, competition: 1 },
        customerAcquisition: { organic: 2, content: 2 },
        businessPhase: { content: 3 },
      },
    },
    seen: [
      {
        findings: ['text-depth', 'readability'],
        bad: {
          en: 'the answers change that week by week.',
          de: 'Mit den Antworten ändert sich das Woche für Woche.',
        },
        good: { en: 'link to the answers from there.', de: 'Verlinken Sie die Antworten von dort.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Answer the ten questions every buyer asks',
      de: 'Die zehn Fragen beantworten, die jeder Kunde stellt',
    },
    body: {
      en: 'You do not need ideas, you need a list: write down the ten questions you were asked in the last talks, the awkward ones first, and answer one a week in half a page. Each answer gets an address of its own on your website, so that you can send it to {group} instead of explaining it again.',
      de: 'Sie brauchen keine Ideen, sondern eine Liste: Notieren Sie die zehn Fragen aus den letzten Gesprächen, die unbequemen zuerst, und beantworten Sie jede Woche eine auf einer halben Seite. Jede Antwort bekommt eine eigene Adresse auf Ihrer Website, damit Sie sie an {group} schicken können, statt sie noch einmal zu erklären.',
    },
  },
  {
    id: 'one-talk-five-pieces',
    theme: 'content',
    when: {
      answers: {
        biggestChallenges: { content_creation: 3, social_media: 2, marketing_automation: 1 },
        customerAcquisition: { content: 2, influencer: 1 },
        businessPhase: { social: 1 },
        teamSize: { '1-5': 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['testimonials', 'references'],
        bad: {
          en: 'the quote from the first talk makes the start.',
          de: 'Das Zitat aus dem ersten Gespräch macht den Anfang.',
        },
        good: { en: 'put the newest quote beside it.', de: 'Stellen Sie das neueste Zitat daneben.' },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Make five pieces out of one customer talk',
      de: 'Aus einem Kundengespräch fünf Beiträge machen',
    },
    body: {
      en: 'Once a month, record half an hour with a customer who agrees to it. It becomes a quote for the website, two posts, a paragraph for your next message to {group} and one answer for your offers. One hour of work, and nobody has to invent anything.',
      de: 'Nehmen Sie einmal im Monat eine halbe Stunde mit einem Kunden auf, der einverstanden ist. Daraus werden ein Zitat für die Website, zwei Beiträge, ein Absatz für die nächste Nachricht an {group} und eine Antwort für Ihre Angebote. Eine Stunde Arbeit, und niemand muss sich etwas ausdenken.',
    },
  },
  {
    id: 'one-profile-well-kept',
    theme: 'content',
    when: {
      answers: {
        biggestChallenges: { social_media: 3 },
        businessPhase: { social: 3 },
        customerAcquisition: { networking: 1, influencer: 1, content: 1 },
      },
    },
    seen: [
      {
        findings: ['social-profiles'],
        bad: { en: 'link to this one profile there.', de: 'Verlinken Sie dort dieses eine Profil.' },
        good: {
          en: 'put this one profile first there.',
          de: 'Setzen Sie dort dieses eine Profil an die erste Stelle.',
        },
      },
      {
        findings: ['about'],
        bad: {
          en: 'a person who writes should be found there, too.',
          de: 'Wer schreibt, sollte auch dort zu finden sein.',
        },
        good: { en: 'link the profile beside the photo.', de: 'Verlinken Sie das Profil neben dem Foto.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Look after one profile instead of four channels',
      de: 'Ein Profil pflegen statt vier Kanäle',
    },
    body: {
      en: 'Choose the network in which {group} really answer, and let one person write there, not the logo. Every week: one observation from a project, one question to the field, ten comments with substance below the posts of companies on your list. Count talks that came of it, not followers.',
      de: 'Wählen Sie das Netzwerk, in dem {group} wirklich antworten, und lassen Sie dort einen Menschen schreiben, nicht das Logo. Jede Woche: eine Beobachtung aus einem Projekt, eine Frage in die Runde, zehn Kommentare mit Substanz unter Beiträgen von Firmen, die Sie gewinnen möchten. Zählen Sie daraus entstandene Gespräche, nicht Follower.',
    },
    adds: [
      {
        only: { customerType: ['b2c'] },
        en: 'Keep the channel for consumers as it is; this profile is for the companies that sell to them.',
        de: 'Den Kanal für Privatkunden lassen Sie, wie er ist. Dieses Profil ist für die Firmen da, die an sie verkaufen.',
      },
    ],
  },
  {
    id: 'voice-with-reach',
    theme: 'content',
    when: {
      answers: {
        customerAcquisition: { influencer: 3, partnerships: 1 },
        biggestChallenges: { social_media: 2, competition: 1 },
        productTypes: { events_webinars: 1, digital_products: 1 },
      },
      only: { customerAcquisition: ['influencer'] },
    },
    seen: [
      {
        findings: ['testimonials', 'references'],
        bad: {
          en: 'ask the well-known voice for a sentence you may show there.',
          de: 'Bitten Sie die bekannte Stimme um einen Satz, den Sie dort zeigen dürfen.',
        },
        good: { en: 'put the well-known voice beside it.', de: 'Stellen Sie die bekannte Stimme daneben.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Choose voices your buyers really listen to',
      de: 'Stimmen wählen, auf die Ihre Kunden wirklich hören',
    },
    body: {
      en: 'Reach among everybody is of little use for business customers. Ask five people at {group} whom they read or hear at work; the names that come up twice are your list. Offer these people a look behind the scenes of {offer} rather than a fee, and agree that the contact goes to a page of your own.',
      de: 'Reichweite bei allen nützt bei Geschäftskunden wenig. Fragen Sie fünf Menschen bei {groupDat}, wen sie beruflich lesen oder hören: Namen, die zweimal fallen, sind Ihre Liste. Bieten Sie diesen Menschen einen Blick hinter die Kulissen statt eines Honorars, und vereinbaren Sie, dass der Link auf eine eigene Seite von Ihnen führt.',
    },
  },
] as const satisfies readonly StepRule[];
