import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Ein Kundenbeispiel auf einer Seite beschreiben',
    how: [
      'Wählen Sie einen Kunden, in dem sich {group} wiedererkennen, und füllen Sie die fünf Zeilen unten aus.',
      'Schicken Sie neuen Kontakten diese Seite mit der zweiten Nachricht.',
    ],
    template: `So war es vorher: …
Was der Kunde schon versucht hatte: …
Was wir gemacht haben: …
Was heute anders ist (mit Zahlen, die der Kunde bestätigt): …
Was der Kunde dazu sagt: „…“`,
    seen: {
      references: {
        bad: 'Veröffentlichen Sie das Beispiel als erste Referenz auf Ihrer Website.',
        good: 'Stellen Sie das Beispiel in Ihren Referenzen an die erste Stelle.',
      },
    },
  },
  'pilot-customers': {
    title: 'Drei Pilotkunden gewinnen',
    how: [
      'Bieten Sie drei {buyersDat} für eine begrenzte Zeit einen niedrigeren Preis an.',
      'Halten Sie mit dem Text unten schriftlich fest, was Sie dafür bekommen.',
    ],
    template:
      'Bis [Datum] zahlen Sie [Preis] statt [Preis]. Dafür geben Sie uns jeden Monat eine Stunde lang Rückmeldung, wir messen [Kennzahl] vorher und nachher, und wir dürfen Sie als Kunden nennen.',
    seen: {
      references: {
        bad: 'Nennen Sie die drei als erste Referenzen auf Ihrer Website.',
        good: 'Nehmen Sie die drei in Ihre Referenzen auf, sobald die Ergebnisse stimmen.',
      },
    },
  },
  'three-voices': {
    title: 'Drei Kunden zu Wort kommen lassen',
    how: [
      'Rufen Sie diese Woche drei zufriedene Kunden an und stellen Sie die Fragen unten.',
      'Fassen Sie jedes Gespräch in zwei Sätzen mit den Worten des Kunden zusammen und bitten Sie ihn um Freigabe.',
      'Veröffentlichen Sie die Sätze mit Namen und Ort oder Firma neben Ihrem Kontakt-Button.',
    ],
    template: 'Was hat Sie am Anfang zögern lassen? Wie ist es dann gelaufen? Wem würden Sie uns empfehlen?',
  },
  'pass-the-sender-check': {
    title: 'Zeigen, wer hinter Ihren Nachrichten steht',
    how: [
      'Nennen Sie auf Ihrer Website Ihre Firma, die Anschrift und die Person, die schreibt. Die Website sollte verschlüsselt sein.',
      'Bitten Sie einen Bekannten, diese Angaben zu suchen. Länger als zehn Sekunden sollte das nicht dauern.',
    ],
  },
  faces: {
    title: 'Auf der Website einen Ansprechpartner zeigen',
    how: [
      'Stellen Sie ein echtes Foto, einen Namen, eine Telefonnummer und die drei Zeilen unten auf Ihre Website.',
      'Verlinken Sie die Seite mit diesem Profil in Ihren Nachrichten.',
    ],
    template: `Früher habe ich [Tätigkeit] gemacht.
Heute kümmere ich mich um [Art von Aufgaben].
[Art von Aufgaben] übernehme ich nicht, weil [Grund].`,
  },
  'ask-for-reviews': {
    title: 'Zufriedene Kunden um eine Bewertung bitten',
    how: [
      'Fragen Sie persönlich, gleich nach dem Kauf oder Auftrag, und schicken Sie noch am selben Tag den Link.',
      'Antworten Sie innerhalb von drei Tagen auf jede Bewertung, zuerst auf die schlechten.',
    ],
    template:
      'Vielen Dank, [Name]. Wenn Sie mit [Produkt oder Arbeit] zufrieden sind, freuen wir uns sehr über eine kurze Bewertung: [Link]',
    seen: {
      testimonials: {
        bad: 'Zeigen Sie die drei besten Bewertungen auf Ihrer Website, mit Namen und Ort.',
        good: 'Ergänzen Sie die neueste Bewertung bei den Kundenstimmen auf Ihrer Website.',
      },
    },
  },
};
