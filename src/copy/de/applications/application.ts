import type { application as source } from '../../en/applications/application.ts';
import { translationOf } from '../../shape.ts';

export const application = translationOf<typeof source>()({
  title: 'Ihre Bewerbung',
  lead: 'Hier können Sie Ihre Bewerbung ansehen, ändern oder zurückziehen. Ein Konto brauchen Sie dafür nicht.',
  opening: 'Ihre Bewerbung wird geöffnet …',
  noLink:
    'Bitte öffnen Sie diese Seite über den Link in der Bestätigungs-E-\u2060Mail. Wenn Sie die E-Mail nicht mehr finden, schreiben Sie uns:',
  invalid:
    'Der Link ist unvollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn ganz. Sonst schreiben Sie uns:',
  gone: 'Diese Bewerbung gibt es nicht mehr. Sie wurde zurückgezogen oder gelöscht, und alle Angaben dazu sind entfernt.',
  withdrawn:
    'Sie haben Ihre Bewerbung zurückgezogen, und wir haben alle Angaben dazu gelöscht. Unser Team sieht nur noch, was wann mit ihr geschah.',
  home: 'Zur Startseite',
  failed: 'Ihre Bewerbung konnte nicht geöffnet werden. {message}',
  again: 'Noch einmal versuchen',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  stored: {
    title: 'Das haben wir gespeichert',
    type: 'Beworben als',
    email: 'E-Mail',
    emailNote:
      'An diese Adresse haben wir Ihnen den Link geschickt, deshalb können Sie sie hier nicht ändern. Wenn Sie eine andere Adresse angeben möchten, ziehen Sie diese Bewerbung bitte zurück und bewerben Sie sich neu.',
    received: 'Eingegangen am',
    terms: 'Akzeptierte Nutzungsbedingungen, Fassung vom',
    language: 'Sprache unserer E-Mails an Sie',
    campaign: 'Kampagne, über die Sie gekommen sind',
    result: 'Ergebnis Ihres Unternehmens-Checks',
    openResult: 'Ansehen',
    rest: 'Die Notizen unseres Teams sehen Sie hier nicht. Sie können per E-Mail eine Kopie aller Daten anfordern:',
  },
  form: {
    title: 'Angaben ändern',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Ihre Änderungen sind gespeichert. Unser Team sieht jetzt die neue Fassung.',
    failed: 'Ihre Änderungen sind noch nicht gespeichert. {message}',
    kept: 'Ihr Text ist noch da.',
  },
  withdraw: {
    title: 'Zurückziehen',
    lead: 'Wenn Sie Ihre Bewerbung zurückziehen, löschen wir alle Angaben dazu sofort und endgültig. Sie müssen keinen Grund nennen und können sich später wieder bewerben.',
    ask: 'Bewerbung zurückziehen',
    question: 'Möchten Sie die Bewerbung von {name} wirklich zurückziehen?',
    confirm: 'Ja, zurückziehen und löschen',
    working: 'Wird gelöscht …',
    keep: 'Nein, behalten',
    failed: 'Ihre Bewerbung ist noch nicht zurückgezogen. {message}',
  },
  noScript: 'Bitte aktivieren Sie JavaScript, um diese Seite zu nutzen, oder schreiben Sie uns:',
});
