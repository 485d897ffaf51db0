import type { application as source } from '../../en/applications/application.ts';
import { translationOf } from '../../shape.ts';

export const application = translationOf<typeof source>()({
  title: 'Ihre Bewerbung',
  lead: 'Hier sehen Sie, was zu Ihrer Bewerbung gespeichert ist. Sie können sie berichtigen, ergänzen oder zurückziehen: jederzeit und ohne Konto.',
  opening: 'Ihre Bewerbung wird geöffnet...',
  noLink:
    'Diese Seite öffnet sich mit dem Link aus der E-Mail, die den Eingang Ihrer Bewerbung bestätigt hat. Finden Sie die E-Mail nicht mehr, schreiben Sie uns:',
  invalid:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz. Geht es dann immer noch nicht, schreiben Sie uns:',
  gone: 'Zu diesem Link gibt es keine Bewerbung mehr. Sie wurde zurückgezogen oder gelöscht, mit allem, was dazu gespeichert war.',
  withdrawn:
    'Ihre Bewerbung ist zurückgezogen. Alles, was dazu gespeichert war, ist gelöscht; unser Team sieht nur noch, dass es sie gab und dass Sie sie zurückgezogen haben.',
  home: 'Zur Startseite',
  failed: 'Ihre Bewerbung ließ sich nicht öffnen. {message}',
  again: 'Noch einmal versuchen',
  unreachable: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  stored: {
    title: 'Das ist gespeichert',
    type: 'Beworben als',
    email: 'E-Mail',
    emailNote:
      'An diese Adresse ging der Link zu dieser Seite; deshalb lässt sie sich hier nicht ändern. Möchten Sie eine andere angeben, ziehen Sie diese Bewerbung zurück und bewerben Sie sich neu.',
    received: 'Eingegangen',
    terms: 'Akzeptierte Nutzungsbedingungen, Fassung',
    language: 'Sprache unserer E-Mails an Sie',
    campaign: 'Kampagne, über die Sie kamen',
    result: 'Ergebnis Ihres Unternehmens-Checks',
    openResult: 'Ansehen',
    rest: 'Notizen unseres Teams stehen nicht auf dieser Seite. Eine Kopie von allem erhalten Sie gern auf Anfrage:',
  },
  form: {
    title: 'Berichtigen oder ergänzen',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert...',
    saved: 'Gespeichert. Unser Team sieht Ihre Bewerbung jetzt so, wie sie hier steht.',
    failed: 'Ihre Änderungen sind noch nicht gespeichert. {message}',
    kept: 'Ihr Text ist noch da.',
  },
  withdraw: {
    title: 'Zurückziehen',
    lead: 'Wir löschen dann sofort und endgültig alles, was dazu gespeichert ist. Einen Grund brauchen Sie nicht zu nennen, und Sie können sich später wieder bewerben.',
    ask: 'Bewerbung zurückziehen',
    question: 'Die Bewerbung von {name} endgültig löschen?',
    confirm: 'Ja, zurückziehen und löschen',
    working: 'Wird gelöscht...',
    keep: 'Nein, behalten',
    failed: 'Ihre Bewerbung ist noch nicht zurückgezogen. {message}',
  },
  noScript: 'Diese Seite braucht JavaScript. Ohne JavaScript schreiben Sie uns bitte:',
});
