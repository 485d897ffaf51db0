/** Held against the English sentences, placeholders included, by ../findings.ts. */
export const notFound = {
  'no-title': 'Gesucht haben wir den Titel der Seite. Es gibt keinen.',
  'no-description': 'Gesucht haben wir im Code der Seite eine Beschreibung für Suchmaschinen. Es gibt keine.',
  'no-main-heading': 'Gesucht haben wir eine Hauptüberschrift (h1) mit Text. Es gibt keine.',
  'no-audience':
    'Gesucht haben wir einen Satz, der sagt, für wen Ihr Angebot ist. Auf der Startseite haben wir keinen gesehen.',
  'no-call':
    'Gesucht haben wir einen Button oder Link, der zum nächsten Schritt auffordert. Auf der Startseite haben wir keinen gesehen.',
  'no-booking':
    'Gesucht haben wir einen Buchungskalender, ein Formular mit Datum und Links zu einer Buchungsseite. Nichts davon war zu sehen.',
  'no-form':
    'Gesucht haben wir ein Formular, über das man Ihnen schreiben kann, hier und auf der Kontaktseite. Gesehen haben wir keines; Suche und Newsletter zählen nicht.',
  'no-email':
    'Gesucht haben wir eine E-Mail-Adresse, hier und auf den verlinkten Seiten zu Kontakt, Firma und Datenschutz. Gesehen haben wir keine.',
  'no-phone':
    'Gesucht haben wir eine Telefonnummer, hier und auf den verlinkten Seiten zu Kontakt und Firma. Gesehen haben wir keine.',
  'no-prices':
    'Gesucht haben wir Preise, Pakete oder einen Link zu einer Preisseite, hier und auf der verlinkten Seite zu Ihren Leistungen. Gesehen haben wir nichts davon.',
  'no-imprint':
    'Gesucht haben wir einen Link zum Impressum, und wir haben unter den üblichen Adressen nachgesehen. Gefunden haben wir keines.',
  'no-privacy':
    'Gesucht haben wir einen Link zur Datenschutzerklärung. Gesehen haben wir keinen, der zu einer führt.',
  'no-testimonials':
    'Gesucht haben wir Worte Ihrer Kunden, Bewertungen und Links dorthin. Gesehen haben wir nichts davon.',
  'no-references':
    'Gesucht haben wir Kunden oder Projekte mit Namen und Links dorthin. Gesehen haben wir nichts davon.',
  'no-figures':
    'Gesucht haben wir Zahlen über Sie, etwa Jahre, Kunden oder Projekte. Gesehen haben wir keine.',
  'no-profiles':
    'Gesucht haben wir Links zu Ihren Profilen in sozialen und beruflichen Netzwerken. Gesehen haben wir keine.',
  'no-about':
    'Gesucht haben wir eine Seite oder einen Abschnitt über Sie und Ihre Leute. Gesehen haben wir beides nicht.',
  'no-mailing-address':
    'Gesucht haben wir Straße und Ort, hier und auf den verlinkten Seiten zu Kontakt und Firma. Gesehen haben wir keine Anschrift.',
  'no-language': 'Der Code der Seite sagt nicht, in welcher Sprache der Text geschrieben ist.',
  'no-company-data': 'Gesucht haben wir im Code der Seite Firmendaten für Suchmaschinen. Es gibt keine.',
  'no-preview': 'Gesucht haben wir im Code der Seite die Angaben für eine Vorschau. Es gibt keine.',
  'no-preferred-address': 'Gesucht haben wir im Code der Seite eine bevorzugte Adresse. Es gibt keine.',
  'no-versions':
    'Die Seite verlinkt eine andere Sprachfassung („{quote}“), nennt sie aber nicht in ihrem Code.',
  'no-sitemap':
    'Gesucht haben wir eine Sitemap unter der üblichen Adresse und in der robots.txt. Es gibt keine.',
  'no-robots-file': 'Gesucht haben wir eine Datei robots.txt. Es gibt keine.',
  'no-viewport': 'Gesucht haben wir im Code der Seite die Einstellung für Handys. Es gibt keine.',
  'no-server-setting': 'Gesucht haben wir danach in dem, was der Server sendet. Gefunden haben wir nichts.',
  'partly-logos':
    'Die Seite zeigt Partner mit Namen oder Logo („{quote}“), aber keinen Kunden. Ein Kunde oder Projekt mit Namen macht es vollständig.',
  'partly-work':
    'Die Seite zeigt Bilder unter „{quote}“, sagt aber nicht, für wen die Arbeit war. Kunde oder Ort daneben machen es vollständig.',
  'partly-figure': 'Wir haben „{quote}“ gesehen. Eine zweite Zahl auf der Startseite macht es vollständig.',
  'partly-prices':
    'Auf der Seite steht „{quote}“, aber kein Betrag. Ein Preis „ab“ oder ein Beispiel macht es vollständig.',
  'partly-voice':
    'Auf der Seite steht „{quote}“, aber kein Kunde kommt zu Wort. Ein Satz mit Namen macht es vollständig.',
  'partly-profile':
    'Die Seite nutzt {quote}, verlinkt aber kein Profil von Ihnen. Ein Link macht es vollständig.',
  'partly-company':
    'Auf der Seite steht „{quote}“. Firmenname, Anschrift und Kontakt an einer Stelle machen es vollständig.',
  'partly-address':
    'Auf der Seite steht „{quote}“. Straße, Postleitzahl und Ort zusammen machen es vollständig.',
  'unread-page':
    'Auf den gelesenen Seiten haben wir nichts davon gesehen, aber „{quote}“ ließ sich nicht lesen. Steht es dort, ist dieser Punkt in Ordnung.',
  'cut-page':
    'Diese Seite ist so lang, dass wir nur den ersten Teil gelesen haben. Sehen Sie bitte im Rest selbst nach.',
  'filled-by-script':
    'Gesehen haben wir nichts davon. Teile dieser Seite füllen aber Skripte, und die führt diese Analyse nicht aus. Sehen Sie es in Ihrem Browser, ist dieser Punkt in Ordnung.',
  'shown-by-script':
    'Den Text dieser Seite schreiben Skripte, und die führt diese Analyse nicht aus. Prüfen Sie diesen Punkt bitte in Ihrem Browser.',
  'hidden-part':
    'Gefunden haben wir es nur in einem Teil der Seite, der zunächst verborgen ist: „{quote}“. Prüfen Sie bitte, ob Besucher es zu sehen bekommen.',
  'unsure-about':
    'Die Seite spricht von „wir“ oder „ich“, eine Seite oder einen Abschnitt über Sie haben wir aber nicht gesehen. Erfährt dort auch ein Fremder, wer Sie sind, ist dieser Punkt in Ordnung.',
  'few-sentences':
    'Die Seite hat nur {count} ganze eigene Sätze; das ist zu wenig für ein Urteil. Lesen Sie sie laut: Wo Ihnen der Atem ausgeht, teilen Sie den Satz.',
  'few-addresses':
    'Im Text steht nur {count}-mal „Sie“ oder „wir“; das ist zu selten für ein Urteil. Prüfen Sie bitte, ob er Ihre Kunden anspricht.',
  'unread-file':
    'Die Datei „{quote}“ ließ sich nicht lesen. Öffnen Sie sie bitte im Browser und sehen Sie nach, ob es sie gibt.',
  'dead-link': 'Es gibt einen Link „{quote}“, aber er führt nirgendwohin.',
} as const;
