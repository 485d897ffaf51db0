import type { StepRule } from '../step-rule.ts';

export const trust = [
  {
    id: 'case-on-one-page',
    theme: 'trust',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, competition: 2 },
        businessPhase: { growing: 2, scaling: 1 },
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        customerAcquisition: { content: 1, direct_sales: 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials', 'numbers'],
        bad: { en: 'this story makes the start.', de: 'Diese Geschichte macht den Anfang.' },
        good: {
          en: 'put this story first there.',
          de: 'Stellen Sie diese Geschichte dort an die erste Stelle.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Tell one customer’s story on one page',
      de: 'Die Geschichte eines Kunden auf einer Seite erzählen',
    },
    body: {
      en: 'Choose a customer in whom {group} will recognise themselves. Five paragraphs are enough: how things were, what had been tried, what you did with {offer}, what is different today in figures the customer confirms, what they would tell a colleague. Attach it to the second message, never to the first.',
      de: 'Wählen Sie einen Kunden, in dem sich {group} wiedererkennen. Fünf Absätze genügen: wie es vorher war, was schon versucht wurde, was Sie mit {offerDat} getan haben, was heute anders ist, in Zahlen, die der Kunde bestätigt, und was er einem Kollegen sagen würde. Hängen Sie die Seite an die zweite Nachricht, nie an die erste.',
    },
  },
  {
    id: 'pilot-customers',
    theme: 'trust',
    when: {
      answers: {
        businessPhase: { mvp: 3 },
        biggestChallenges: { conversion: 1, competition: 1 },
        teamSize: { '1-5': 1 },
      },
      only: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: { en: 'these three will be the first.', de: 'Diese drei werden die ersten.' },
        good: {
          en: 'name the pilots there only once the figure is right.',
          de: 'Nennen Sie die Pilotkunden dort erst, wenn die Kennzahl stimmt.',
        },
      },
    ],
    impact: 5,
    effort: 3,
    needs: [],
    title: {
      en: 'Win three pilot customers with a clear deal',
      de: 'Drei Pilotkunden mit klarer Abmachung gewinnen',
    },
    body: {
      en: 'Offer three {group} a lower price for a fixed term. In return you get an hour of feedback every month, an agreed figure before and after, and the right to name them. Put it in writing on one page; a free test without a deal brings neither customers nor references.',
      de: 'Bieten Sie drei {groupDat} für eine feste Zeit einen niedrigeren Preis. Dafür bekommen Sie jeden Monat eine Stunde Rückmeldung, eine vereinbarte Kennzahl vorher und nachher und das Recht, die Firma zu nennen. Halten Sie das auf einer Seite fest: Ein Gratistest ohne Abmachung bringt weder Kunden noch Referenzen.',
    },
  },
  {
    id: 'three-voices',
    theme: 'trust',
    when: {
      answers: {
        customerAcquisition: { word_of_mouth: 3, referral: 2, networking: 1 },
        biggestChallenges: { conversion: 2, competition: 1 },
        businessPhase: { growing: 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    repairs: ['testimonials', 'references'],
    impact: 3,
    effort: 1,
    needs: [],
    title: { en: 'Get three customers on record', de: 'Drei Kunden zu Wort kommen lassen' },
    body: {
      en: 'Call three satisfied customers this week and ask: what made you hesitate, what happened then, whom would you recommend us to? Write down two sentences of each in their own words, have them approved, and publish them with name, role and company beside the contact button.',
      de: 'Rufen Sie diese Woche drei zufriedene Kunden an und fragen Sie: Was hat Sie zögern lassen, was geschah dann, wem würden Sie uns empfehlen? Schreiben Sie je zwei Sätze in deren eigenen Worten auf, lassen Sie sie freigeben und veröffentlichen Sie sie mit Name, Funktion und Firma neben dem Kontakt-Button.',
    },
  },
  {
    id: 'pass-the-sender-check',
    theme: 'trust',
    when: {
      answers: {
        customerAcquisition: { email: 3, cold_calling: 3, direct_sales: 1 },
        biggestChallenges: { lead_generation: 1 },
        priceRange: { '10k-plus': 1 },
      },
    },
    repairs: ['imprint', 'https', 'postal-address', 'privacy', 'about'],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Pass the check every recipient makes',
      de: 'Die Prüfung bestehen, die jeder Empfänger macht',
    },
    body: {
      en: 'Before anyone answers a stranger, they look at who is behind it. Company name, address, the person who writes and an encrypted website must be found within ten seconds. Have somebody outside the company try it with a stopwatch.',
      de: 'Bevor jemand einem Fremden antwortet, sieht er nach, wer dahintersteckt. Firmenname, Anschrift, die Person, die schreibt, und eine verschlüsselte Website müssen in zehn Sekunden zu finden sein. Lassen Sie das jemanden von außen mit der Stoppuhr ausprobieren.',
    },
  },
  {
    id: 'faces',
    theme: 'trust',
    when: {
      answers: {
        customerAcquisition: { networking: 3, direct_sales: 2, referral: 1 },
        productTypes: { consulting: 2, services: 1 },
        teamSize: { '1-5': 1 },
      },
    },
    repairs: ['about', 'social-profiles'],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Show the person people will be talking to',
      de: 'Den Menschen zeigen, mit dem man sprechen wird',
    },
    body: {
      en: 'Before anybody talks about {offer}, they want to know with whom. Put a real photo, a name, a direct line and three lines of your own on the website: what you did before, which cases you take, which you decline. Link the same profile from every message.',
      de: 'Bevor jemand über {offer} spricht, will er wissen, mit wem. Stellen Sie ein echtes Foto, einen Namen, eine Durchwahl und drei eigene Zeilen auf die Website: was Sie vorher gemacht haben, welche Fälle Sie annehmen und welche nicht. Verlinken Sie dasselbe Profil aus jeder Nachricht.',
    },
  },
] as const satisfies readonly StepRule[];
