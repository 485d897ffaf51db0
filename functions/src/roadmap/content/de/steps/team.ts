import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Zwei Vormittage pro Woche für neue Kunden freihalten',
    body: 'In einem kleinen Unternehmen wird verkauft, wenn sonst nichts anliegt. Blockieren Sie Dienstag und Donnerstag bis elf Uhr, Postfach und Büronummer aus, für {batch} Firmen pro Woche und fürs Nachfassen. Legen Sie vorher fest, was Sie unterbrechen darf, und lassen Sie sich freitags von jemandem fragen, ob beide Vormittage stattgefunden haben.',
    seen: {
      booking: {
        bad: 'Richten Sie das am ersten dieser Vormittage ein.',
        good: 'Legen Sie Gespräche, die daraus entstehen, auf diese Vormittage.',
      },
    },
  },
  'first-seller': {
    title: 'Im Vertrieb nur einstellen, was Sie beschreiben können',
    body: 'Gewinnen Sie fünf Kunden auf einem schriftlich festgehaltenen Weg, bevor es jemand anderes tun soll. Dann gehören zur Stelle eine Liste, drei Nachrichten, ein Gesprächsleitfaden und eine Zahl für die ersten neunzig Tage: geführte Gespräche, nicht Umsatz. Lassen Sie sich im Vorstellungsgespräch anrufen, als säßen Sie bei einer Firma von Ihrer Liste.',
    seen: {
      audience: {
        bad: 'Solange das so ist, fängt auch ein Verkaufsprofi bei null an.',
        good: 'Damit hat die neue Stelle vom ersten Tag an etwas in der Hand.',
      },
    },
  },
  playbook: {
    title: 'Aufschreiben, wie Ihre Besten verkaufen',
    body: 'Hören Sie bei fünf Gesprächen der Person zu, die am häufigsten abschließt, und notieren Sie die Fragen, nicht die Argumente. Daraus werden acht Seiten: für wen, Anlass, erste Nachricht, sechs Fragen, drei Einwände, Angebot, nächster Termin. Wer neu ist, sollte damit nach zwei Wochen allein ein Gespräch über {offer} führen können. Gelingt das nicht, fehlt eine Seite.',
    seen: {
      audience: {
        bad: 'Mit den acht Seiten bekommt auch die Website ihre Worte.',
        good: 'Die erste der acht Seiten gibt es damit schon.',
      },
    },
  },
  'one-pilot-region': {
    title: 'In einer Region erproben, bevor alle mitmachen',
    body: 'Bei einem Unternehmen Ihrer Größe liegt das Risiko nicht in der Botschaft, sondern in der Einführung. Lassen Sie acht Wochen lang zwei Personen {group} in einer Region ansprechen und sonst niemanden. Vereinbaren Sie vorher, ab wie vielen Gesprächen alle mitmachen und wer abbrechen darf. In Woche neun entscheiden Zahlen statt Meinungen.',
    seen: {
      references: {
        bad: 'Wählen Sie die Region, in der Sie einen Kunden haben, den Sie nennen dürfen.',
        good: 'Wählen Sie die Region, in der Ihr bekanntester Kunde sitzt.',
      },
    },
  },
};
