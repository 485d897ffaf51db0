import type { detail as english } from '../../en/team/detail.ts';
import { translationOf } from '../../shape.ts';

/** What the team reads of one application. */
export const detail = translationOf<typeof english>()({
  result: {
    title: 'Ergebnis des Unternehmens-Checks',
    score: 'Website-Score {score}, Passung {percent} %',
    answers: 'Antworten',
    findings: 'Was zuerst dran ist',
    open: 'Das ganze Ergebnis öffnen',
    unreadable: 'Das Ergebnis, das mit dieser Bewerbung kam, lässt sich nicht lesen.',
  },
  title: 'Bewerbung',
  none: 'Wählen Sie eine Bewerbung aus der Liste.',
  gone: 'Diese Bewerbung gibt es nicht, oder sie ist noch nicht geladen.',
  ended: '{what} ({who}, {time}).',
  close: 'Schließen',
  goesOn: 'Nach Entscheidung weiter',
  next: 'Nächste offene',
  noMessage: 'Keine Nachricht.',
  campaign: { text: 'Gekommen über: {campaign}', other: 'einen anderen Link' },
  duplicates: {
    title: 'Vielleicht derselbe Absender',
    text: 'Gleiche E-Mail-Adresse oder Website:',
  },
  answer: {
    title: 'Per E-Mail antworten',
    language: 'Sprache der Antwort',
    write: 'Antwort schreiben: {status}',
    hint: 'Öffnet Ihr E-Mail-Programm mit einem Text, den Sie noch ändern können.',
  },
  notes: {
    title: 'Notizen',
    label: 'Neue Notiz, nur für das Team',
    hint: 'Strg oder ⌘ mit Enter speichert. Bis dahin bleibt sie in diesem Tab erhalten.',
    add: 'Notiz hinzufügen',
    discard: 'Verwerfen',
    failed:
      'Die Notiz konnte nicht gespeichert werden. Sie steht noch hier: Bitte versuchen Sie es noch einmal.',
  },
  erase: {
    title: 'Daten dieser Person',
    exportAll: 'Alles als Datei speichern',
    file: 'bewerberdaten',
    ask: 'Bewerbung löschen...',
    question:
      'Die Bewerbung von {name} endgültig löschen, mit Notizen und Nachrichten? Im Verlauf bleibt nur, dass sie gelöscht wurde.',
    yes: 'Endgültig löschen',
    no: 'Behalten',
    failed: 'Das hat nicht geklappt: {message}',
  },
  history: {
    title: 'Verlauf',
    received: 'Eingegangen',
    before: '{field} vorher',
    after: '{field} jetzt',
    fields: { name: 'Name', websiteLink: 'Website', message: 'Nachricht' },
    events: {
      status: 'Von {from} auf {to}',
      note: 'Notiz hinzugefügt',
      answered: 'Antwort im E-Mail-Programm geöffnet',
      corrected: 'Vom Bewerber berichtigt: {to}',
      withdrawn: 'Vom Bewerber zurückgezogen',
      deleted: 'Vom Team gelöscht',
      expired: 'Nach Ablauf der Aufbewahrungsfrist gelöscht',
      held: 'Nachrichten zurückgehalten',
      released: 'Zurückgehaltene Nachrichten gesendet',
      resent: 'Nachrichten noch einmal gesendet',
      undelivered: 'Nachricht nicht zugestellt: {to}',
      'member-added': 'Ins Team aufgenommen: {to}',
      'member-removed': 'Aus dem Team entfernt: {to}',
      'code-changed': 'Teamcode geändert',
    },
    actors: {
      code: 'Teamcode',
      applicant: 'Bewerber',
      retention: 'Aufbewahrungsfrist',
      operator: 'Betreiber',
      system: 'Automatisch',
    },
  },
});
