import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Drei Nachrichten für zwölf Tage schreiben',
    body: 'Tag 1: der Anlass, warum Sie gerade dieser Firma schreiben, eine Frage, kein Anhang. Tag 5: was ein ähnliches Unternehmen mit {offerDat} erreicht hat. Tag 12: ein kurzer Abschied, der die Tür offen lässt. Bleiben Sie jedes Mal unter neunzig Wörtern und so konkret, dass die Nachricht nur zu {groupDat} passt. Klären Sie vorher, wen Sie ohne Einwilligung anschreiben dürfen.',
    seen: {
      references: {
        bad: 'Der Beleg für Tag 5 muss deshalb in der Nachricht selbst stehen.',
        good: 'Nehmen Sie den Beleg für Tag 5 von dort.',
      },
      'value-proposition': {
        bad: 'Klären Sie zuerst den Nutzen, denn Tag 1 lebt davon.',
        good: 'Machen Sie daraus an Tag 1 den zweiten Satz.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Die ersten zwanzig Sekunden am Telefon vorbereiten',
    body: 'Schreiben Sie vier Zeilen auf: wer Sie sind, warum Sie heute gerade hier anrufen, was Ihnen andere {group} erzählt haben und eine Frage, auf die niemand mit Nein antworten kann. Telefonieren Sie an drei Vormittagen hintereinander, notieren Sie jede Antwort wörtlich und ändern Sie nur die zweite Zeile, bis sie sitzt. Klären Sie vorher, wen Sie anrufen dürfen.',
    seen: {
      'customer-focus': {
        bad: 'Sprechen Sie am Telefon deshalb nur über die Firma, die Sie anrufen.',
        good: 'Nehmen Sie die dritte Zeile von dort.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Dafür sorgen, dass Ihre E-Mails überhaupt ankommen',
    body: 'Lassen Sie für die Absenderdomain SPF, DKIM und DMARC einrichten und prüfen Sie das mit Testmails an zwei große Anbieter. Beginnen Sie mit wenigen Nachrichten am Tag, geschrieben von einem Menschen mit echter Signatur, und gehen Sie erst auf {batch} pro Woche, wenn Antworten kommen. Newsletter gehen nie über dieselbe Adresse.',
    seen: {
      imprint: {
        bad: 'Schreiben Sie deshalb vollständige Firmenangaben in die Signatur.',
        good: 'Verlinken Sie die Seite in der Signatur.',
      },
      https: {
        bad: 'Beheben Sie das zuerst, denn der Link in der Signatur führt dorthin.',
        good: 'Der Link in der Signatur darf dorthin führen.',
      },
    },
  },
  'profile-before-message': {
    title: 'Mit Namen bekannt sein, bevor Sie schreiben',
    body: 'Nehmen Sie sich für die Firmen auf Ihrer Liste täglich zehn Minuten auf LinkedIn oder in einem ähnlichen Netzwerk: das Profil der Person ansehen, unter einem Beitrag etwas Nützliches ergänzen, eine Woche später eine Kontaktanfrage ohne Werbung. Wenn Ihre Nachricht kommt, ist Ihr Name schon bekannt.',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie dort das Profil, von dem aus Sie schreiben.',
        good: 'Achten Sie darauf, dass Profil und Website dasselbe versprechen.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Jede Anfrage innerhalb von zwei Stunden beantworten',
    body: 'Wer bei Ihnen anfragt, hat meist auch andere gefragt. Bestimmen Sie für jeden Wochentag eine Person, die zwischen acht und achtzehn Uhr antwortet, am Telefon, wenn eine Nummer dabei ist, und geben Sie ihr drei Sätze und zwei freie Termine an die Hand. Halten Sie zwei Wochen lang fest, wie lange jede Antwort wirklich gedauert hat.',
    seen: {
      'contact-form': {
        bad: 'Ändern Sie das zuerst, damit mehr Anfragen ankommen.',
        good: 'Versprechen Sie die zwei Stunden gleich dort.',
      },
    },
  },
};
