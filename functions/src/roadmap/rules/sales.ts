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
    },
    seen: [
      {
        findings: ['contact-form', 'booking'],
        bad: {
          en: 'while that is so, the stage “answered” stays thin.',
          de: 'Solange das so ist, bleibt die Stufe „geantwortet“ dünn.',
        },
        good: {
          en: 'have everything that comes in there entered as “answered” at once.',
          de: 'Lassen Sie jeden Eingang von dort sofort als „geantwortet“ eintragen.',
        },
      },
    ],
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
    },
    seen: [
      {
        findings: ['customer-focus', 'value-proposition'],
        bad: { en: 'do it differently in the talk.', de: 'Machen Sie es im Gespräch anders.' },
        good: { en: 'carry on from there in the talk.', de: 'Knüpfen Sie im Gespräch daran an.' },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Run every first talk along six questions',
      de: 'Jedes Erstgespräch entlang von sechs Fragen führen',
    },
    body: {
      en: 'Ask the same six questions in every first talk: what made you take this call? How do you do it today? What does that cost you? What have you tried? Who else has to agree? What happens if nothing has changed in half a year? Only after the sixth answer do you speak about {offer}, and you end with a date in both calendars.',
      de: 'Stellen Sie in jedem Erstgespräch dieselben sechs Fragen: Warum haben Sie sich die Zeit genommen? Wie machen Sie es heute? Was kostet Sie das? Was haben Sie schon versucht? Wer muss noch zustimmen? Was passiert, wenn sich in einem halben Jahr nichts geändert hat? Erst nach der sechsten Antwort sprechen Sie über {offer}, und am Ende steht ein Termin in beiden Kalendern.',
    },
  },
  {
    id: 'dates-for-following-up',
    theme: 'sales',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 1 },
        customerAcquisition: { cold_calling: 2, paid: 1, events: 1, direct_sales: 1 },
        priceRange: { '1k-10k': 1, '10k-plus': 1 },
      },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'collect now the example you will need in three weeks.',
          de: 'Besorgen Sie jetzt das Beispiel, das Sie in drei Wochen brauchen.',
        },
        good: {
          en: 'that is where the example for week three comes from.',
          de: 'Dort finden Sie das Beispiel für die dritte Woche.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Put a date on every open offer',
      de: 'Jedem offenen Angebot ein Datum geben',
    },
    body: {
      en: 'No offer for {offer} leaves the house without an agreed day on which you speak about it. Then follow three touches, each with something new: after a week the answer to an open question, after three weeks an example from the same industry, after six a friendly “Shall I close the file?”. Every one of them ends in yes, no or a date.',
      de: 'Kein Angebot verlässt das Haus ohne vereinbarten Tag, an dem Sie darüber sprechen. Danach melden Sie sich dreimal, jedes Mal mit etwas Neuem: nach einer Woche mit der Antwort auf eine offene Frage, nach drei Wochen mit einem Beispiel aus der Branche, nach sechs mit der freundlichen Frage, ob Sie den Vorgang schließen dürfen. Am Ende steht immer Ja, Nein oder ein Datum.',
    },
  },
  {
    id: 'what-is-a-warm-lead',
    theme: 'sales',
    when: {
      answers: {
        teamSize: { '21-50': 2, '50+': 2, '6-20': 1 },
        businessPhase: { scaling: 2, team: 1 },
        biggestChallenges: { sales_process: 2, team_scaling: 1, lead_generation: 1 },
      },
      only: { teamSize: ['6-20', '21-50', '50+'] },
    },
    seen: [
      {
        findings: ['contact-form', 'call-to-action'],
        bad: {
          en: 'most contacts therefore come from outreach, so the handover has to be all the clearer.',
          de: 'Die meisten Kontakte kommen deshalb aus der Ansprache, umso klarer muss die Übergabe sein.',
        },
        good: {
          en: 'the same three points apply to inquiries from there.',
          de: 'Für Anfragen von dort gelten dieselben drei Punkte.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Agree on when a contact goes to sales',
      de: 'Festlegen, wann ein Kontakt in den Vertrieb geht',
    },
    body: {
      en: 'Write down three things that must be known before a contact from outreach is handed over, for example industry, occasion and a decision-maker by name. Whoever takes over calls within one working day and reports back in one line. Once a month both sides look at ten contacts and correct the three points.',
      de: 'Schreiben Sie drei Dinge auf, die bekannt sein müssen, bevor ein Kontakt aus der Ansprache übergeben wird, zum Beispiel Branche, Anlass und eine entscheidende Person mit Namen. Wer übernimmt, ruft innerhalb eines Arbeitstags an und meldet das Ergebnis in einer Zeile zurück. Einmal im Monat sehen sich beide Seiten zehn Kontakte an und bessern die drei Punkte nach.',
    },
  },
] as const satisfies readonly StepRule[];
