import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Die Geschichte eines Kunden auf einer Seite erzählen',
    body: 'Wählen Sie einen Kunden, in dem sich {group} wiedererkennen. Fünf Absätze genügen: wie es vorher war, was schon versucht wurde, was Sie mit {offerDat} getan haben, was heute anders ist, in Zahlen, die der Kunde bestätigt, und was er einem Kollegen sagen würde. Hängen Sie die Seite an die zweite Nachricht, nie an die erste.',
    seen: {
      references: {
        bad: 'Diese Geschichte macht den Anfang.',
        good: 'Stellen Sie diese Geschichte dort an die erste Stelle.',
      },
    },
  },
  'pilot-customers': {
    title: 'Drei Pilotkunden mit klarer Abmachung gewinnen',
    body: 'Bieten Sie drei {groupDat} für eine feste Zeit einen niedrigeren Preis. Dafür bekommen Sie jeden Monat eine Stunde Rückmeldung, eine vereinbarte Kennzahl vorher und nachher und das Recht, die Firma zu nennen. Halten Sie das auf einer Seite fest: Ein Gratistest ohne Abmachung bringt weder Kunden noch Referenzen.',
    seen: {
      references: {
        bad: 'Diese drei werden die ersten.',
        good: 'Nennen Sie die Pilotkunden dort erst, wenn die Kennzahl stimmt.',
      },
    },
  },
  'three-voices': {
    title: 'Drei Kunden zu Wort kommen lassen',
    body: 'Rufen Sie diese Woche drei zufriedene Kunden an und fragen Sie: Was hat Sie zögern lassen, was geschah dann, wem würden Sie uns empfehlen? Schreiben Sie je zwei Sätze in deren eigenen Worten auf, lassen Sie sie freigeben und veröffentlichen Sie sie mit Name, Funktion und Firma neben dem Kontakt-Button.',
  },
  'pass-the-sender-check': {
    title: 'Die Prüfung bestehen, die jeder Empfänger macht',
    body: 'Bevor jemand einem Fremden antwortet, sieht er nach, wer dahintersteckt. Firmenname, Anschrift, die Person, die schreibt, und eine verschlüsselte Website müssen in zehn Sekunden zu finden sein. Lassen Sie das jemanden von außen mit der Stoppuhr ausprobieren.',
  },
  faces: {
    title: 'Zeigen, mit wem man sprechen wird',
    body: 'Bevor jemand über {offer} spricht, will er wissen, mit wem. Stellen Sie ein echtes Foto, einen Namen, eine Durchwahl und drei eigene Zeilen auf die Website: was Sie vorher gemacht haben, welche Fälle Sie annehmen und welche nicht. Verlinken Sie dasselbe Profil aus jeder Nachricht.',
  },
};
