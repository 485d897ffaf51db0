/** Held against the English sentences, placeholders included, by ../findings.ts. */
export const notFound = {
  'no-title': 'Die Seite hat keinen Titel.',
  'no-contact':
    'Auf den geprüften Seiten haben wir weder Telefonnummer noch E-Mail-Adresse, Formular, Messenger oder Terminbuchung gefunden.',
  'no-email':
    'Auf der Startseite und den verlinkten Seiten zu Kontakt, Firma und Datenschutz haben wir keine E-Mail-Adresse gefunden.',
  'no-phone':
    'Auf der Startseite und den verlinkten Seiten zu Kontakt und Firma haben wir keine Telefonnummer gefunden.',
  'no-imprint':
    'Wir haben keinen Link zu einem Impressum gefunden und auch keine Seite unter den üblichen Adressen.',
  'no-privacy': 'Wir haben keinen Link zu einer Datenschutzerklärung gefunden.',
  'no-preview': 'Im Code der Seite ist kein Bild für die Vorschau angegeben.',
  'no-viewport': 'Im Code der Seite fehlt die Viewport-Angabe.',
  'dead-link': 'Der Link „{quote}“ führt zu keiner Seite.',
} as const;
