import type { WishTexts } from '../../engine/content.ts';

/** What follows from sentences in the visitor's own words. */
export const wishes: WishTexts = {
  'no-ads': {
    so: 'Kein Schritt kostet Geld für Werbung, dieser kommt ohne aus.',
    how: 'Stecken Sie die Stunde, die Anzeigen kosten würden, hier hinein.',
  },
  'small-budget': {
    so: 'Kein Schritt kostet mehr als das.',
    how: 'Schreiben Sie die Summe oben auf das Blatt und geben Sie sie zuerst hier aus.',
  },
  'little-time': {
    so: 'Rechnen Sie mit {batch} Kontakten in der Woche, nicht mit mehr.',
    how: 'Nehmen Sie sich dafür die zwei Stunden in der Woche, die Sie wirklich haben, immer dieselben.',
  },
  'few-orders': {
    so: 'Der Plan sucht wenige, bessere Aufträge: {batch} Kontakte in der Woche genügen.',
    how: 'Zählen Sie, wie viele Aufträge in diesem Quartal noch Platz haben, und hören Sie auf, wenn sie vergeben sind.',
  },
  nearby: {
    so: 'Wer außerhalb dieses Gebiets liegt, bleibt außen vor.',
    how: 'Zeichnen Sie das genannte Gebiet auf einer Karte ein und streichen Sie alle, die außerhalb liegen.',
  },
  'set-hours': {
    so: 'Jeder Schritt hält sich an diese Zeiten.',
    how: 'Schreiben Sie diese Tage und Zeiten überall dazu, wo Ihre Nummer oder Adresse steht.',
  },
  pause: {
    so: 'Für diese Zeit ist nichts geplant.',
    how: 'Sperren Sie diese Wochen im Kalender: Jeder Schritt endet davor oder beginnt danach.',
  },
  season: {
    so: 'Der Plan beginnt acht Wochen davor.',
    how: 'Rechnen Sie von der genannten Zeit acht Wochen zurück und tragen Sie diesen Tag als Beginn ein.',
  },
  'no-calls': {
    so: 'Kein Schritt verlangt, dass Sie Fremde anrufen.',
    how: 'Erledigen Sie das schriftlich oder persönlich, anrufen müssen Sie niemanden.',
  },
  'no-social': {
    so: 'Kein Schritt verlangt, dass Sie etwas posten.',
    how: 'Lassen Sie soziale Netzwerke weg: Diese Stunde gehört hierher.',
  },
  'no-camera': {
    so: 'Kein Schritt stellt Sie vor eine Kamera.',
    how: 'Erledigen Sie das schriftlich oder persönlich; ins Bild darf Ihre Arbeit statt Ihnen.',
  },
  'no-mail': {
    so: 'Kein Schritt verlangt E-Mails an Fremde.',
    how: 'Erledigen Sie das persönlich, am Telefon oder per Post, ohne Rundmails.',
  },
  'no-travel': {
    so: 'Kein Schritt führt Sie auf Messen oder auf Reisen.',
    how: 'Erledigen Sie das vom Schreibtisch aus: am Telefon, per Video, per Post.',
  },
  'no-discounts': {
    so: 'Kein Schritt senkt Ihre Preise.',
    how: 'Wer weniger zahlen möchte, bekommt weniger: einen kleineren Auftrag zum selben Preis.',
  },
  minimum: {
    so: 'Die kleinste Bestellmenge gehört hierher, damit niemand vergeblich fragt.',
    how: 'Schreiben Sie die kleinste Bestellmenge in die erste Nachricht und neben jeden Preis.',
  },
  'no-staff': {
    so: 'Schritte, die mehr Leute brauchen, fallen weg; {batch} Kontakte in der Woche genügen.',
    how: 'Geben Sie ab oder lassen Sie weg, was Ihre Leute von der eigentlichen Arbeit abhält.',
  },
  'late-payment': {
    so: 'Dass bezahlt wird, gehört zu diesem Schritt.',
    how: 'Verlangen Sie ein Drittel bei Auftrag und schreiben Sie das Zahlungsziel ins Angebot.',
  },
  'one-big-customer': {
    so: 'Der Plan sucht zuerst weitere von dieser Art.',
    how: 'Schreiben Sie auf, was dieser eine große Kunde kauft und warum, und suchen Sie drei andere mit demselben Grund.',
  },
  'new-offer': {
    so: 'Hier bekommt das neue Angebot seine ersten Kunden.',
    how: 'Zeigen Sie das Neue fünf Leuten, die schon bei Ihnen kaufen, bevor jemand anderes davon erfährt.',
  },
  'short-notice': {
    so: 'Dieser Schritt sagt, wie früh man anfragen muss.',
    how: 'Schreiben Sie in die erste Antwort, wie viel Vorlauf Sie brauchen und was Eile kostet.',
  },
  'handing-over': {
    so: 'Der Plan baut auf, was sich übergeben lässt.',
    how: 'Schreiben Sie auf, wer bei Ihnen kauft und warum, damit es mit den Schlüsseln übergeben werden kann.',
  },
  abroad: {
    so: 'Dieser Schritt nimmt sich jedes Land einzeln vor.',
    how: 'Führen Sie für jedes Land eine eigene Liste, mit einer Person vor Ort, die man anrufen kann.',
  },
  'only-this': {
    so: 'Das steht zuerst, wo immer Sie beschreiben, was Sie tun.',
    how: 'Beginnen Sie die erste Liste mit dem, was Sie uns geschrieben haben.',
  },
  'not-this': {
    so: 'Das ist der erste Punkt auf der Liste dessen, was Sie ablehnen.',
    how: 'Beginnen Sie die zweite Liste mit dem, was Sie uns geschrieben haben.',
  },
};
