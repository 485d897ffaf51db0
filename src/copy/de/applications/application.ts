import type { application as source } from '../../en/applications/application.ts';
import { translationOf } from '../../shape.ts';

export const application = translationOf<typeof source>()({
  title: 'Ihre Bewerbung',
  lead: 'Das haben wir gespeichert. Sie können Ihre Bewerbung jederzeit ohne Konto berichtigen, ergänzen oder zurückziehen.',
  opening: 'Ihre Bewerbung wird geöffnet...',
  noLink:
    'Diese Seite öffnen Sie mit dem Link aus der Bestätigungs-E-Mail. Finden Sie die E-Mail nicht mehr? Schreiben Sie uns:',
  invalid:
    'Dieser Link ist nicht vollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn ganz. Hilft das nicht, schreiben Sie uns:',
  gone: 'Diese Bewerbung gibt es nicht mehr. Sie wurde zurückgezogen oder gelöscht, samt allen Angaben.',
  withdrawn:
    'Ihre Bewerbung ist zurückgezogen, alle Angaben dazu sind gelöscht. Unser Team sieht nur noch, dass Sie sie zurückgezogen haben.',
  home: 'Zur Startseite',
  failed: 'Ihre Bewerbung konnte nicht geöffnet werden. {message}',
  again: 'Noch einmal versuchen',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  stored: {
    title: 'Das haben wir gespeichert',
    type: 'Beworben als',
    email: 'E-Mail',
    emailNote:
      'An diese Adresse haben wir Ihren Link geschickt, deshalb lässt sie sich hier nicht ändern. Für eine andere Adresse ziehen Sie diese Bewerbung zurück und bewerben sich neu.',
    received: 'Eingegangen',
    terms: 'Akzeptierte Fassung der Nutzungsbedingungen',
    language: 'Sprache unserer E-Mails an Sie',
    campaign: 'Kampagne, über die Sie gekommen sind',
    result: 'Ergebnis Ihres Unternehmens-Checks',
    openResult: 'Ansehen',
    rest: 'Die Notizen unseres Teams stehen hier nicht. Eine Kopie aller Daten können Sie per E-Mail anfordern:',
  },
  form: {
    title: 'Berichtigen oder ergänzen',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert...',
    saved: 'Gespeichert. Unser Team sieht jetzt die neue Fassung.',
    failed: 'Ihre Änderungen sind noch nicht gespeichert. {message}',
    kept: 'Ihr Text ist noch da.',
  },
  withdraw: {
    title: 'Zurückziehen',
    lead: 'Wir löschen alle Angaben dazu sofort und endgültig. Einen Grund müssen Sie nicht nennen, und Sie können sich später wieder bewerben.',
    ask: 'Bewerbung zurückziehen',
    question: 'Die Bewerbung von {name} endgültig löschen?',
    confirm: 'Ja, zurückziehen und löschen',
    working: 'Wird gelöscht...',
    keep: 'Nein, behalten',
    failed: 'Ihre Bewerbung ist noch nicht zurückgezogen. {message}',
  },
  noScript: 'Bitte aktivieren Sie JavaScript, um diese Seite zu nutzen, oder schreiben Sie uns:',
});
