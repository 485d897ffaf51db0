import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'choose-buyers': {
    title: 'Festlegen, an wen Sie verkaufen wollen',
    how: [
      'Schreiben Sie Ihre letzten zehn Verkäufe auf und wer gekauft hat. Kreisen Sie die drei ein, von denen Sie gern zehn mehr hätten.',
      'Geben Sie diesen Käufern einen Namen aus höchstens drei Wörtern, etwa „Zahnärzte am Ort“ oder „junge Eltern“.',
      'Fragen Sie zwei von ihnen, wonach sie gesucht hätten. Alles Weitere in diesem Plan gilt ihnen.',
    ],
    template: 'Wir verkaufen [was] an [wen]. Zu uns kommt man, wenn [Anlass].',
    seen: {
      audience: {
        bad: 'Schreiben Sie diesen Namen auf Ihre Startseite.',
        good: 'Prüfen Sie, ob Ihre Startseite dieselben Käufer anspricht.',
      },
    },
  },
  'first-list': {
    title: 'Eine Liste Ihrer Wunschkunden anlegen',
    how: [
      'Beginnen Sie mit {groupDat} und lassen Sie alle anderen vorerst liegen.',
      'Geben Sie jeder Firma eine Zeile. Fällt Ihnen kein sichtbarer Anlass ein, warum sie {offer} gerade jetzt braucht, streichen Sie sie.',
    ],
    template: 'Firma | Wer entscheidet | Warum gerade jetzt | Erste Nachricht am',
    adds: {
      small:
        'Hören Sie bei sechzig auf: Mehr als {batch} pro Woche spricht ein kleines Team nicht sorgfältig an.',
      medium: 'Planen Sie {batch} Firmen pro Woche ein, und geben Sie die Liste in eine Hand.',
      large:
        'Planen Sie {batch} Firmen pro Woche ein, und legen Sie fest, wer welche anspricht, damit niemand doppelt Post bekommt.',
    },
    seen: {
      audience: {
        bad: 'Schreiben Sie den Einstieg der Startseite neu, mit diesen Firmen vor Augen.',
        good: 'Prüfen Sie, ob der Einstieg Ihrer Startseite zu jeder Firma auf der Liste passt.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Firmen suchen, die Ihren drei besten Kunden gleichen',
    how: [
      'Wählen Sie die drei Kunden, von denen Sie am liebsten mehr hätten.',
      'Notieren Sie, was sie verbindet: Branche, Größe und was kurz vor dem ersten Gespräch passiert war.',
      'Suchen Sie zehn weitere Firmen mit demselben Profil.',
    ],
    adds: {
      software: 'Achten Sie darauf, wer täglich mit {offerDat} arbeitet, nicht wer am meisten zahlt.',
      services:
        'Lassen Sie Kunden weg, die aus persönlicher Verbundenheit kamen: Die finden Sie kein zweites Mal.',
    },
    seen: {
      references: {
        bad: 'Fragen Sie alle drei, ob Sie sie auf der Website nennen dürfen.',
        good: 'Stellen Sie die drei in Ihren Referenzen nach vorn: Ähnliche Firmen achten auf solche Namen.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Firmen ansprechen, wenn sie einen Anlass haben',
    how: [
      'Prüfen Sie jeden Montag drei öffentliche Signale für die Firmen auf Ihrer Liste.',
      'Wer eines zeigt, rückt nach oben und wird noch in derselben Woche angesprochen.',
    ],
    template:
      'Ich habe gesehen, dass Sie [Signal, mit Datum]. An diesem Punkt fragen sich [Firmen wie Ihre] meist, [Frage]. Liegt das gerade auf Ihrem Tisch?',
    adds: {
      software:
        'Signale für {offer}: eine Stellenanzeige für Arbeit, die Ihre Software abnimmt, eine neue Bereichsleitung, ein Werkzeug, das eingestellt wird.',
      services:
        'Signale für {offer}: ein Wechsel in der Geschäftsführung, ein neuer Standort, eine Übernahme.',
      products: 'Signale für {offer}: eine neue Filiale, ein Wechsel im Sortiment, der Beginn einer Saison.',
      reach:
        'Signale für {offer}: neue Mitarbeitende, eine neue Vorschrift in der Branche, eine Stellenanzeige in Weiterbildung oder Einkauf.',
    },
    seen: {
      audience: {
        bad: 'Sagen Sie in der Nachricht selbst, was die Firma davon hat.',
        good: 'Verlinken Sie die Stelle Ihrer Website, die solche Firmen anspricht.',
      },
    },
  },
  'who-signs': {
    title: 'Klären, wer unterschreibt, wer nutzt und wer bremst',
    how: [
      'Notieren Sie je Firma drei Namen: wer die Rechnung freigibt, wer täglich mit {offerDat} zu tun hat und wer zustimmen muss, etwa IT, Einkauf oder Betriebsrat.',
      'Schreiben Sie der zweiten Person und fragen Sie nach der ersten.',
    ],
    template:
      'Sie hätten täglich damit zu tun: Was müsste anders werden, damit es sich für Sie lohnt? Und wer müsste Ihre Antwort noch hören?',
    seen: {
      'customer-focus': {
        bad: 'Legen Sie eine Seite mit Argumenten für die Vorgesetzten bei.',
        good: 'Legen Sie die Stelle Ihrer Startseite bei, die den Kunden anspricht, zum Weiterleiten.',
      },
    },
  },
};
