import type { StepTextsOf } from '../../../engine/content.ts';
import type { automation as rules } from '../../../engine/rules/automation.ts';

export const automation: StepTextsOf<typeof rules> = {
  'one-register': {
    title: 'Alle Kontakte in einem CRM sammeln',
    how: [
      'Wählen Sie ein einfaches CRM und übertragen Sie alle Kontakte aus Postfächern und Tabellen, jeden nur einmal.',
      'Fünf Felder genügen: Firma, Ansprechpartner, Anlass, nächster Schritt und Datum.',
      'Verbinden Sie erst danach Ihren Kalender und Ihr Postfach mit dem CRM.',
    ],
    seen: {
      'contact-form': {
        bad: 'Stellen Sie ein Kontaktformular auf Ihre Startseite und verbinden Sie es mit dem CRM.',
        good: 'Verbinden Sie auch Ihr Kontaktformular mit dem CRM.',
      },
    },
  },
  'automate-three-things': {
    title: 'Bestätigungen und Erinnerungen automatisch verschicken',
    how: [
      'Lassen Sie jede Anfrage sofort automatisch bestätigen.',
      'Verschicken Sie am Tag vor jedem Termin automatisch eine Erinnerung.',
      'Lassen Sie sich selbst erinnern, wenn sich ein Kontakt zwei Wochen lang nicht gemeldet hat.',
      'Schreiben Sie die ersten Nachrichten an {group} weiterhin selbst, denn auf persönliche Nachrichten bekommen Sie eher eine Antwort.',
    ],
    template:
      'Vielen Dank für Ihre Nachricht. [Name] meldet sich bis [Tag, Uhrzeit] bei Ihnen. Wenn es eilt, erreichen Sie uns unter [Telefonnummer].',
    seen: {
      'contact-form': {
        bad: 'Bringen Sie zuerst Ihr Kontaktformular oder Ihre Terminbuchung in Ordnung, damit Anfragen und Termine richtig ankommen.',
        good: 'Richten Sie Bestätigung und Erinnerung in Ihrem Formular oder Ihrer Terminbuchung ein.',
      },
    },
  },
  'where-talks-come-from': {
    title: 'Herausfinden, woher Ihre Anfragen kommen',
    how: [
      'Stellen Sie am Ende jedes ersten Gesprächs die beiden Fragen unten und notieren Sie die Antworten.',
      'Vergleichen Sie nach dreißig Gesprächen, was jeder Weg an Geld und Zeit kostet und wie viele Aufträge er bringt.',
      'Geben Sie den schwächsten Weg auf.',
    ],
    template: 'Eines noch: Wie sind Sie auf uns gekommen? Und warum haben Sie sich gerade jetzt gemeldet?',
    seen: {
      'tracker-consent': {
        bad: 'Verlassen Sie sich lieber auf diese Antworten als auf Tracking.',
        good: 'Zusätzliches Tracking brauchen Sie dafür nicht.',
      },
      'contact-form': {
        bad: 'Stellen Sie die Fragen auch am Telefon und per E-Mail.',
        good: 'Stellen Sie die Fragen auch in Ihrem Formular, in einem freiwilligen Feld.',
      },
    },
  },
  'letter-to-buyers': {
    title: 'Früheren Kunden einmal im Monat schreiben',
    how: [
      'Fragen Sie jeden Kunden, ob Sie ihm schreiben dürfen, und bewahren Sie die Einwilligung auf.',
      'Schicken Sie jeden Monat am selben Tag fünf Sätze mit einem Tipp und einem Angebot.',
    ],
    template:
      'Unser Tipp für [Monat]: [Tipp]. Neu bei uns: [Angebot], bis [Datum]. Wenn Sie Interesse haben, antworten Sie einfach auf diese Nachricht.',
    seen: {
      privacy: {
        bad: 'Erklären Sie in Ihrer Datenschutzerklärung, wofür Sie die Adressen verwenden.',
        good: 'Erwähnen Sie diese Nachrichten in Ihrer Datenschutzerklärung.',
      },
    },
  },
};
