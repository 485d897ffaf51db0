import type { message as source } from '../../../en/website/findings/message.ts';
import { translationOf } from '../../../shape.ts';

export const message = translationOf<typeof source>()({
  title: {
    title: 'Seitentitel',
    explanation:
      'Der Titel ist die Überschrift Ihres Suchergebnisses und der Name des Browser-Tabs. Er entscheidet mit, ob jemand klickt.',
    recommendation:
      'Schreiben Sie in 15 bis 70 Zeichen, was Sie für wen anbieten. Der Firmenname gehört ans Ende.',
    action: 'Der Startseite einen Titel geben, der das Angebot nennt',
  },
  description: {
    title: 'Beschreibung für Suchergebnisse',
    explanation:
      'Suchmaschinen zeigen diesen Text oft unter Ihrem Titel. Fehlt er, wählen sie selbst irgendeine Stelle aus.',
    recommendation:
      'Ergänzen Sie eine Beschreibung mit 50 bis 200 Zeichen: Wem helfen Sie womit, und was ist der nächste Schritt?',
    action: 'Die Beschreibung für die Suchergebnisse schreiben',
  },
  h1: {
    title: 'Hauptüberschrift',
    explanation:
      'Die Hauptüberschrift wird als Erstes gelesen. Sie zeigt Besuchern, ob sie bei Ihnen richtig sind.',
    recommendation:
      'Verwenden Sie genau eine Hauptüberschrift, die Ihr Angebot in einem kurzen Satz benennt.',
    action: 'Der Startseite eine klare Hauptüberschrift geben',
  },
  'value-proposition': {
    title: 'Nutzen in den ersten Sätzen',
    explanation:
      'Wer Sie noch nicht kennt, nimmt sich für Ihre Seite nur wenige Sekunden Zeit. Was er von der Zusammenarbeit hat, muss ganz oben stehen.',
    recommendation:
      'Sagen Sie ganz oben in einem konkreten Satz, was Sie anbieten, für wen und was Ihre Kunden davon haben.',
    action: 'Den Nutzen in den ersten Sätzen nennen',
  },
  audience: {
    title: 'Zielgruppe genannt',
    explanation:
      'Menschen reagieren, wenn sie sich wiedererkennen. Eine Seite für alle spricht niemanden an.',
    recommendation:
      'Nennen Sie Ihre Zielgruppe auf der Startseite: Branche, Unternehmensgröße oder Funktion.',
    action: 'Auf der Startseite sagen, für wen Sie arbeiten',
  },
  'text-depth': {
    title: 'Genug zu lesen',
    explanation:
      'Entscheider vergleichen. Eine Seite mit sehr wenig Text lässt ihre Fragen offen und gibt Suchmaschinen kaum Stoff.',
    recommendation:
      'Beantworten Sie auf der Startseite die fünf häufigsten Fragen Ihrer Kunden, in etwa 250 Wörtern.',
    action: 'Die Fragen Ihrer Kunden auf der Startseite beantworten',
  },
  readability: {
    title: 'Leicht zu lesen',
    explanation: 'Lange Sätze kosten Aufmerksamkeit, vor allem auf dem Smartphone.',
    recommendation:
      'Bleiben Sie im Schnitt bei höchstens 18 Wörtern pro Satz und teilen Sie jeden Satz mit mehr als 25 Wörtern.',
    action: 'Die längsten Sätze der Startseite kürzen',
  },
  'customer-focus': {
    title: 'Spricht den Kunden an',
    explanation: 'Wer vor allem „wir“ und „uns“ schreibt, lässt Besucher nach ihrem eigenen Nutzen suchen.',
    recommendation: 'Machen Sie aus Sätzen über sich selbst Sätze über Ihre Kunden: erst „Sie“, dann „wir“.',
    action: 'Die Startseite von „wir“ auf „Sie“ umschreiben',
  },
});
