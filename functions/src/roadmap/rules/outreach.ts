import type { StepRule } from '../step-rule.ts';

export const outreach = [
  {
    id: 'three-messages',
    theme: 'outreach',
    when: {
      answers: {
        biggestChallenges: { lead_generation: 3, marketing_automation: 1 },
        customerAcquisition: { email: 3, networking: 1, referral: 1, paid: 1, organic: 1 },
        businessPhase: { scaling: 1, growing: 1 },
      },
      findings: ['value-proposition', 'testimonials', 'references'],
    },
    impact: 5,
    effort: 2,
    needs: ['first-list'],
    title: {
      en: 'Write three messages for twelve days',
      de: 'Drei Nachrichten für zwölf Tage schreiben',
    },
    body: {
      en: 'Day 1: the reason why you write to this company, one question, no attachment. Day 5: how someone like them uses {offer}. Day 12: a short farewell that leaves the door open. None is longer than ninety words, and each could only have been sent to “{group}”. Check beforehand what the law of the recipient’s country allows by email.',
      de: 'Tag 1: der Anlass, warum Sie gerade dieser Firma schreiben, eine Frage, kein Anhang. Tag 5: was ein ähnliches Unternehmen mit {offerDat} erreicht hat. Tag 12: ein kurzer Abschied, der die Tür offen lässt. Keine ist länger als neunzig Wörter, und jede passt nur zu „{group}“. Klären Sie vorher, wen Sie ohne Einwilligung anschreiben dürfen: In Deutschland sind die Grenzen für Werbung per E-Mail eng.',
    },
  },
  {
    id: 'opening-on-the-phone',
    theme: 'outreach',
    when: {
      answers: {
        customerAcquisition: { cold_calling: 3, direct_sales: 2 },
        biggestChallenges: { lead_generation: 1, conversion: 1 },
      },
      findings: ['phone', 'customer-focus', 'value-proposition'],
      only: { customerAcquisition: ['cold_calling', 'direct_sales'] },
    },
    impact: 4,
    effort: 1,
    needs: ['first-list'],
    title: {
      en: 'Prepare the first twenty seconds of a call',
      de: 'Die ersten zwanzig Sekunden am Telefon vorbereiten',
    },
    body: {
      en: 'Write down four lines: who you are, why you call this company today, what others in “{group}” told you, and one question that cannot be answered with no. Call on three mornings in a row, note every answer word for word, and change only the second line until it works.',
      de: 'Schreiben Sie vier Zeilen auf: wer Sie sind, warum Sie heute gerade hier anrufen, was Ihnen andere aus „{group}“ erzählt haben und eine Frage, auf die niemand mit Nein antworten kann. Telefonieren Sie an drei Vormittagen hintereinander, notieren Sie jede Antwort wörtlich und ändern Sie nur die zweite Zeile, bis sie sitzt.',
    },
  },
] as const satisfies readonly StepRule[];
