import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Drei Nachrichten an neue Kontakte vorbereiten',
    how: [
      'Füllen Sie die drei Vorlagen unten aus. Jede Nachricht sollte höchstens neunzig Wörter haben und genau auf {group} zugeschnitten sein.',
      'Klären Sie vorher, wen Sie ohne Einwilligung anschreiben dürfen.',
    ],
    template: `Tag 1: Guten Tag [Name], ich schreibe Ihnen, weil [Anlass]. Darf ich Sie fragen, [Frage]?
Tag 5: Für [ähnliche Firma] haben wir [Aufgabe] übernommen. Vorher: [Zahl], heute: [Zahl]. Wäre das auch für Sie interessant?
Tag 12: Ich möchte nicht lästig werden. Wenn [Thema] für Sie wieder aktuell wird, genügt eine kurze Antwort.`,
    seen: {
      references: {
        bad: 'Beschreiben Sie das Beispiel für Tag 5 in der Nachricht selbst, solange auf Ihrer Website keines steht.',
        good: 'Nehmen Sie für Tag 5 ein Beispiel aus Ihren Referenzen.',
      },
      'value-proposition': {
        bad: 'Überlegen Sie vorher, wie Sie in einem Satz sagen, was die Firma von Ihrem Angebot hat.',
        good: 'Übernehmen Sie für Tag 1 einen Satz vom Anfang Ihrer Startseite.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Den Gesprächseinstieg am Telefon vorbereiten',
    how: [
      'Klären Sie zuerst, wen Sie anrufen dürfen.',
      'Beginnen Sie Ihre Anrufe an drei Vormittagen mit dem Einstieg unten und schreiben Sie die Antworten mit.',
      'Verbessern Sie nach jedem Vormittag die zweite Zeile.',
    ],
    template: `Guten Tag, hier ist [Name] von [Firma].
Ich rufe an, weil [Anlass].
Andere {who} sagen mir oft, dass [Problem].
Wie ist das bei Ihnen?`,
    seen: {
      'customer-focus': {
        bad: 'Sprechen Sie am Anfang nur über die Firma, die Sie anrufen.',
        good: 'Nennen Sie in der dritten Zeile ein Problem, das auch auf Ihrer Startseite steht.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Dafür sorgen, dass Ihre E-Mails ankommen',
    how: [
      'Lassen Sie für Ihre Domain SPF, DKIM und DMARC einrichten und schicken Sie Testmails an Adressen bei zwei großen Anbietern.',
      'Beginnen Sie mit wenigen Nachrichten. Wenn Antworten kommen, können Sie bis zu {batch} pro Woche verschicken.',
      'Verschicken Sie Newsletter von einer anderen Adresse.',
    ],
    seen: {
      imprint: {
        bad: 'Schreiben Sie Ihre vollständigen Firmenangaben in die Signatur.',
        good: 'Verlinken Sie Ihr Impressum in der Signatur.',
      },
      https: {
        bad: 'Lassen Sie zuerst die Verschlüsselung Ihrer Website in Ordnung bringen, denn die Signatur verlinkt dorthin.',
        good: 'Verlinken Sie Ihre Website in der Signatur.',
      },
    },
  },
  'profile-before-message': {
    title: 'Vor der ersten Nachricht auf sich aufmerksam machen',
    how: [
      'Suchen Sie täglich zehn Minuten lang auf LinkedIn oder in einem ähnlichen Netzwerk nach Ansprechpartnern bei den Firmen auf Ihrer Liste.',
      'Schreiben Sie einen hilfreichen Kommentar unter einen ihrer Beiträge.',
      'Schicken Sie eine Woche später die Kontaktanfrage unten, ohne Werbung.',
    ],
    template:
      'Guten Tag [Name], Ihr Beitrag über [Thema] ist mir im Kopf geblieben, vor allem [Einzelheit]. Ich würde mich gern mit Ihnen vernetzen.',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie das Profil, von dem aus Sie schreiben, auf Ihrer Website.',
        good: 'Prüfen Sie, ob Ihr Profil und Ihre Website dasselbe über Ihr Angebot sagen.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Jede Anfrage innerhalb von zwei Stunden beantworten',
    how: [
      'Bestimmen Sie für jeden Werktag eine Person, die von acht bis achtzehn Uhr Anfragen beantwortet. Enthält die Anfrage eine Telefonnummer, ruft diese Person zurück.',
      'Geben Sie ihr den Text unten als Vorlage.',
      'Notieren Sie zwei Wochen lang, wie lange jede Antwort gedauert hat.',
    ],
    template:
      'Vielen Dank für Ihre Anfrage. Damit ich Ihnen gut antworten kann, habe ich noch eine Frage: [Frage] Ich rufe Sie gern dazu an. Passt es Ihnen [heute, Uhrzeit] oder [morgen, Uhrzeit] besser?',
    seen: {
      'contact-form': {
        bad: 'Stellen Sie zuerst ein Kontaktformular auf Ihre Startseite, damit mehr Anfragen ankommen.',
        good: 'Schreiben Sie neben Ihr Formular, dass Sie innerhalb von zwei Stunden antworten.',
      },
    },
  },
  'next-door-to-a-job': {
    title: 'Bei jedem Auftrag die Nachbarn ansprechen',
    how: [
      'Stellen Sie während der Arbeit ein gut sichtbares Schild mit Ihrer Telefonnummer auf.',
      'Werfen Sie am letzten Tag bei den zehn nächsten Nachbarn eine Karte ein, wenn Ihr Kunde einverstanden ist.',
    ],
    template:
      'Diese Woche haben wir bei Ihren Nachbarn [Arbeit] gemacht. Schauen Sie es sich gern an. Wenn Sie Fragen haben, rufen Sie mich an: [Name], [Nummer].',
    seen: {
      phone: {
        bad: 'Stellen Sie diese Nummer auch oben auf Ihre Website.',
        good: 'Verwenden Sie dieselbe Nummer wie auf Ihrer Website.',
      },
    },
  },
  'message-to-followers': {
    title: 'Follower zuerst über Neues informieren',
    how: [
      'Beantworten Sie jeden Kommentar und jede Nachricht innerhalb eines Tages und sprechen Sie die Person mit Namen an.',
      'Erzählen Sie Ihren Followern einmal im Monat von etwas Neuem, einen Tag bevor alle anderen davon erfahren.',
    ],
    template:
      'Sie erfahren es als Erste: Ab [Tag] gibt es [Produkt]. Wenn Sie eines möchten, antworten Sie mit „Ja“, dann reserviere ich es für Sie.',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie Ihr Profil auf Ihrer Website, damit man es findet.',
        good: 'Prüfen Sie, ob der Link von Ihrer Website zu Ihrem Profil noch funktioniert.',
      },
    },
  },
};
