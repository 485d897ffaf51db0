import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Drei Nachrichten für zwölf Tage schreiben',
    how: [
      'Füllen Sie die drei unten aus, jede unter neunzig Wörtern und so konkret, dass sie nur zu {groupDat} passt.',
      'Klären Sie vorher, wen Sie ohne Einwilligung anschreiben dürfen.',
    ],
    template: `Tag 1: Ich schreibe Ihnen, weil [Anlass, gerade diese Firma, gerade jetzt]. Eine Frage: [Frage]?
Tag 5: Für [ähnliche Firma] übernehmen wir [Aufgabe]. Vorher: [Zahl]. Heute: [Zahl]. Wäre das etwas für Sie?
Tag 12: Ich möchte nicht lästig werden. Wenn [Thema] wieder ansteht, genügt ein Wort von Ihnen.`,
    seen: {
      references: {
        bad: 'Schreiben Sie den Beleg für Tag 5 direkt in die Nachricht, solange Ihre Website keinen zeigt.',
        good: 'Nehmen Sie den Beleg für Tag 5 aus den Referenzen auf Ihrer Website.',
      },
      'value-proposition': {
        bad: 'Klären Sie den Nutzen vor Tag 1 in einem Satz.',
        good: 'Nehmen Sie den Nutzen vom Anfang der Startseite als zweiten Satz für Tag 1.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Die ersten zwanzig Sekunden am Telefon vorbereiten',
    how: [
      'Telefonieren Sie an drei Vormittagen hintereinander und notieren Sie jede Antwort wörtlich.',
      'Ändern Sie nur die zweite Zeile, bis sie sitzt.',
      'Klären Sie vorher, wen Sie anrufen dürfen.',
    ],
    template: `Hier ist [Name] von [Firma].
Ich rufe heute an, weil [Anlass].
Andere {who} erzählen mir, dass [Problem].
Wie lösen Sie das zurzeit?`,
    seen: {
      'customer-focus': {
        bad: 'Sprechen Sie, anders als Ihre Startseite, nur über die Firma, die Sie anrufen.',
        good: 'Nehmen Sie die dritte Zeile von Ihrer Startseite.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Dafür sorgen, dass Ihre E-Mails überhaupt ankommen',
    how: [
      'Lassen Sie für die Absenderdomain SPF, DKIM und DMARC einrichten und prüfen Sie das mit Testmails an zwei große Anbieter.',
      'Beginnen Sie mit wenigen Nachrichten am Tag, und gehen Sie erst auf {batch} pro Woche, wenn Antworten kommen.',
      'Verschicken Sie Newsletter von einer anderen Adresse.',
    ],
    seen: {
      imprint: {
        bad: 'Schreiben Sie vollständige Firmenangaben in die Signatur.',
        good: 'Verlinken Sie Ihr Impressum in der Signatur.',
      },
      https: {
        bad: 'Beheben Sie zuerst die Verschlüsselung: Der Link in der Signatur führt auf Ihre Website.',
        good: 'Verlinken Sie Ihre Website in der Signatur.',
      },
    },
  },
  'profile-before-message': {
    title: 'Mit Namen bekannt sein, bevor Sie schreiben',
    how: [
      'Nehmen Sie sich für die Firmen auf Ihrer Liste täglich zehn Minuten auf LinkedIn oder in einem ähnlichen Netzwerk.',
      'Sehen Sie sich das Profil der Person an und ergänzen Sie unter einem Beitrag etwas Nützliches.',
      'Schicken Sie eine Woche später die Anfrage unten, ohne Werbung.',
    ],
    template:
      'Ihr Beitrag über [Thema] ist mir im Kopf geblieben, vor allem [Einzelheit]. Ich würde gern mehr von Ihnen lesen.',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie auf der Website das Profil, von dem aus Sie schreiben.',
        good: 'Achten Sie darauf, dass Profil und Website dasselbe versprechen.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Jede Anfrage innerhalb von zwei Stunden beantworten',
    how: [
      'Bestimmen Sie für jeden Wochentag eine Person, die von acht bis achtzehn Uhr antwortet, am Telefon, wenn eine Nummer dabei ist.',
      'Geben Sie ihr die drei Sätze unten an die Hand.',
      'Halten Sie zwei Wochen lang fest, wie lange jede Antwort wirklich gedauert hat.',
    ],
    template:
      'Danke für Ihre Anfrage. Damit ich Ihnen gut antworten kann, habe ich noch eine Frage: [Frage] Ich rufe Sie gern an, [heute, Uhrzeit] oder [morgen, Uhrzeit]: Was passt besser?',
    seen: {
      'contact-form': {
        bad: 'Setzen Sie zuerst ein Formular auf die Seite, damit mehr Anfragen ankommen.',
        good: 'Versprechen Sie die zwei Stunden gleich neben dem Formular.',
      },
    },
  },
  'next-door-to-a-job': {
    title: 'Den Nachbarn jedes Auftrags Bescheid sagen',
    how: [
      'Stellen Sie während der Arbeit ein Schild mit Ihrer Nummer auf, wo Leute vorbeikommen.',
      'Werfen Sie am letzten Tag in den zehn nächsten Häusern eine Karte ein, wenn Ihr Kunde einverstanden ist.',
    ],
    template:
      'Diese Woche haben wir nebenan [was] gemacht. Schauen Sie es sich gern an. Fragen? [Name], [Nummer].',
    seen: {
      phone: {
        bad: 'Setzen Sie die Nummer von der Karte oben auf Ihre Website.',
        good: 'Nehmen Sie dieselbe Nummer wie auf Ihrer Website.',
      },
    },
  },
  'message-to-followers': {
    title: 'Denen schreiben, die Sie schon kennen',
    how: [
      'Beantworten Sie jeden Kommentar und jede Nachricht binnen eines Tages, mit Namen.',
      'Erzählen Sie Ihren Followern einmal im Monat zuerst von etwas Neuem, einen Tag vor allen anderen.',
    ],
    template:
      'Sie erfahren es als Erste: Ab [Tag] gibt es [was]. Antworten Sie mit „Ja“, dann lege ich Ihnen eins zurück.',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie Ihr Profil auf der Website, damit man es findet.',
        good: 'Prüfen Sie, ob der Link zu Ihrem Profil noch funktioniert.',
      },
    },
  },
};
