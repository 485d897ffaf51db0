import { notFound } from './not-found.ts';

/** Held against the English sentences, placeholders included, by ../findings.ts. */
export const seen = {
  title: 'Der Titel lautet „{quote}“.',
  words: 'Auf der Startseite stehen {count} Wörter Fließtext.',
  'robots-rule': 'Die Angabe für Suchmaschinen lautet „{quote}“.',
  'test-origin': 'Die Seite nennt Suchmaschinen eine Testversion Ihrer Website als Original: „{quote}“.',
  images: 'Bei {count} von {of} Bildern fehlt die Beschreibung.',
  address: 'Wir haben die Seite unter „{quote}“ gelesen.',
  setting: 'Die Viewport-Angabe lautet „{quote}“.',
  'loaded-early': 'Die Seite lädt diese Dienste anderer Anbieter, bevor Besucher zustimmen können: {quote}.',
  'nowhere-form':
    'Das Formular „{quote}“ schickt nichts ab: Es hat keinen Empfänger, oder sein Knopf ist abgeschaltet.',
  'blocked-form':
    'Das Formular „{quote}“ schickt nichts ab: Die Sicherheitseinstellung der Website (Content-Security-Policy) hält den Browser davon ab.',
  'shown-form':
    'Das Formular „{quote}“ sieht nur so aus, als würde es funktionieren: Ein Skript reagiert auf den Klick, schickt aber nichts ab.',
  'no-reply':
    'Das Formular „{quote}“ fragt weder nach einer E-Mail-Adresse noch nach einer Telefonnummer. Antworten können Sie so nicht.',
  'lost-field':
    'Was Besucher bei „{quote}“ eingeben, wird nicht mitgeschickt, weil das Feld im Code keinen Namen hat.',
  'lost-file':
    'Die Datei, die Besucher bei „{quote}“ auswählen, wird nicht mitgeschickt, weil dem Formular die Angabe enctype="multipart/form-data" fehlt.',
  'sample-receiver': 'Im Formular steht noch ein Musterempfänger: „{quote}“.',
  'test-receiver':
    'Das Formular schickt die Eingaben an eine Testversion Ihrer Website, nämlich an „{quote}“.',
  'mail-form':
    'Das Formular „{quote}“ öffnet nur das E-Mail-Programm des Besuchers. Ist dort keines eingerichtet, kommt nichts an.',
  'dead-links': 'Dieser Link führt ins Leere: „{quote}“.',
  'broken-contact':
    'Dieser Link soll anrufen oder eine E-Mail öffnen, enthält aber keine brauchbare Nummer oder Adresse: „{quote}“.',
  'missing-page': 'Dieser Link führt zu einer Seite, die es nicht gibt (Fehler 404): „{quote}“.',
  'unfinished-page': 'Dieser Link führt zu einer Seite, die noch nicht fertig ist: „{quote}“.',
  placeholder: 'Die Website enthält noch einen Mustertext: „{quote}“.',
  untappable: 'Die Nummer steht nur als Text da: „{quote}“.',
  'other-number': 'Zwei Nummern oder Adressen, die gleich sein müssten, unterscheiden sich: {quote}.',
  'sample-link':
    'Dieser Link oder diese Einbindung funktioniert nicht, weil noch eine Musteradresse eingetragen ist: „{quote}“.',
  'local-link':
    'Dieser Link oder diese Einbindung führt auf den Rechner, auf dem die Website entwickelt wurde. Dort kommt sonst niemand hin: „{quote}“.',
  'test-link': 'Dieser Link führt zu einer Testversion Ihrer Website: „{quote}“.',
  'whatsapp-link':
    'Dieser WhatsApp-Link öffnet keinen Chat, weil die Nummer mit der Landesvorwahl beginnen muss, ohne Null davor: „{quote}“.',
  'wrong-link': 'Dieser Link führt nicht dorthin, wo er soll: „{quote}“.',
  'test-mode': 'Die Bezahlung läuft noch im Testmodus, niemand kann also bezahlen: „{quote}“.',
  'past-dates': 'Das Feld „{quote}“ nimmt nur vergangene Tage an. So kann niemand das Formular absenden.',
  'blocked-frame':
    'Hier bleibt die Seite leer, denn die Sicherheitseinstellung der Website (Content-Security-Policy) sperrt, was dort erscheinen soll: „{quote}“.',
  'insecure-form': 'Dieses Formular überträgt Eingaben unverschlüsselt, und zwar an „{quote}“.',
  'wrong-iban': 'Dieses Konto gibt es nicht, denn die Prüfziffern der IBAN sind falsch: „{quote}“.',
  'spam-links':
    'Jemand hat Werbelinks in Ihre Website gesetzt, wie nach einem Einbruch: „{quote}“. Lassen Sie die Website bereinigen und aktualisieren, und ändern Sie alle Passwörter.',
  'open-list':
    'Alle können Angaben über mehrere Menschen lesen, auf der Seite oder in ihrem Code, unter „{quote}“.',
  'exposed-field':
    'Das Formular schreibt die Eingaben unter „{quote}“ in die Adresse der nächsten Seite. Dort bleiben sie in Verläufen, Protokollen und Statistiken.',
  'open-secret':
    'Alle können im Code der Website geheime Zugangsdaten lesen, unter „{quote}“. Ändern Sie sie sofort.',
  'card-fields':
    'Das Formular fragt nach Kartendaten, die nur ein Zahlungsdienst erfragen sollte: „{quote}“.',
  contradiction: 'Zwei Angaben auf Ihrer Website widersprechen sich: {quote}.',
  past: 'Auf der Website steht noch „{quote}“, obwohl das vorbei ist.',
  ...notFound,
} as const;
