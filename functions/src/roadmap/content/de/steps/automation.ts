import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Alle Kontakte in einem CRM führen',
    how: [
      'Wählen Sie ein einfaches und übernehmen Sie, was in Postfächern und Tabellen liegt, jeden Kontakt genau einmal.',
      'Erlauben Sie fünf Felder: Firma, Person, Anlass, nächster Schritt, Datum.',
      'Erst danach schreiben Kalender und Postfach selbst hinein.',
    ],
    seen: {
      'contact-form': {
        bad: 'Schließen Sie Ihr Kontaktformular an, sobald es dort steht, wo Besucher es suchen.',
        good: 'Schließen Sie Ihr Kontaktformular als Erstes an.',
      },
    },
  },
  'automate-three-things': {
    title: 'Drei Dinge automatisieren und sonst nichts',
    how: [
      'Die Bestätigung nach einer Anfrage.',
      'Die Erinnerung am Tag vor einem Termin.',
      'Einen Hinweis an Sie selbst, wenn ein Kontakt vierzehn Tage schweigt.',
      'Erste Nachrichten an {group} schreiben Sie weiter von Hand: Genau deshalb werden sie beantwortet.',
    ],
    template:
      'Danke, Ihre Nachricht ist da. [Name] meldet sich bis [Tag, Uhrzeit] bei Ihnen. Wenn es eilt: [Durchwahl].',
    seen: {
      'contact-form': {
        bad: 'Bringen Sie zuerst Formular oder Terminbuchung in Ordnung: Daran hängen die ersten beiden.',
        good: 'Hängen Sie die ersten beiden an Ihr Formular oder Ihre Terminbuchung.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Wissen, woher jedes Gespräch kommt',
    how: [
      'Beenden Sie jedes erste Gespräch mit derselben Frage, und schreiben Sie die Antwort in eine Spalte.',
      'Stellen Sie nach dreißig Gesprächen je Quelle Geld und Stunden den Aufträgen gegenüber.',
      'Streichen Sie die schwächste.',
    ],
    template:
      'Eine letzte Frage: Wie sind Sie auf uns gekommen, und warum haben Sie sich gerade heute gemeldet?',
    seen: {
      'tracker-consent': {
        bad: 'Verlassen Sie sich auf diese Spalte statt aufs Tracking: Sie braucht niemandes Einwilligung.',
        good: 'Lassen Sie das Tracking beiseite: Die Spalte genügt.',
      },
      'contact-form': {
        bad: 'Fragen Sie das auch am Telefon und per E-Mail.',
        good: 'Fragen Sie im Formular dasselbe, in einem freiwilligen Feld.',
      },
    },
  },
  'letter-to-buyers': {
    title: 'Früheren Käufern einmal im Monat schreiben',
    how: [
      'Fragen Sie bei jedem Kauf, ob Sie schreiben dürfen, und heben Sie das Ja auf.',
      'Schicken Sie jeden Monat am selben Tag fünf Sätze: eines zum Wissen, eines zum Kaufen.',
    ],
    template:
      'Diesen Monat: [etwas Wissenswertes]. Neu: [was], bis [Tag]. Antworten Sie einfach, wenn Sie eins möchten.',
    seen: {
      privacy: {
        bad: 'Schreiben Sie in Ihre Datenschutzerklärung, was mit den Adressen geschieht.',
        good: 'Nehmen Sie den Brief in Ihre Datenschutzerklärung auf.',
      },
    },
  },
};
