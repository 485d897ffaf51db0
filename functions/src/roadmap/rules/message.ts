import type { StepRule } from '../step-rule.ts';

export const message = [
  {
    id: 'one-sentence',
    theme: 'message',
    when: {
      answers: {
        biggestChallenges: { competition: 2, conversion: 2, lead_generation: 1 },
        businessPhase: { mvp: 2, ads: 1, content: 1 },
        customerAcquisition: { email: 1, cold_calling: 1 },
        productTypes: { software_saas: 1, consulting: 1 },
      },
    },
    repairs: ['value-proposition', 'h1', 'customer-focus'],
    impact: 5,
    effort: 1,
    needs: [],
    title: {
      en: 'Put one sentence first that a stranger understands',
      de: 'Einen Satz voranstellen, den Fremde sofort verstehen',
    },
    body: {
      en: 'Fill in this line: “For [whom] who [trouble], we deliver [result] within [time].” Read it to three people who do not know you and ask what you sell. When all three say the same, put it at the top of the homepage and at the start of every first message about {offer}.',
      de: 'Füllen Sie diese Zeile aus: „Für [wen] mit [Problem] liefern wir [Ergebnis] in [Zeit].“ Lesen Sie sie drei Menschen vor, die Sie nicht kennen, und fragen Sie, was Sie verkaufen. Sagen alle drei dasselbe, kommt der Satz ganz nach oben auf die Startseite und an den Anfang jeder ersten Nachricht über {offer}.',
    },
  },
  {
    id: 'name-the-audience',
    theme: 'message',
    when: {
      answers: {
        biggestChallenges: { lead_generation: 2, competition: 2, content_creation: 1 },
        customerAcquisition: { organic: 2, paid: 1, networking: 1 },
        customerType: { b2b: 1, b2b2c: 1 },
      },
    },
    repairs: ['audience'],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Name on the homepage whom you work for',
      de: 'Auf der Startseite sagen, für wen Sie arbeiten',
    },
    body: {
      en: 'Add one line below the heading that names industry and size, for example “For {group}”. Whoever you write to checks your site before answering, and looks for exactly that line.',
      de: 'Ergänzen Sie unter der Überschrift eine Zeile mit Branche und Größe, zum Beispiel „Für {group}“. Wer von Ihnen angeschrieben wird, schaut vor der Antwort auf Ihre Website und sucht genau diese Zeile.',
    },
  },
  {
    id: 'against-doing-nothing',
    theme: 'message',
    when: {
      answers: {
        biggestChallenges: { competition: 3, pricing_strategy: 1 },
        businessPhase: { growing: 1, scaling: 1 },
        priceRange: { '1k-10k': 1, '10k-plus': 1 },
      },
    },
    seen: [
      {
        findings: ['numbers', 'value-proposition'],
        bad: {
          en: 'the two strongest rows of the table belong there.',
          de: 'Die zwei stärksten Zeilen der Tabelle gehören dorthin.',
        },
        good: {
          en: 'ask yourself whether a competitor could write the same.',
          de: 'Prüfen Sie, ob ein Wettbewerber dasselbe schreiben könnte.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Write down why a customer changes to you',
      de: 'Aufschreiben, warum ein Kunde zu Ihnen wechselt',
    },
    body: {
      en: 'Ask the last five customers two questions: what would you have done without us, and what tipped the scales? Their words make a table with three columns: doing nothing, the usual provider, {offer}. Keep only rows where you are really different; two honest rows are worth more than ten.',
      de: 'Stellen Sie den letzten fünf Kunden zwei Fragen: Was hätten Sie ohne uns gemacht, und was gab den Ausschlag? Aus ihren Worten wird eine Tabelle mit drei Spalten: nichts tun, der übliche Anbieter, wir. Behalten Sie nur Zeilen, in denen Sie sich wirklich unterscheiden: Zwei ehrliche sind mehr wert als zehn.',
    },
    adds: [
      {
        only: { businessPhase: ['mvp'] },
        en: 'If you have fewer than five customers, ask people who turned you down; their answers are even more useful.',
        de: 'Haben Sie noch keine fünf Kunden, fragen Sie Menschen, die abgesagt haben: Deren Antworten nützen noch mehr.',
      },
    ],
  },
] as const satisfies readonly StepRule[];
