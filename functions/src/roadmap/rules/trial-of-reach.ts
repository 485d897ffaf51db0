import type { StepRule } from '../step-rule.ts';

/** What a stranger can try before buying, for products that live from many customers. */
export const trialOfReach = [
  {
    id: 'one-chapter-free',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { digital_products: 3 },
        biggestChallenges: { conversion: 2, lead_generation: 2, content_creation: 1 },
        customerAcquisition: { content: 1, organic: 1, influencer: 1 },
      },
      only: { productTypes: ['digital_products'] },
    },
    seen: [
      {
        findings: ['call-to-action', 'contact-form'],
        bad: {
          en: 'the file is the next step that is missing there.',
          de: 'Die Datei ist der nächste Schritt, der dort fehlt.',
        },
        good: {
          en: 'offer the file there to those who are not ready yet.',
          de: 'Bieten Sie dort allen, die noch nicht so weit sind, die Datei an.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Give away one chapter that works completely',
      de: 'Ein Kapitel verschenken, das für sich funktioniert',
    },
    body: {
      en: 'Not a sample of every part, but one part whole: a lesson, a template or a tool that solves one thing today. Show at its end what the complete product costs for a team, and write to {group} with the file instead of a presentation.',
      de: 'Verschenken Sie keine Kostprobe von allem, sondern einen Teil ganz: eine Lektion, eine Vorlage oder ein Werkzeug, das heute eine Sache löst. Zeigen Sie am Ende, was das vollständige Produkt für ein Team kostet, und schreiben Sie {group} mit dieser Datei statt mit einer Präsentation an.',
    },
  },
  {
    id: 'ten-reserved-seats',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { events_webinars: 3 },
        biggestChallenges: { lead_generation: 2, conversion: 1 },
        customerAcquisition: { events: 2, email: 1, networking: 1 },
      },
      only: { productTypes: ['events_webinars'] },
    },
    seen: [
      {
        findings: ['testimonials', 'references'],
        bad: {
          en: 'ask the first ten guests for one sentence each.',
          de: 'Bitten Sie die ersten zehn Gäste um je einen Satz.',
        },
        good: {
          en: 'show there who has already sent a whole team.',
          de: 'Zeigen Sie dort, wer schon ein ganzes Team geschickt hat.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Reserve ten seats for those who book for others',
      de: 'Zehn Plätze für Menschen reservieren, die für andere buchen',
    },
    body: {
      en: 'At every date keep ten free seats for people who can send a whole team: training managers, association secretaries, contacts at {group}. Invite them by name, seat them together, and speak to each of them the next day about a date for their own people.',
      de: 'Halten Sie bei jedem Termin zehn Plätze für Menschen frei, die ganze Teams schicken können: Verantwortliche für Weiterbildung, Verbandsgeschäftsstellen, Ansprechpartner bei {groupDat}. Laden Sie sie persönlich ein, setzen Sie sie zusammen und sprechen Sie am nächsten Tag mit jedem über einen Termin für die eigenen Leute.',
    },
  },
  {
    id: 'open-month',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { memberships_subscriptions: 3 },
        biggestChallenges: { conversion: 2, customer_retention: 2, lead_generation: 1 },
      },
      only: { productTypes: ['memberships_subscriptions'] },
    },
    seen: [
      {
        findings: ['call-to-action', 'pricing'],
        bad: {
          en: 'name the starting day there and what the month costs.',
          de: 'Nennen Sie dort den Starttag und was der Monat kostet.',
        },
        good: { en: 'add the next starting day there.', de: 'Ergänzen Sie dort den nächsten Starttag.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Open one month with a beginning and an end',
      de: 'Einen offenen Monat mit Anfang und Ende anbieten',
    },
    body: {
      en: 'A trial that may begin at any time is put off. Open the membership to companies on one fixed date, accompany these newcomers together for four weeks, and end with a talk in which each names what they used. Whoever used three things stays; ask the others what was missing.',
      de: 'Ein Test, der jederzeit beginnen kann, wird aufgeschoben. Öffnen Sie die Mitgliedschaft für Firmen an einem festen Tag, begleiten Sie die Neuen vier Wochen lang gemeinsam und schließen Sie mit einem Gespräch, in dem jede Firma sagt, was sie genutzt hat. Wer drei Dinge genutzt hat, bleibt. Die anderen fragen Sie, was gefehlt hat.',
    },
  },
  {
    id: 'one-side-first',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { marketplace: 3 },
        biggestChallenges: { lead_generation: 2, competition: 1, conversion: 1 },
        businessPhase: { mvp: 1 },
      },
      only: { productTypes: ['marketplace'] },
    },
    seen: [
      {
        findings: ['audience', 'value-proposition'],
        bad: {
          en: 'speak only to this one side there for the time being.',
          de: 'Sprechen Sie dort vorerst nur diese eine Seite an.',
        },
        good: {
          en: 'check that it is this one side you speak to there.',
          de: 'Prüfen Sie, ob Sie dort diese eine Seite ansprechen.',
        },
      },
    ],
    impact: 5,
    effort: 3,
    needs: [],
    title: {
      en: 'Fill one side of the marketplace in one town',
      de: 'Zuerst eine Seite des Marktplatzes in einer Stadt füllen',
    },
    body: {
      en: 'Decide which side is harder to find and win it by hand first: thirty providers in one region and one category, entered by you so that they only have to approve. Only then invite {group} as buyers, because they come back if the first search finds something.',
      de: 'Entscheiden Sie, welche Seite schwerer zu finden ist, und gewinnen Sie diese zuerst von Hand: dreißig Anbieter in einer Region und einer Kategorie, von Ihnen eingetragen, sodass sie nur noch zustimmen müssen. Laden Sie erst dann {group} als Abnehmer ein, denn wiederkommen wird nur, wer bei der ersten Suche etwas findet.',
    },
  },
] as const satisfies readonly StepRule[];
