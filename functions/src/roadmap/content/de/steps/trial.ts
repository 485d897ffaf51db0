import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Die Software mit den Daten des Interessenten zeigen',
    how: [
      'Bitten Sie vor dem Termin um eine echte Datei.',
      'Erledigen Sie damit in zwanzig Minuten die eine Aufgabe, die den Interessenten heute am meisten Zeit kostet.',
      'Das Ergebnis darf er behalten.',
    ],
    template:
      'Bitte schicken Sie mir bis [Datum] eine echte [Datei], gern mit geschwärzten Namen. In zwanzig Minuten zeige ich Ihnen Ihr eigenes Ergebnis, und Sie behalten es.',
    adds: {
      lowPrices:
        'Bei Preisen {prices} nehmen Sie das einmal als Video von drei Minuten auf und schicken es statt einer Einladung.',
    },
    seen: {
      'call-to-action': {
        bad: 'Bieten Sie genau diese zwanzig Minuten auf Ihrer Website an.',
        good: 'Schreiben Sie neben Ihren Button, dass es zwanzig Minuten mit eigenen Daten sind.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Ein Muster verschicken, das niemand weglegt',
    how: [
      'Packen Sie ein Stück und die Karte unten ein.',
      'Verschicken Sie zehn Pakete pro Woche an {group}.',
      'Rufen Sie drei Tage nach der Zustellung an, solange es noch auf dem Tisch liegt.',
    ],
    template:
      '[Laden in der Nähe] führt das schon. Zehn davon kosten Sie [Einkaufspreis]. Ich rufe am [Tag] an: [Name], [Nummer].',
    seen: {
      'contact-form': {
        bad: 'Lassen Sie Firmen das Muster auf Ihrer Website anfordern.',
        good: 'Nehmen Sie das Muster als Auswahl in Ihr Formular auf.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Interessenten das Ergebnis am eigenen Material zeigen',
    how: [
      'Bitten Sie {group} um eine Aufgabe aus dem eigenen Haus: ein Werkstück, ein Muster, einen vermessenen Raum.',
      'Zeigen Sie in einer halben Stunde, per Video oder bei Ihnen vor Ort, was Ihr Produkt daraus macht.',
      'Das Ergebnis behalten sie, dazu ein Blatt mit drei Werten: Zeit, Kosten, Qualität. Bei Preisen {prices} bestellt niemand aus dem Katalog.',
    ],
    template:
      'Schicken Sie uns [ein Teil]. Am [Datum] sehen Sie es fertig, vor Ort oder per Video, mit gemessenen Werten für Zeit, Kosten und Qualität. Teil und Werte gehören Ihnen.',
    seen: {
      'contact-form': {
        bad: 'Bieten Sie auf der Website einen Termin für einen solchen Versuch an.',
        good: 'Machen Sie den Versuch zum Ersten, worum Ihre Website bittet.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Die Dienstleistung auf einer Seite greifbar machen',
    how: [
      'Schreiben Sie zu jeder der folgenden fünf Überschriften zwei Sätze, ohne Adjektive.',
      'Legen Sie die Seite jedem Angebot und jeder ersten Antwort an {group} bei.',
    ],
    template:
      'Was enthalten ist | Was nicht | Wann es fertig ist | Wer es macht | Was geschieht, wenn etwas schiefgeht',
    seen: {
      'text-depth': {
        bad: 'Stellen Sie dieselben fünf Überschriften auf die Startseite.',
        good: 'Übernehmen Sie die besten Sätze von Ihrer Startseite.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Eine Diagnose anbieten, die für sich allein nützt',
    how: [
      'Stellen Sie die zehn Fragen zusammen, die in jeder ersten Beratung kommen, und geben Sie jeder eine Skala von 0 bis 3.',
      'Gehen Sie sie in 45 Minuten mit einem Ansprechpartner bei {groupDat} durch.',
      'Schicken Sie am selben Abend eine Seite mit den drei größten Lücken.',
    ],
    template:
      'In 45 Minuten gehen wir zehn Fragen zu [Thema] durch. Am Abend haben Sie eine Seite mit Ihren drei größten Lücken, auch wenn wir nie zusammenarbeiten. [Termin] oder [Termin]?',
    seen: {
      booking: {
        bad: 'Machen Sie die Diagnose zum nächsten Schritt auf Ihrer Website.',
        good: 'Bieten Sie die Diagnose dort an, wo Ihre Website den nächsten Schritt nennt.',
      },
    },
  },
  'try-on-the-spot': {
    title: 'Probieren lassen, bevor jemand kauft',
    how: [
      'Wählen Sie einen Tag in der Woche oder einen Markt im Monat, an dem man kosten, anfassen oder ausprobieren darf.',
      'Stellen Sie allen, die probieren, dieselbe Frage und schreiben Sie die Antworten auf.',
      'Geben Sie etwas Kleines mit, auf dem Ihr Name steht.',
    ],
    template: 'Zum Ausprobieren: [Tag] ab [Uhrzeit], [Ort]. Ohne Anmeldung.',
    seen: {
      pricing: {
        bad: 'Schreiben Sie auf Ihre Website, wann und wo das geht und was es kostet.',
        good: 'Ergänzen Sie neben Ihren Preisen, wann und wo das geht.',
      },
    },
  },
};
