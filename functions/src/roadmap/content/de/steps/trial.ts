import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Die Software mit den Daten des Interessenten zeigen',
    body: 'Führen Sie nie alles vor. Bitten Sie vor dem Termin um eine echte Datei und erledigen Sie damit die eine Aufgabe, die den Interessenten heute am meisten Zeit kostet. Nach zwanzig Minuten hat er ein Ergebnis, das er behalten darf, und im nächsten Termin geht es um seine Daten statt um Ihre Funktionen.',
    adds: {
      lowPrices:
        'Bei Preisen {prices} nehmen Sie das einmal als Video von drei Minuten auf und schicken es statt einer Einladung.',
    },
    seen: {
      'call-to-action': {
        bad: 'Bieten Sie genau diese zwanzig Minuten dort an.',
        good: 'Schreiben Sie dazu, dass es zwanzig Minuten mit eigenen Daten sind.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Ein Muster verschicken, das niemand weglegt',
    body: 'Packen Sie ein Stück ein, dazu eine Karte mit dem Einkaufspreis für zehn und einen Satz, wer es in der Nähe schon führt. Verschicken Sie zehn Pakete pro Woche an {group} und rufen Sie drei Tage nach der Zustellung an, solange es noch auf dem Tisch liegt.',
    seen: {
      'contact-form': {
        bad: 'Bieten Sie das Muster dort zum Anfordern an.',
        good: 'Lassen Sie Firmen dort auch das Muster anfordern.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Interessenten das Ergebnis am eigenen Material zeigen',
    body: 'Bei Preisen {prices} bestellt niemand aus dem Katalog. Bitten Sie {group} um eine eigene Aufgabe, ein Werkstück, ein Muster, einen vermessenen Raum, und zeigen Sie in einer halben Stunde per Video oder bei Ihnen vor Ort, was Ihr Produkt daraus macht. Das Ergebnis behalten sie, dazu ein Blatt mit drei Werten: Zeit, Kosten, Qualität.',
    seen: {
      'contact-form': {
        bad: 'Bieten Sie dort einen Termin für einen solchen Versuch an.',
        good: 'Nennen Sie dort den Versuch als ersten Schritt.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Die Dienstleistung auf einer Seite greifbar machen',
    body: 'Eine Dienstleistung sieht man vor dem Kauf nicht. Schreiben Sie deshalb auf, was sich zeigen lässt: was enthalten ist, was nicht, wann sie fertig ist, wer sie erbringt und was geschieht, wenn etwas schiefgeht. Eine Seite, fünf Überschriften, keine Eigenschaftswörter. Sie liegt jedem Angebot und jeder ersten Antwort an {group} bei.',
    seen: {
      'text-depth': {
        bad: 'Die fünf Überschriften füllen auch diese Lücke.',
        good: 'Übernehmen Sie die besten Sätze von dort.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Eine Diagnose anbieten, die für sich allein nützt',
    body: 'Stellen Sie die zehn Fragen zusammen, die Sie in jeder ersten Beratung stellen, und geben Sie jeder eine Skala von 0 bis 3. In 45 Minuten gehen Sie sie mit einem Ansprechpartner bei {groupDat} durch und schicken noch am selben Abend eine Seite mit den drei größten Lücken. Damit haben Sie einen Anlass für die erste Nachricht: Sie bitten um ein Gespräch, nicht um einen Auftrag.',
    seen: {
      booking: {
        bad: 'Machen Sie die Diagnose dort zum nächsten Schritt.',
        good: 'Bieten Sie dort ab jetzt die Diagnose an.',
      },
    },
  },
};
