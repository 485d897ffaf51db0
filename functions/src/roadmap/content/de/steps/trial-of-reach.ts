import type { StepTextsOf } from '../../../engine/content.ts';
import type { trialOfReach as rules } from '../../../engine/rules/trial-of-reach.ts';

export const trialOfReach: StepTextsOf<typeof rules> = {
  'one-chapter-free': {
    title: 'Ein Kapitel verschenken, das für sich funktioniert',
    body: 'Verschenken Sie statt einer Kostprobe von allem einen Teil ganz: eine Lektion, eine Vorlage oder ein Werkzeug, das heute eine Sache löst. Zeigen Sie am Ende, was das vollständige Produkt für ein Team kostet, und schreiben Sie {group} mit dieser Datei statt mit einer Präsentation an.',
    seen: {
      'call-to-action': {
        bad: 'Die Datei ist der nächste Schritt, der dort fehlt.',
        good: 'Bieten Sie dort allen, die noch nicht so weit sind, die Datei an.',
      },
    },
  },
  'ten-reserved-seats': {
    title: 'Zehn Plätze für Leute reservieren, die für andere buchen',
    body: 'Halten Sie bei jedem Termin zehn Plätze für Menschen frei, die ganze Teams schicken können: Verantwortliche für Weiterbildung, Verbandsgeschäftsstellen, Ansprechpartner bei {groupDat}. Laden Sie sie persönlich ein, setzen Sie sie zusammen und sprechen Sie am nächsten Tag mit jedem über einen Termin für die eigenen Leute.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie die ersten zehn Gäste um je einen Satz.',
        good: 'Zeigen Sie dort, wer schon ein ganzes Team geschickt hat.',
      },
    },
  },
  'open-month': {
    title: 'Einen offenen Monat mit Anfang und Ende anbieten',
    body: 'Ein Test, der jederzeit beginnen kann, wird aufgeschoben. Öffnen Sie die Mitgliedschaft für Firmen an einem festen Tag, begleiten Sie die Neuen vier Wochen lang gemeinsam und schließen Sie mit einem Gespräch, in dem jede Firma sagt, was sie genutzt hat. Wer drei Dinge genutzt hat, bleibt. Die anderen fragen Sie, was gefehlt hat.',
    seen: {
      'call-to-action': {
        bad: 'Nennen Sie dort den Starttag und was der Monat kostet.',
        good: 'Ergänzen Sie dort den nächsten Starttag.',
      },
    },
  },
  'one-side-first': {
    title: 'Zuerst eine Seite des Marktplatzes in einer Stadt füllen',
    body: 'Entscheiden Sie, welche Seite schwerer zu finden ist, und gewinnen Sie diese zuerst von Hand: dreißig Anbieter in einer Region und einer Kategorie, von Ihnen eingetragen, sodass sie nur noch zustimmen müssen. Laden Sie erst dann {group} als Abnehmer ein, denn wiederkommen wird nur, wer bei der ersten Suche etwas findet.',
    seen: {
      audience: {
        bad: 'Sprechen Sie dort vorerst nur diese eine Seite an.',
        good: 'Prüfen Sie, ob Sie dort diese eine Seite ansprechen.',
      },
    },
  },
};
