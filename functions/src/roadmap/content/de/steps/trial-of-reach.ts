import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Einen Teil Ihres Produkts verschenken',
    how: [
      'Wählen Sie eine Lektion oder Vorlage, die sofort weiterhilft, und verschenken Sie sie ohne Anmeldung.',
      'Nennen Sie auf der letzten Seite den Preis des vollständigen Produkts.',
      'Schicken Sie {groupDat} diese Datei statt einer Präsentation.',
    ],
    template:
      'Guten Tag [Name], hier ist [Kapitel], kostenlos und ohne Anmeldung: [Link zur Datei]. Damit können Sie [Aufgabe] selbst lösen. Wenn es Ihnen gefällt: Auf der letzten Seite steht, wie Sie das vollständige Produkt bekommen.',
    seen: {
      'call-to-action': {
        bad: 'Bieten Sie die Datei gut sichtbar auf Ihrer Website an.',
        good: 'Bieten Sie die Datei auf Ihrer Website allen an, die noch nicht kaufen möchten.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Entscheider zu Ihren Veranstaltungen einladen',
    how: [
      'Halten Sie bei jedem Termin zehn Plätze für Leute frei, die ganze Teams anmelden können, zum Beispiel aus Personalabteilungen oder Verbänden.',
      'Laden Sie diese Gäste persönlich ein und machen Sie sie miteinander bekannt.',
      'Sprechen Sie am nächsten Tag mit jedem Gast über einen Termin für sein Team.',
    ],
    template:
      'Guten Tag [Name], für [Veranstaltung] am [Datum] habe ich Ihnen einen Platz reserviert. Sie lernen dort neun andere Gäste aus [Branche] kennen. Wenn es Ihnen gefällt, sprechen wir danach gern über einen Termin für Ihr Team.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie jeden der ersten zehn Gäste um einen Satz für Ihre Website.',
        good: 'Zeigen Sie auf Ihrer Website, welche Firmen schon ganze Teams geschickt haben.',
      },
    },
  },
  'open-month': {
    title: 'Einen Probemonat mit festem Starttag anbieten',
    how: [
      'Lassen Sie neue Firmen an einem festen Tag starten und begleiten Sie alle zusammen vier Wochen lang.',
      'Fragen Sie am Ende jede Firma, was sie genutzt hat.',
      'Bieten Sie allen, die mindestens drei Leistungen genutzt haben, die Mitgliedschaft an. Fragen Sie die anderen, was gefehlt hat.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Nennen Sie auf Ihrer Startseite den nächsten Starttag und den Preis des Probemonats.',
        good: 'Schreiben Sie den nächsten Starttag neben den Button auf Ihrer Startseite.',
      },
    },
  },
  'one-side-first': {
    title: 'Den Marktplatz zuerst in einer Region füllen',
    how: [
      'Überlegen Sie, ob Anbieter oder Käufer schwerer zu finden sind, und beginnen Sie dort, zum Beispiel mit dreißig Anbietern in einer Region.',
      'Legen Sie die Profile selbst an, sodass die Anbieter nur noch zustimmen müssen.',
      'Laden Sie erst dann {group} ein. Wer bei der ersten Suche nichts findet, kommt nicht wieder.',
    ],
    template:
      'Guten Tag [Name], Ihr Profil auf [Marktplatz] ist vorbereitet: [Link]. Stimmt alles? Antworten Sie mit „Ja“, dann schalten wir es frei. Bis [Datum] ist es kostenlos.',
    seen: {
      audience: {
        bad: 'Sprechen Sie auf Ihrer Startseite vorerst nur die Gruppe an, mit der Sie beginnen.',
        good: 'Prüfen Sie, ob Ihre Startseite die Gruppe anspricht, mit der Sie beginnen.',
      },
    },
  },
};
