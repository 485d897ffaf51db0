import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Die Geschichte eines Kunden auf einer Seite erzählen',
    how: [
      'Wählen Sie einen Kunden, in dem sich {group} wiedererkennen, und füllen Sie die fünf Zeilen unten aus.',
      'Hängen Sie die Seite an die zweite Nachricht, nie an die erste.',
    ],
    template: `Wie es vorher war: …
Was schon versucht wurde: …
Was wir getan haben: …
Was heute anders ist, in Zahlen, die der Kunde bestätigt: …
Was er einem Kollegen sagen würde: „…“`,
    seen: {
      references: {
        bad: 'Machen Sie sie zur ersten Referenz auf Ihrer Website.',
        good: 'Stellen Sie sie in Ihren Referenzen an die erste Stelle.',
      },
    },
  },
  'pilot-customers': {
    title: 'Drei Pilotkunden mit klarer Abmachung gewinnen',
    how: [
      'Bieten Sie drei {buyersDat} für eine feste Zeit einen niedrigeren Preis.',
      'Halten Sie auf einer Seite fest, was Sie dafür bekommen, mit dem Text unten. Ein Gratistest ohne Abmachung bringt weder Kunden noch Referenzen.',
    ],
    template:
      'Sie zahlen bis [Datum] [Preis] statt [Preis]. Dafür bekommen wir jeden Monat eine Stunde Rückmeldung, eine Kennzahl vorher und nachher ([Kennzahl]) und das Recht, Sie zu nennen.',
    seen: {
      references: {
        bad: 'Zeigen Sie diese drei als erste Referenzen auf der Website.',
        good: 'Nehmen Sie die Pilotkunden erst in die Referenzen auf, wenn die Kennzahl stimmt.',
      },
    },
  },
  'three-voices': {
    title: 'Drei Kunden zu Wort kommen lassen',
    how: [
      'Rufen Sie diese Woche drei zufriedene Kunden mit den Fragen unten an.',
      'Schreiben Sie je zwei Sätze in deren eigenen Worten auf und lassen Sie sie freigeben.',
      'Veröffentlichen Sie sie mit Namen und Ort oder Firma neben dem Kontakt-Button.',
    ],
    template: 'Was hat Sie zögern lassen? Was geschah dann? Wem würden Sie uns empfehlen?',
  },
  'pass-the-sender-check': {
    title: 'Zeigen, wer hinter Ihren Nachrichten steht',
    how: [
      'Nennen Sie auf Ihrer verschlüsselten Website Firma, Anschrift und die Person, die schreibt.',
      'Lassen Sie jemanden von außen danach suchen: Es darf keine zehn Sekunden dauern.',
    ],
  },
  faces: {
    title: 'Zeigen, mit wem man sprechen wird',
    how: [
      'Stellen Sie ein echtes Foto, einen Namen, eine Durchwahl und die drei Zeilen unten auf die Website.',
      'Verlinken Sie dasselbe Profil aus jeder Nachricht.',
    ],
    template: `Vorher habe ich [was Sie gemacht haben].
Ich übernehme [Art von Aufgaben].
Ich lehne [Art von Aufgaben] ab, weil [Grund].`,
  },
  'ask-for-reviews': {
    title: 'Zufriedene Kunden um eine Bewertung bitten',
    how: [
      'Fragen Sie persönlich, solange die Freude frisch ist, und schicken Sie noch am selben Tag den Link.',
      'Antworten Sie binnen drei Tagen auf jede Bewertung mit Namen, auf die schlechten zuerst.',
    ],
    template:
      'Vielen Dank, [Name]. Wenn Sie mit [was] zufrieden sind, helfen uns zwei Sätze hier sehr: [Link].',
    seen: {
      testimonials: {
        bad: 'Zeigen Sie die drei besten auf Ihrer Website, mit Vornamen und Ort.',
        good: 'Nehmen Sie die neueste in die Kundenstimmen auf Ihrer Website auf.',
      },
    },
  },
};
