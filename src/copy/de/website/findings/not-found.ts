/** Held against the English sentences, placeholders included, by ../findings.ts. */
export const notFound = {
  'no-title': 'Die Seite hat keinen Titel.',
  'no-description': 'Im Code der Seite fehlt eine Beschreibung für Suchmaschinen.',
  'no-main-heading': 'Die Seite hat keine Hauptüberschrift (h1) mit Text.',
  'no-audience': 'Auf der Startseite haben wir keinen Satz gefunden, der sagt, für wen Ihr Angebot ist.',
  'no-call':
    'Auf der Startseite haben wir keinen Button oder Link gefunden, der zum nächsten Schritt auffordert.',
  'no-booking':
    'Wir haben weder einen Buchungskalender noch ein Formular mit Datum oder einen Link zu einer Buchungsseite gefunden.',
  'no-form':
    'Auf der Startseite und der Kontaktseite haben wir kein Formular gefunden, über das man Ihnen schreiben kann. Suche und Newsletter zählen nicht.',
  'no-email':
    'Auf der Startseite und den verlinkten Seiten zu Kontakt, Firma und Datenschutz haben wir keine E-Mail-Adresse gefunden.',
  'no-phone':
    'Auf der Startseite und den verlinkten Seiten zu Kontakt und Firma haben wir keine Telefonnummer gefunden.',
  'no-prices':
    'Auf der Startseite und der verlinkten Seite zu Ihren Leistungen haben wir weder Preise noch Pakete noch einen Link zu einer Preisseite gefunden.',
  'no-imprint': 'Wir haben kein Impressum gefunden, weder über einen Link noch unter den üblichen Adressen.',
  'no-privacy': 'Wir haben keinen Link gefunden, der zu einer Datenschutzerklärung führt.',
  'no-testimonials': 'Wir haben weder Kundenstimmen noch Bewertungen oder Links dorthin gefunden.',
  'no-references': 'Wir haben weder Kunden oder Projekte mit Namen noch Links dorthin gefunden.',
  'no-figures': 'Wir haben keine Zahlen über Sie gefunden, etwa Jahre, Kunden oder Projekte.',
  'no-profiles': 'Wir haben keine Links zu Ihren Profilen in sozialen oder beruflichen Netzwerken gefunden.',
  'no-about': 'Wir haben weder eine Seite noch einen Abschnitt über Sie und Ihr Team gefunden.',
  'no-mailing-address':
    'Auf der Startseite und den verlinkten Seiten zu Kontakt und Firma haben wir keine Anschrift mit Straße und Ort gefunden.',
  'no-language': 'Der Code der Seite sagt nicht, in welcher Sprache der Text geschrieben ist.',
  'no-company-data': 'Im Code der Seite fehlen Firmendaten für Suchmaschinen.',
  'no-preview': 'Im Code der Seite fehlen die Angaben für eine Vorschau.',
  'no-preferred-address': 'Im Code der Seite fehlt eine bevorzugte Adresse.',
  'no-versions':
    'Die Seite verlinkt eine andere Sprachfassung („{quote}“), nennt sie aber nicht in ihrem Code.',
  'no-sitemap': 'Weder unter der üblichen Adresse noch über die robots.txt haben wir eine Sitemap gefunden.',
  'no-robots-file': 'Wir haben keine robots.txt-Datei gefunden.',
  'no-viewport': 'Im Code der Seite fehlt die Einstellung für Smartphones.',
  'no-server-setting': 'Der Server sendet diese Einstellung nicht.',
  'partly-logos':
    'Die Seite zeigt Partner mit Namen oder Logo („{quote}“), aber keinen Kunden. Nennen Sie noch einen Kunden oder ein Projekt mit Namen.',
  'partly-work':
    'Die Seite zeigt Bilder unter „{quote}“, sagt aber nicht, für wen die Arbeit war. Schreiben Sie Kunde oder Ort daneben.',
  'partly-figure': 'Wir haben „{quote}“ gesehen. Nennen Sie auf der Startseite noch eine zweite Zahl.',
  'partly-prices':
    'Auf der Seite steht „{quote}“, aber kein Betrag. Ergänzen Sie einen Einstiegspreis oder ein Beispiel.',
  'partly-voice':
    'Auf der Seite steht „{quote}“, aber kein Kunde kommt zu Wort. Ergänzen Sie einen Satz eines Kunden mit Namen.',
  'partly-profile': 'Die Seite nutzt {quote}, verlinkt aber kein Profil von Ihnen. Ergänzen Sie einen Link.',
  'partly-company':
    'Auf der Seite steht „{quote}“. Nennen Sie Firmennamen, Anschrift und Kontakt an einer Stelle.',
  'partly-address': 'Auf der Seite steht „{quote}“. Nennen Sie Straße, Postleitzahl und Ort zusammen.',
  'unread-page':
    'Auf den gelesenen Seiten haben wir nichts davon gesehen, aber „{quote}“ ließ sich nicht lesen. Steht es dort, ist dieser Punkt in Ordnung.',
  'cut-page':
    'Diese Seite ist so lang, dass wir nur den ersten Teil gelesen haben. Sehen Sie bitte im Rest selbst nach.',
  'filled-by-script':
    'Wir haben nichts davon gefunden. Teile dieser Seite werden aber erst von Skripten gefüllt, die diese Analyse nicht ausführt. Wenn Sie es in Ihrem Browser sehen, ist dieser Punkt in Ordnung.',
  'shown-by-script':
    'Der Text dieser Seite wird von Skripten erzeugt, die diese Analyse nicht ausführt. Prüfen Sie diesen Punkt bitte in Ihrem Browser.',
  'hidden-part':
    'Wir haben es nur in einem zunächst verborgenen Teil der Seite gefunden: „{quote}“. Prüfen Sie bitte, ob Besucher es zu sehen bekommen.',
  'unsure-about':
    'Die Seite spricht von „wir“ oder „ich“, eine Seite oder einen Abschnitt über Sie haben wir aber nicht gesehen. Wenn ein Fremder trotzdem erfährt, wer Sie sind, ist dieser Punkt in Ordnung.',
  'few-sentences':
    'Die Seite enthält nur {count} vollständige Sätze; das ist zu wenig für ein Urteil. Lesen Sie sie laut: Wo Ihnen der Atem ausgeht, teilen Sie den Satz.',
  'few-addresses':
    'Im Text steht nur {count}-mal „Sie“ oder „wir“; das ist zu selten für ein Urteil. Prüfen Sie bitte, ob er Ihre Kunden anspricht.',
  'unread-file':
    'Die Datei „{quote}“ ließ sich nicht lesen. Öffnen Sie sie bitte im Browser und sehen Sie nach, ob es sie gibt.',
  'dead-link': 'Es gibt einen Link „{quote}“, aber er führt nirgendwohin.',
} as const;
