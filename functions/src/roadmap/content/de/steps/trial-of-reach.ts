import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Ein Kapitel verschenken, das auch allein nützt',
    how: [
      'Wählen Sie eine Lektion, eine Vorlage oder ein Werkzeug, das sofort ein Problem löst, und verschenken Sie es vollständig.',
      'Zeigen Sie auf der letzten Seite, was das vollständige Produkt kostet.',
      'Schicken Sie {groupDat} diese Datei statt einer Präsentation.',
    ],
    template:
      'Hier ist [Kapitel], vollständig und ohne Anmeldung: [Link zur Datei]. Es löst [ein Problem]. Wenn es hilft: Der Rest steht auf der letzten Seite.',
    seen: {
      'call-to-action': {
        bad: 'Machen Sie die Datei zum nächsten Schritt auf Ihrer Website.',
        good: 'Bieten Sie die Datei auf der Website allen an, die noch nicht kaufen.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Zehn Plätze für Leute reservieren, die für andere buchen',
    how: [
      'Halten Sie bei jedem Termin zehn Plätze für Menschen frei, die ganze Teams schicken können: Verantwortliche für Weiterbildung, Verbandsgeschäftsstellen, Ansprechpartner bei {groupDat}.',
      'Laden Sie sie persönlich ein und setzen Sie sie zusammen.',
      'Sprechen Sie am nächsten Tag mit jedem über einen Termin für die eigenen Leute.',
    ],
    template:
      'Am [Datum] habe ich bei [Veranstaltung] einen Platz für Sie freigehalten. Sie treffen neun andere, die über Weiterbildung entscheiden. Gefällt es Ihnen, sprechen wir über einen Termin für Ihr Team. Wenn nicht, hatten Sie einen guten Tag.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie die ersten zehn Gäste um je einen Satz für die Website.',
        good: 'Zeigen Sie auf der Website, wer schon ein ganzes Team geschickt hat.',
      },
    },
  },
  'open-month': {
    title: 'Einen Probemonat mit festem Starttag anbieten',
    how: [
      'Öffnen Sie die Mitgliedschaft für Firmen an einem festen Tag, und begleiten Sie alle Neuen vier Wochen lang gemeinsam.',
      'Schließen Sie mit einem Gespräch, in dem jede Firma sagt, was sie genutzt hat.',
      'Wer mindestens drei Leistungen genutzt hat, dem bieten Sie die Mitgliedschaft an. Die anderen fragen Sie, was gefehlt hat.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Nennen Sie auf der Startseite den Starttag und was der Monat kostet.',
        good: 'Schreiben Sie den nächsten Starttag an den Button auf der Startseite.',
      },
    },
  },
  'one-side-first': {
    title: 'Zuerst eine Seite des Marktplatzes in einer Stadt füllen',
    how: [
      'Entscheiden Sie, welche Seite schwerer zu finden ist, und gewinnen Sie diese zuerst von Hand: dreißig Anbieter in einer Region und einer Kategorie.',
      'Legen Sie deren Profile selbst an, sodass sie nur noch zustimmen müssen.',
      'Laden Sie erst dann {group} als Käufer ein: Wieder kommt nur, wer bei der ersten Suche etwas findet.',
    ],
    template:
      'Ihr Profil auf [Marktplatz] ist angelegt: [Link]. Stimmt alles? Ein „Ja“ von Ihnen, und es ist sichtbar, kostenlos bis [Datum].',
    seen: {
      audience: {
        bad: 'Sprechen Sie auf der Startseite vorerst nur diese eine Seite an.',
        good: 'Prüfen Sie, ob Ihre Startseite diese eine Seite anspricht.',
      },
    },
  },
};
