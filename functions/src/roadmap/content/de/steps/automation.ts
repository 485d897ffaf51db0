import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Alle Kontakte an einer Stelle führen',
    body: 'Räumen Sie auf, bevor Sie automatisieren: Jeder Kontakt steht genau einmal da. Wählen Sie ein einfaches CRM, übernehmen Sie, was in Postfächern und Tabellen liegt, und erlauben Sie fünf Felder: Firma, Person, Anlass, nächster Schritt, Datum. Formular, Kalender und Postfach schreiben selbst hinein. Was dort nicht steht, hat nicht stattgefunden.',
    seen: {
      'contact-form': { bad: 'Planen Sie das gleich mit ein.', good: 'Verbinden Sie das als Erstes.' },
    },
  },
  'automate-three-things': {
    title: 'Drei Dinge automatisieren und sonst nichts',
    body: 'Beginnen Sie mit der Bestätigung nach einer Anfrage, der Erinnerung vor einem Termin und einem Hinweis an Sie selbst, wenn ein Kontakt vierzehn Tage schweigt. Erste Nachrichten an {group} schreiben Sie weiter von Hand: Genau deshalb werden sie beantwortet.',
    seen: {
      'contact-form': {
        bad: 'Richten Sie das zuerst ein, denn daran hängen die ersten beiden.',
        good: 'Daran lassen sich die ersten beiden anschließen.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Wissen, woher jedes Gespräch kommt',
    body: 'Stellen Sie am Ende jedes ersten Gesprächs eine Frage: „Wie sind Sie auf uns gekommen?“ Schreiben Sie die Antwort in eine Spalte. Nach dreißig Gesprächen stellen Sie je Quelle Geld und Stunden den Aufträgen gegenüber und streichen die schwächste.',
    seen: {
      'tracker-consent': {
        bad: 'Diese Frage kommt ganz ohne Tracking aus.',
        good: 'Auch diese Frage kommt ohne Tracking aus.',
      },
      'contact-form': {
        bad: 'Umso wichtiger ist die Frage im Gespräch.',
        good: 'Fragen Sie dort dasselbe in einem freiwilligen Feld.',
      },
    },
  },
};
