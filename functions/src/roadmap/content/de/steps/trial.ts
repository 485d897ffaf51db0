import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Die Software mit Daten des Interessenten vorführen',
    how: [
      'Bitten Sie vor dem Termin um eine echte Datei.',
      'Erledigen Sie damit in zwanzig Minuten die Aufgabe, die den Interessenten heute am meisten Zeit kostet.',
      'Überlassen Sie ihm das Ergebnis.',
    ],
    template:
      'Guten Tag [Name], bitte schicken Sie mir bis [Datum] eine echte [Datei], gern mit geschwärzten Namen. In unserem Termin zeige ich Ihnen in zwanzig Minuten, was unsere Software daraus macht. Das Ergebnis können Sie behalten.',
    adds: {
      lowPrices:
        'Bei Preisen {prices} genügt ein Video von drei Minuten, das Sie statt einer Einladung verschicken.',
    },
    seen: {
      'call-to-action': {
        bad: 'Bieten Sie diesen Termin auch auf Ihrer Website an.',
        good: 'Schreiben Sie neben den Button auf Ihrer Website: „20 Minuten mit Ihren eigenen Daten“.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Muster per Post verschicken',
    how: [
      'Legen Sie dem Muster eine Karte mit dem Text unten bei.',
      'Verschicken Sie zehn Pakete pro Woche an {group}.',
      'Rufen Sie drei Tage nach der Zustellung an.',
    ],
    template:
      'Guten Tag [Name], [Kunde in der Nähe] bestellt schon bei uns. Zehn Stück kosten Sie [Einkaufspreis]. Ich rufe Sie am [Tag] an und bin gespannt, wie es Ihnen gefällt. [Ihr Name], [Nummer]',
    seen: {
      'contact-form': {
        bad: 'Richten Sie auf Ihrer Website ein Formular ein, mit dem Firmen ein Muster anfordern können.',
        good: 'Bieten Sie das Muster auch in Ihrem Kontaktformular an.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Ihr Produkt an einer Aufgabe des Kunden vorführen',
    how: [
      'Lassen Sie sich von {groupDat} etwas geben, woran Sie Ihr Angebot vorführen können, zum Beispiel ein Werkstück, ein Muster oder die Maße eines Raums.',
      'Zeigen Sie in einer halben Stunde, per Video oder vor Ort, was Ihr Produkt daraus macht. Bei Preisen {prices} möchte man das vorher sehen.',
      'Überlassen Sie dem Interessenten das Ergebnis und die Messwerte zu Zeit, Kosten und Qualität.',
    ],
    template:
      'Guten Tag [Name], schicken Sie uns gern [ein Werkstück]. Am [Datum] zeigen wir Ihnen vor Ort oder per Video, was wir daraus gemacht haben, mit Messwerten zu Zeit, Kosten und Qualität. Werkstück und Messwerte können Sie behalten.',
    seen: {
      'contact-form': {
        bad: 'Bieten Sie auf Ihrer Website einen Termin für eine solche Vorführung an.',
        good: 'Bieten Sie die Vorführung auf Ihrer Website an erster Stelle an.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Ihre Dienstleistung auf einer Seite beschreiben',
    how: [
      'Schreiben Sie zu jeder der fünf Überschriften unten zwei sachliche Sätze.',
      'Legen Sie die Seite jedem Angebot und jeder ersten Antwort an {group} bei.',
    ],
    template:
      'Was enthalten ist | Was nicht enthalten ist | Wann es fertig ist | Wer es macht | Was passiert, wenn etwas schiefgeht',
    seen: {
      'text-depth': {
        bad: 'Stellen Sie diese Beschreibung auch auf Ihre Website.',
        good: 'Übernehmen Sie dafür passende Sätze von Ihrer Startseite.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Eine kurze Bestandsaufnahme anbieten',
    how: [
      'Sammeln Sie die zehn Fragen, die in jeder ersten Beratung vorkommen, und bewerten Sie jede Antwort mit 0 bis 3 Punkten.',
      'Gehen Sie die Fragen in 45 Minuten mit einem Ansprechpartner bei {groupDat} durch.',
      'Schicken Sie am selben Abend eine Seite mit den drei größten Schwachstellen.',
    ],
    template:
      'Guten Tag [Name], in 45 Minuten gehen wir zehn Fragen zu [Thema] durch. Am selben Abend schicke ich Ihnen eine Seite mit den drei wichtigsten Punkten, auch wenn wir danach nicht zusammenarbeiten. Passt es Ihnen am [Termin] oder am [Termin]?',
    seen: {
      booking: {
        bad: 'Bieten Sie auf Ihrer Website einen Termin für diese Bestandsaufnahme an.',
        good: 'Erklären Sie die Bestandsaufnahme dort, wo Besucher auf Ihrer Website einen Termin buchen.',
      },
    },
  },
  'try-on-the-spot': {
    title: 'Kunden vor dem Kauf probieren lassen',
    how: [
      'Wählen Sie einen Tag in der Woche oder einen Markt im Monat, um Kunden Ihr Angebot ausprobieren zu lassen.',
      'Stellen Sie allen dieselbe Frage und schreiben Sie die Antworten auf.',
      'Geben Sie allen eine Kleinigkeit mit, auf der Ihr Name steht.',
    ],
    template:
      'Kommen Sie am [Tag] ab [Uhrzeit] vorbei und probieren Sie [Produkt] aus: [Ort]. Eine Anmeldung ist nicht nötig.',
    seen: {
      pricing: {
        bad: 'Schreiben Sie auf Ihre Website, wann und wo man probieren kann und was das Produkt kostet.',
        good: 'Schreiben Sie zu Ihren Preisen, wann und wo man probieren kann.',
      },
    },
  },
};
