import type { StepRule } from '../step-rule.ts';

export const website = [
  {
    id: 'booking-link',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 2, sales_process: 1 },
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 2, email: 2, cold_calling: 1, direct_sales: 1, networking: 1 },
      },
      findings: ['booking', 'call-to-action', 'call-to-action-early'],
      repairs: true,
      only: { priceRange: ['100-1k', '1k-10k', '10k-plus'] },
    },
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Make the first meeting bookable in two clicks',
      de: 'Das Erstgespräch in zwei Klicks buchbar machen',
    },
    body: {
      en: 'Put a calendar with four free slots a week behind the main button and behind your email signature. Say beside it how long the talk takes, who will be there and what the visitor knows afterwards.',
      de: 'Legen Sie einen Kalender mit vier freien Terminen pro Woche hinter den wichtigsten Button und in Ihre E-Mail-Signatur. Schreiben Sie daneben, wie lange das Gespräch dauert, wer dabei ist und was der Besucher danach weiß.',
    },
  },
  {
    id: 'page-for-one-group',
    theme: 'website',
    when: {
      answers: {
        businessPhase: { ads: 3 },
        customerAcquisition: { paid: 3, email: 2, influencer: 2 },
        biggestChallenges: { conversion: 2 },
      },
      findings: ['call-to-action-early', 'value-proposition', 'audience'],
    },
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Build one page for one target group',
      de: 'Eine eigene Seite für eine Zielgruppe bauen',
    },
    body: {
      en: 'Whoever clicks should not land on the homepage. Build a page only for “{group}”: their trouble in their words, what {offer} changes, one voice from the same field, one button. Every ad and every message to this group leads there, so that you can see what they bring.',
      de: 'Wer klickt, sollte nicht auf der Startseite landen. Bauen Sie eine Seite nur für „{group}“: deren Problem in deren Worten, was sich mit {offerDat} ändert, eine Stimme aus derselben Branche, ein Button. Jede Anzeige und jede Nachricht an diese Gruppe führt dorthin, und Sie sehen, was sie bringen.',
    },
  },
] as const satisfies readonly StepRule[];
