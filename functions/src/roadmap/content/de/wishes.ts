import type { WishTexts } from '../../engine/content.ts';

/** What follows from sentences in the visitor's own words. */
export const wishes: WishTexts = {
  'no-ads': {
    so: 'Bei keinem Schritt müssen Sie für Werbung bezahlen.',
    how: 'Nutzen Sie die Zeit, die Sie für Anzeigen bräuchten, für diesen Schritt.',
  },
  'small-budget': {
    so: 'Alle Schritte kommen mit wenig Geld aus.',
    how: 'Dieser Schritt kostet Sie nur Zeit.',
  },
  'little-time': {
    so: 'Mehr als {batch} Kontakte pro Woche sollten Sie nicht einplanen.',
    how: 'Halten Sie sich jede Woche zur selben Zeit zwei Stunden dafür frei.',
  },
  'few-orders': {
    so: 'Suchen Sie wenige, aber gute Aufträge. Dafür genügen {batch} Kontakte pro Woche.',
    how: 'Überlegen Sie, wie viele Aufträge Sie in diesem Quartal noch schaffen, und nehmen Sie nicht mehr an.',
  },
  nearby: {
    so: 'Suchen Sie nur dort nach Kunden, wo Sie arbeiten.',
    how: 'Zeichnen Sie Ihr Gebiet auf einer Karte ein und suchen Sie nur dort nach Kunden.',
  },
  'set-hours': {
    so: 'Kunden sollten diese Zeiten kennen.',
    how: 'Nennen Sie Ihre Tage und Zeiten überall, wo Ihre Telefonnummer oder Adresse steht.',
  },
  pause: {
    so: 'Für diese Zeit ist nichts geplant.',
    how: 'Tragen Sie Ihre Pause in den Kalender ein und planen Sie alles davor oder danach.',
  },
  season: {
    so: 'Beginnen Sie acht Wochen vorher mit der Vorbereitung.',
    how: 'Rechnen Sie vom Beginn Ihrer Saison acht Wochen zurück und tragen Sie den Tag in den Kalender ein.',
  },
  'no-calls': {
    so: 'Bei keinem Schritt müssen Sie Fremde anrufen.',
    how: 'Erledigen Sie diesen Schritt schriftlich oder persönlich. Anrufen müssen Sie niemanden.',
  },
  'no-social': {
    so: 'Bei keinem Schritt müssen Sie etwas posten.',
    how: 'Nutzen Sie die Zeit, die Sie für soziale Medien bräuchten, für diesen Schritt.',
  },
  'no-camera': {
    so: 'Bei keinem Schritt müssen Sie vor eine Kamera.',
    how: 'Erledigen Sie diesen Schritt schriftlich oder persönlich. Auf Fotos können Sie statt sich selbst Ihre Arbeit zeigen.',
  },
  'no-mail': {
    so: 'Bei keinem Schritt müssen Sie Fremden E-Mails schreiben.',
    how: 'Erledigen Sie diesen Schritt persönlich, am Telefon oder per Post.',
  },
  'no-travel': {
    so: 'Für keinen Schritt müssen Sie reisen oder eine Messe besuchen.',
    how: 'Erledigen Sie diesen Schritt vom Schreibtisch aus: am Telefon, per Video oder per Post.',
  },
  'no-discounts': {
    so: 'Bei keinem Schritt müssen Sie Ihre Preise senken.',
    how: 'Bieten Sie Kunden, die weniger zahlen möchten, einen kleineren Auftrag zum normalen Preis an.',
  },
  minimum: {
    so: 'Kunden sollten den Mindestauftrag kennen, bevor sie anfragen.',
    how: 'Nennen Sie den Mindestauftrag in der ersten Nachricht und neben jedem Preis.',
  },
  'no-staff': {
    so: 'Schritte, für die Sie mehr Leute bräuchten, fallen weg.',
    how: 'Überlegen Sie, welche Nebenarbeiten Ihre Leute abgeben oder weglassen können.',
  },
  'late-payment': {
    so: 'Regeln Sie bei diesem Schritt auch die Bezahlung.',
    how: 'Verlangen Sie ein Drittel als Anzahlung und nennen Sie das Zahlungsziel schon im Angebot.',
  },
  'one-big-customer': {
    so: 'Suchen Sie zuerst weitere Kunden dieser Art.',
    how: 'Schreiben Sie auf, was Ihr größter Kunde kauft und warum, und suchen Sie drei andere mit demselben Bedarf.',
  },
  'new-offer': {
    so: 'Mit diesem Schritt finden Sie die ersten Kunden dafür.',
    how: 'Zeigen Sie Ihr neues Angebot zuerst fünf Leuten, die schon bei Ihnen kaufen.',
  },
  'short-notice': {
    so: 'Kunden sollten wissen, wie früh sie anfragen müssen.',
    how: 'Schreiben Sie in Ihre erste Antwort, wie viel Vorlauf Sie brauchen und was eilige Aufträge kosten.',
  },
  'handing-over': {
    so: 'Mit diesem Schritt bereiten Sie auch die Übergabe vor.',
    how: 'Schreiben Sie auf, wer bei Ihnen kauft und warum, damit Ihr Nachfolger es weiß.',
  },
  abroad: {
    so: 'Gehen Sie bei diesem Schritt jedes Land einzeln an.',
    how: 'Führen Sie für jedes Land eine eigene Liste und suchen Sie dort jemanden, den Sie fragen können.',
  },
  'only-this': {
    so: 'Das sollten Sie überall zuerst nennen.',
    how: 'Beginnen Sie die erste Liste mit dem, was Sie uns geschrieben haben.',
  },
  'not-this': {
    so: 'Das kommt ganz oben auf die Liste der Anfragen, die Sie ablehnen.',
    how: 'Beginnen Sie die zweite Liste mit dem, was Sie uns geschrieben haben.',
  },
};
