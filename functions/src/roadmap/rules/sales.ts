import type { StepRule } from '../step-rule.ts';

export const sales = [
  {
    id: 'five-stages',
    theme: 'sales',
    when: {
      answers: {
        biggestChallenges: { sales_process: 3, team_scaling: 1 },
        businessPhase: { scaling: 2, team: 1 },
        customerAcquisition: { direct_sales: 2, cold_calling: 1 },
        teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      },
      findings: ['contact-form', 'booking', 'call-to-action'],
    },
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Agree on five stages and what ends each',
      de: 'Fünf Stufen festlegen und was jede beendet',
    },
    body: {
      en: 'Contacted, answered, met, offer sent, decided: write beside each stage which action of the customer moves it on, not which action of yours. Every Monday look at what has stood still for fourteen days, and either set a date or close it. More rules than that nobody keeps.',
      de: 'Angesprochen, geantwortet, getroffen, Angebot liegt vor, entschieden: Schreiben Sie neben jede Stufe, was der Kunde tut, damit es weitergeht, nicht was Sie tun. Sehen Sie jeden Montag nach, was seit vierzehn Tagen steht, und vereinbaren Sie einen Termin oder schließen Sie es ab. Mehr Regeln hält niemand ein.',
    },
  },
  {
    id: 'first-talk-guide',
    theme: 'sales',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, sales_process: 2 },
        productTypes: { consulting: 2, services: 1, software_saas: 1 },
        priceRange: { '10k-plus': 1, '1k-10k': 1 },
        customerType: { b2b: 1, b2b2c: 1 },
      },
      findings: ['customer-focus', 'call-to-action', 'booking', 'pricing'],
    },
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Run every first talk along six questions',
      de: 'Jedes Erstgespräch entlang von sechs Fragen führen',
    },
    body: {
      en: 'What made you take this call? How do you do it today? What does that cost you? What have you tried? Who else has to agree? What happens if nothing has changed in half a year? Only after the sixth answer do you speak about {offer}, and you end with a date in both calendars.',
      de: 'Warum haben Sie sich die Zeit genommen? Wie machen Sie es heute? Was kostet Sie das? Was haben Sie schon versucht? Wer muss noch zustimmen? Was passiert, wenn sich in einem halben Jahr nichts geändert hat? Erst nach der sechsten Antwort sprechen Sie über {offer}, und am Ende steht ein Termin in beiden Kalendern.',
    },
  },
] as const satisfies readonly StepRule[];
