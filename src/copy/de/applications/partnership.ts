import type { partnership as source } from '../../en/applications/partnership.ts';
import { translationOf } from '../../shape.ts';

export const partnership = translationOf<typeof source>()({
  title: 'Werden Sie Partner von {brand}',
  lead: 'Schreiben Sie uns, wie Sie wachsen möchten.',
  reader: '{name} liest Ihre Bewerbung.',
  reply: {
    one: 'Antwort innerhalb eines Arbeitstags.',
    other: 'Antwort innerhalb von {n} Arbeitstagen.',
  },
  type: {
    legend: 'Ich bewerbe mich als',
    labels: { Founder: 'Gründer', Agency: 'Agentur', Company: 'Unternehmen' },
  },
  name: 'Name oder Firmenname',
  email: 'E-Mail',
  websiteLink: 'Website oder berufliches Profil',
  message: 'Ihr Geschäft und Ihre Wachstumsziele',
  optional: '(freiwillig)',
  terms: { before: 'Ich akzeptiere die ', link: 'Nutzungsbedingungen', after: '.' },
  along: {
    label: 'Ergebnis meines Unternehmens-Checks mitschicken',
    what: 'Das schicken Sie mit',
    website: 'Website: {host}, Score {score} von 100',
    answers: {
      one: '{n} Antwort aus dem Unternehmens-Check',
      other: '{n} Antworten aus dem Unternehmens-Check',
    },
    findings: { one: '{n} Befund zur Website', other: '{n} Befunde zur Website' },
    buyers: 'Wer bei Ihnen kauft: „{buyers}“',
    not: 'Was Sie über Ihre Herausforderungen geschrieben haben, ist nicht dabei.',
  },
  submit: 'BEWERBUNG ABSENDEN',
  submitting: 'WIRD GESENDET …',
  faults: {
    'name-missing': 'Bitte geben Sie Ihren Namen ein',
    'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'terms-not-accepted': 'Bitte akzeptieren Sie die Nutzungsbedingungen',
    'name-too-long': 'Bitte kürzen Sie den Namen auf {limit} Zeichen',
    'email-too-long': 'Bitte kürzen Sie die E-Mail-Adresse auf {limit} Zeichen',
    'websiteLink-too-long': 'Bitte kürzen Sie den Link auf {limit} Zeichen',
    'message-too-long': 'Bitte kürzen Sie die Nachricht auf {limit} Zeichen',
    'websiteLink-no-website':
      'Bitte geben Sie genau eine Webadresse ein, zum Beispiel www.ihre-firma.de, oder lassen Sie das Feld leer',
  },
  failed: 'Fehler: {message}',
  refused:
    'Diese Seite ist veraltet. Bitte laden Sie sie neu und senden Sie die Bewerbung noch einmal ab. Ihr Text bleibt erhalten.',
  unreachable:
    'Der Server ist gerade nicht erreichbar. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.',
  success: 'Ihre Bewerbung ist eingegangen! Wir melden uns bald bei Ihnen.',
  noScript: 'Bitte aktivieren Sie JavaScript, um dieses Formular zu nutzen, oder schreiben Sie uns:',
});
