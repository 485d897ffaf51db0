import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'first-list': {
    title: 'Eine Liste Ihrer Wunschkunden anlegen',
    body: 'Beginnen Sie mit {groupDat} und lassen Sie alle anderen vorerst liegen. Notieren Sie zu jeder Firma den Namen, die entscheidende Person und einen sichtbaren Anlass, warum sie {offer} gerade jetzt brauchen kann. Fällt Ihnen kein Anlass ein, gehört die Firma nicht auf die Liste.',
    adds: {
      small:
        'Für den ersten Monat genügen sechzig Firmen: Mehr als {batch} pro Woche spricht ein kleines Team nicht sorgfältig an.',
      medium: 'Planen Sie {batch} Firmen pro Woche ein, und geben Sie die Liste in eine Hand.',
      large:
        'Planen Sie {batch} Firmen pro Woche ein, und legen Sie fest, wer welche anspricht, damit niemand doppelt Post bekommt.',
    },
    seen: {
      audience: {
        bad: 'Schreiben Sie den Einstieg neu, mit diesen Firmen vor Augen.',
        good: 'Prüfen Sie, ob das zu jeder Firma auf der Liste passt.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Firmen suchen, die Ihren drei besten Kunden gleichen',
    body: 'Wählen Sie die drei Kunden, die Sie sofort wieder gewinnen möchten, und notieren Sie, was sie verbindet: Branche, Größe und was kurz vor dem ersten Gespräch passiert war. Suchen Sie dann Firmen mit demselben Profil unter {groupDat}, außerdem unter {secondGroupDat}.',
    adds: {
      software:
        'Achten Sie darauf, wer {offer} täglich nutzt, nicht wer am meisten zahlt: Diese Kunden sind Ihr Muster.',
      services:
        'Lassen Sie Kunden weg, die nur aus persönlicher Verbundenheit kamen: Die finden Sie kein zweites Mal.',
    },
    seen: {
      references: {
        bad: 'Fragen Sie die drei gleich, ob Sie sie nennen dürfen.',
        good: 'Stellen Sie die drei dort nach vorn, denn ähnliche Firmen achten auf solche Namen.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Firmen ansprechen, wenn sie einen Anlass haben',
    body: 'Legen Sie drei öffentliche Signale fest und prüfen Sie sie jeden Montag für die Firmen auf Ihrer Liste. Wer eines zeigt, rückt nach oben und wird noch in derselben Woche angesprochen, mit diesem Anlass im ersten Satz.',
    adds: {
      software:
        'Für {offer} sind das: eine Stellenanzeige für Arbeit, die Ihre Software abnimmt, eine neue Bereichsleitung oder ein Werkzeug, das eingestellt wird.',
      services:
        'Für {offer} sind das: ein Wechsel in der Geschäftsführung, ein neuer Standort oder eine Übernahme.',
      products:
        'Für {offer} sind das: eine neue Filiale, ein Wechsel im Sortiment oder der Beginn einer Saison.',
      reach:
        'Für {offer} sind das: neue Mitarbeitende, eine neue Vorschrift in der Branche oder eine Stellenanzeige in Weiterbildung oder Einkauf.',
    },
    seen: {
      audience: {
        bad: 'Sagen Sie deshalb in der Nachricht selbst, was die Firma davon hat.',
        good: 'Verlinken Sie in der Nachricht genau diese Stelle.',
      },
    },
  },
  'who-signs': {
    title: 'Klären, wer unterschreibt, wer nutzt und wer bremst',
    body: 'Bei Preisen {prices} entscheidet selten eine Person allein. Ergänzen Sie Ihre Liste je Firma um drei Namen: wer die Rechnung freigibt, wer täglich mit {offerDat} zu tun hat und wer zustimmen muss, etwa IT, Einkauf oder Betriebsrat. Schreiben Sie zuerst der zweiten Person und fragen Sie nach der ersten.',
    seen: {
      'customer-focus': {
        bad: 'Wer dort Argumente für seine Vorgesetzten sucht, geht leer aus. Schicken Sie sie auf einer Seite mit.',
        good: 'Geben Sie der Person, die damit arbeitet, diese Stelle zum Weiterleiten.',
      },
    },
  },
};
