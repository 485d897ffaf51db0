import type { auth as source } from '../en/auth.ts';
import { translationOf } from '../shape.ts';

export const auth = translationOf<typeof source>()({
  titles: { 'sign-in': 'Anmelden', 'sign-up': 'Konto erstellen' },
  email: 'E-Mail',
  password: 'Passwort',
  submit: { 'sign-in': 'Anmelden', 'sign-up': 'Registrieren' },
  busy: 'Einen Moment...',
  toggle: {
    'sign-in': 'Noch kein Konto? Registrieren',
    'sign-up': 'Sie haben schon ein Konto? Anmelden',
  },
  forgot: 'Passwort vergessen?',
  signedInAs: 'Angemeldet als {email}',
  signOut: 'Abmelden',
  account: {
    title: 'Ihr Konto',
    verified: 'Diese E-Mail-Adresse ist bestätigt.',
    unverified: 'Diese E-Mail-Adresse ist noch nicht bestätigt. Wir haben Ihnen einen Link geschickt.',
    sendAgain: 'Link noch einmal senden',
    verificationSent: 'Der Link ist unterwegs. Bitte sehen Sie in Ihr Postfach.',
    again: 'Noch einmal versuchen',
  },
  successes: {
    'signed-up': 'Ihr Konto wurde erstellt!',
    'signed-in': 'Sie sind jetzt angemeldet!',
    'reset-sent': 'Die E-Mail zum Zurücksetzen des Passworts wurde gesendet!',
  },
  emailFirst: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein',
  faults: {
    'invalid-email': 'Diese E-Mail-Adresse ist nicht gültig.',
    'wrong-password': 'E-Mail oder Passwort stimmt nicht.',
    'missing-password': 'Bitte geben Sie Ihr Passwort ein.',
    'invalid-credential': 'E-Mail oder Passwort stimmt nicht.',
    'email-already-in-use': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    'user-not-found': 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    'too-many-requests':
      'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    'weak-password': 'Dieses Passwort ist zu schwach. Bitte verwenden Sie mindestens 6 Zeichen.',
    'user-disabled': 'Dieses Konto wurde gesperrt.',
    'user-token-expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    'session-ended':
      'Sie wurden abgemeldet, weil Ihre Sitzung beendet ist. Bitte melden Sie sich noch einmal an.',
    'network-request-failed': 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    'operation-not-allowed': 'Diese Art der Anmeldung ist abgeschaltet.',
    unknown: 'Ein unerwarteter Fehler ist aufgetreten',
  },
  noScript: 'Die Anmeldung braucht JavaScript.',
});
