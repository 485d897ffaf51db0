import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'choose-buyers': {
    title: 'Festlegen, an wen Sie verkaufen wollen',
    how: [
      'Schreiben Sie Ihre letzten zehn Kunden auf und markieren Sie drei, von denen Sie gern mehr hätten.',
      'Fassen Sie in zwei oder drei Wörtern zusammen, wer das ist, zum Beispiel „Zahnärzte am Ort“ oder „junge Eltern“.',
      'Fragen Sie zwei dieser Kunden, wonach sie gesucht haben, bevor sie zu Ihnen kamen.',
    ],
    template: 'Wir verkaufen [Angebot] an [Zielgruppe]. Unsere Kunden kommen zu uns, wenn [Anlass].',
    seen: {
      audience: {
        bad: 'Nennen Sie diese Zielgruppe auf Ihrer Startseite.',
        good: 'Prüfen Sie, ob Ihre Startseite genau diese Zielgruppe anspricht.',
      },
    },
  },
  'first-list': {
    title: 'Eine Liste Ihrer Wunschkunden anlegen',
    how: [
      'Tragen Sie zuerst nur {group} ein.',
      'Notieren Sie zu jedem Eintrag, warum {offer} gerade jetzt gebraucht werden könnte. Finden Sie keinen Grund, streichen Sie den Eintrag.',
    ],
    template: 'Firma | Ansprechpartner | Anlass | Erste Nachricht am',
    adds: {
      small:
        'Mehr als 60 Firmen brauchen Sie zunächst nicht: Ein kleines Team kann etwa {batch} pro Woche sorgfältig ansprechen.',
      medium: 'Planen Sie {batch} Firmen pro Woche ein und bestimmen Sie eine Person, die die Liste führt.',
      large:
        'Planen Sie {batch} Firmen pro Woche ein und legen Sie fest, wer welche anspricht, damit keine Firma doppelt angesprochen wird.',
    },
    seen: {
      audience: {
        bad: 'Schreiben Sie den Anfang Ihrer Startseite so um, dass er diese Firmen anspricht.',
        good: 'Prüfen Sie, ob der Anfang Ihrer Startseite zu den Firmen auf der Liste passt.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Firmen suchen, die Ihren drei besten Kunden ähneln',
    how: [
      'Wählen Sie drei Kunden aus, von denen Sie gern mehr hätten.',
      'Notieren Sie, was sie gemeinsam haben: Branche, Größe und Anlass für das erste Gespräch.',
      'Suchen Sie zehn weitere Firmen, auf die das zutrifft.',
    ],
    adds: {
      software: 'Wählen Sie Kunden, die täglich mit {offerDat} arbeiten, auch wenn andere mehr zahlen.',
      services:
        'Wählen Sie als Vorbild keine Bekannten oder Verwandten, denn solche Kunden finden Sie nicht über eine Suche.',
    },
    seen: {
      references: {
        bad: 'Fragen Sie die drei Kunden, ob Sie sie auf Ihrer Website nennen dürfen.',
        good: 'Nennen Sie die drei in Ihren Referenzen zuerst. Ähnliche Firmen achten auf solche Namen.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Firmen ansprechen, wenn es einen Anlass gibt',
    how: [
      'Prüfen Sie jeden Montag, ob es bei den Firmen auf Ihrer Liste etwas Neues gibt.',
      'Melden Sie sich bei Firmen mit einem Anlass noch in derselben Woche.',
    ],
    template:
      'Guten Tag [Name], ich habe gelesen, dass Sie [Neuigkeit]. In dieser Lage fragen sich viele, [Frage]. Ist das bei Ihnen gerade auch ein Thema?',
    adds: {
      software:
        'Ein Anlass ist zum Beispiel eine Stellenanzeige mit Aufgaben, die Ihre Software übernehmen kann, oder eine neue Bereichsleitung.',
      services:
        'Ein Anlass ist zum Beispiel eine neue Geschäftsführung, ein neuer Standort oder eine Übernahme.',
      products:
        'Ein Anlass ist zum Beispiel eine neue Filiale, ein geändertes Sortiment oder der Beginn einer Saison.',
      reach:
        'Ein Anlass ist zum Beispiel eine neue Vorschrift in der Branche oder eine offene Stelle in der Weiterbildung oder im Einkauf.',
    },
    seen: {
      audience: {
        bad: 'Schreiben Sie in die Nachricht, was die Firma von Ihrem Angebot hat.',
        good: 'Verlinken Sie in der Nachricht die Seite Ihrer Website, die zu solchen Firmen passt.',
      },
    },
  },
  'who-signs': {
    title: 'Klären, wer beim Kunden mitentscheidet',
    how: [
      'Notieren Sie für jede Firma drei Personen: wer die Rechnung freigibt, wer täglich mit {offerDat} zu tun hätte und wer zustimmen muss, etwa IT, Einkauf oder Betriebsrat.',
      'Schreiben Sie zuerst der Person, die täglich damit zu tun hätte, und fragen Sie, wer entscheidet.',
    ],
    template:
      'Guten Tag [Name], bei einer Zusammenarbeit hätten Sie jeden Tag mit [Angebot] zu tun. Was wäre Ihnen dabei am wichtigsten? Und mit wem sollte ich bei Ihnen noch sprechen?',
    seen: {
      'customer-focus': {
        bad: 'Hängen Sie eine Seite mit den wichtigsten Argumenten für die Vorgesetzten an.',
        good: 'Schicken Sie den Link zu Ihrer Startseite mit, damit er intern weitergeleitet werden kann.',
      },
    },
  },
};
