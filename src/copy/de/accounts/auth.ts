import type { auth as source } from '../../en/accounts/auth.ts';
import { translationOf } from '../../shape.ts';

/** One for what must not tell which of them it was. */
const NO_SUCH_SIGN_IN = 'Die E-Mail-Adresse oder das Passwort ist falsch.';

export const auth = translationOf<typeof source>()({
  titles: { 'sign-in': 'Anmelden', 'sign-up': 'Registrieren' },
  purpose:
    'In Ihrem Konto können Sie Checks speichern und vergleichen und Ihre Website jeden Monat prüfen lassen.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: { 'sign-in': 'Anmelden', 'sign-up': 'Registrieren' },
  busy: 'Einen Moment …',
  toggle: {
    'sign-in': 'Noch kein Konto? Registrieren',
    'sign-up': 'Sie haben schon ein Konto? Anmelden',
  },
  forgot: 'Passwort vergessen?',
  signedInAs: 'Angemeldet als {email}',
  signOut: 'Abmelden',
  passwords: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    met: 'erfüllt',
    allMet: 'Das Passwort erfüllt alle Anforderungen.',
    missing: 'Noch nicht erfüllt:',
    demands: {
      min: 'Mindestens {count} Zeichen',
      max: 'Höchstens {count} Zeichen',
      lowercase: 'Ein Kleinbuchstabe von a bis z',
      uppercase: 'Ein Großbuchstabe von A bis Z',
      digit: 'Eine Ziffer',
      symbol: 'Ein Sonderzeichen, etwa ! oder ?',
    },
  },
  menu: {
    open: 'Ihr Konto',
    account: 'Ihr Konto',
    signIn: 'Anmelden',
  },
  account: {
    title: 'Ihr Konto',
    verified: 'Ihre E-Mail-Adresse ist bestätigt.',
    unverified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    sendAgain: 'Bestätigungslink noch einmal senden',
    verificationSent: 'Der Link ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach.',
    again: 'Noch einmal versuchen',
    settings: {
      title: 'Einstellungen',
      currentPassword: 'Aktuelles Passwort',
      wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      cancel: 'Abbrechen',
      'change-email': {
        title: 'E-Mail-Adresse',
        lead: 'Wir schicken einen Link an die neue Adresse. Sobald Sie ihn öffnen, gilt die neue Adresse.',
        open: 'E-Mail-Adresse ändern',
        field: 'Neue E-Mail-Adresse',
        submit: 'Link senden',
        done: 'Wir haben einen Link an {email} geschickt. Ihre Adresse ändert sich, sobald Sie ihn öffnen.',
      },
      'change-password': {
        title: 'Passwort',
        lead: 'Danach müssen Sie sich auf Ihren anderen Geräten neu anmelden.',
        open: 'Passwort ändern',
        field: 'Neues Passwort',
        submit: 'Neues Passwort speichern',
        done: 'Ihr Passwort wurde geändert.',
      },
      export: {
        title: 'Ihre Daten',
        lead: 'Sie können alles, was wir zu Ihrem Konto gespeichert haben, als JSON-Datei herunterladen.',
        open: 'Alles herunterladen',
        done: 'Sie finden die Datei in Ihren Downloads.',
        file: 'konto',
      },
      delete: {
        title: 'Konto löschen',
        lead: 'Wir löschen Ihr Konto und Ihre gespeicherten Checks sofort und endgültig und beenden den monatlichen Check. Wenn Sie sich bei uns beworben haben, können Sie die Bewerbung über den Link in der Bestätigungs-E-Mail zurückziehen.',
        open: 'Konto löschen',
        submit: 'Endgültig löschen',
        done: 'Ihr Konto und alles darin wurden gelöscht.',
      },
    },
  },
  successes: {
    'sign-up': 'Ihr Konto wurde erstellt!',
    'sign-in': 'Sie sind jetzt angemeldet!',
    reset: 'Die E-Mail zum Zurücksetzen des Passworts wurde gesendet!',
  },
  emailFirst: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein',
  outdatedPassword:
    'Ihr Passwort erfüllt die Anforderungen nicht mehr. Bitte legen Sie über „Passwort vergessen?“ ein neues fest.',
  faults: {
    'invalid-email': 'Diese E-Mail-Adresse ist nicht gültig.',
    'wrong-password': NO_SUCH_SIGN_IN,
    'missing-password': 'Bitte geben Sie Ihr Passwort ein.',
    'invalid-credential': NO_SUCH_SIGN_IN,
    'email-already-in-use': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    'user-not-found': NO_SUCH_SIGN_IN,
    'too-many-requests':
      'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    'expired-action-code': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    'invalid-action-code':
      'Dieser Link ist ungültig oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
    'requires-recent-login': 'Bitte melden Sie sich dafür noch einmal an.',
    'user-token-expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    'user-disabled': 'Dieses Konto wurde gesperrt.',
    'password-does-not-meet-requirements':
      'Dieses Passwort erfüllt die Anforderungen nicht. Bitte wählen Sie ein anderes.',
    'weak-password': 'Dieses Passwort ist zu schwach. Bitte wählen Sie ein längeres.',
    'unsupported-password-policy-schema-version':
      'Wir können die Anforderungen an Passwörter hier nicht anzeigen. Ihr Passwort wird geprüft, wenn Sie das Formular absenden.',
    'invalid-verification-code': 'Dieser Code ist falsch.',
    'missing-verification-code': 'Bitte geben Sie den Code ein.',
    'invalid-verification-id':
      'Dieser Code gehört zu einem früheren Versuch. Bitte fordern Sie einen neuen an.',
    'missing-verification-id': 'Die Zeit für diesen Versuch ist abgelaufen. Bitte beginnen Sie von vorn.',
    'code-expired': 'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
    'network-request-failed':
      'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    'multi-factor-auth-required':
      'Dieses Konto nutzt die Zwei-Faktor-Anmeldung, die diese Seite nicht unterstützt. Bitte schreiben Sie uns.',
    'missing-recaptcha-token':
      'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'invalid-recaptcha-token':
      'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'credential-already-in-use': 'Diese Anmeldedaten gehören schon zu einem anderen Konto.',
    'account-exists-with-different-credential':
      'Bei diesem Konto ist die Anmeldung mit Passwort nicht möglich.',
    'user-mismatch': 'Diese Anmeldedaten gehören nicht zu dem Konto, mit dem Sie gerade angemeldet sind.',
    'tenant-id-mismatch': 'Dieses Konto gehört zu einer anderen Organisation.',
    'operation-not-allowed': 'Diese Art der Anmeldung ist abgeschaltet.',
    'admin-restricted-operation': 'Das kann nur unser Team für Sie erledigen. Bitte schreiben Sie uns.',
    'session-ended': 'Sie wurden abgemeldet. Bitte melden Sie sich noch einmal an.',
    unknown: 'Ein unerwarteter Fehler ist aufgetreten',
  },
  noScript: 'Bitte aktivieren Sie JavaScript, um sich anzumelden.',
});
