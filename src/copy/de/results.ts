import type { results as source } from '../en/results.ts';
import { translationOf } from '../shape.ts';

export const results = translationOf<typeof source>()({
  eyebrow: 'Ihr Ergebnis',
  contents: 'Inhalt',
  percent: '{n} %',
  scoreLabel: 'Kompatibilitäts-Score',
  bands: {
    perfect: {
      title: 'Perfekte Kompatibilität!',
      message:
        'Angebot, Reife und Team passen sehr gut zu Outreach. Sie können sofort mit Entscheidern ins Gespräch kommen; die Roadmap unten zeigt, mit welchen.',
    },
    good: {
      title: 'Gute Kompatibilität!',
      message:
        'Die Grundlage stimmt. Ein, zwei Anpassungen machen die ersten Gespräche deutlich leichter; unten sehen Sie, welche am meisten bringen.',
    },
    moderate: {
      title: 'Mittlere Kompatibilität',
      message:
        'Outreach kann für Sie funktionieren, sobald das Angebot schärfer ist. Gehen Sie zuerst die Vorbereitung durch und beginnen Sie dann mit einer einzigen, engen Zielgruppe.',
    },
    low: {
      title: 'Geringe Kompatibilität',
      message:
        'Heute würde Outreach Sie mehr kosten, als er bringt. Das lässt sich ändern: Unten sehen Sie, welcher einzelne Schritt Ihren Score am stärksten bewegt.',
    },
  },
  breakdown: {
    title: 'So setzt sich der Score zusammen',
    parts: {
      businessPhase: 'Unternehmensphase',
      productTypes: 'Angebot und Preis',
      teamSize: 'Unternehmensgröße',
    },
    highTicketBonus: 'Bonus für hochpreisige Angebote (ab $5K)',
    pointsOf: '{points} von {max} Punkten',
    points: '+{points}',
    capped: 'Gezählt bis zum Höchstwert von {max}.',
    base: 'Erreichte Punkte',
    baseValue: '{total} von {max} Punkten = {percentage} %',
    bonus: 'Bonus für Vollständigkeit',
    bonusHint:
      '5 Prozentpunkte für jede beantwortete Frage, die Punkte gibt. Er belohnt vollständige Antworten, nicht Ihr Unternehmen.',
    bonusValue: '+{n} %',
    final: 'Score',
    noPoints: 'Kundentyp, Kundengewinnung und Herausforderungen geben keine Punkte. Sie prägen Ihre Roadmap.',
  },
  whatIf: {
    title: 'Ihr Score, wenn ...',
    hint: 'Haken Sie an, was sich ändern könnte. Ihre Antworten bleiben, wie sie sind.',
    gain: '+{n} %',
    highTicket: 'Ein Angebot ab $5K',
    now: 'Jetzt: {n} %',
    would: 'Es wären {n} %: {band}',
    none: 'Keine einzelne Änderung würde Ihren Score weiter erhöhen.',
  },
  website: {
    title: 'Website-Analyse',
    score: 'Website-Score: {n} von 100',
    noScore: 'Für einen Score ließ sich zu wenig messen.',
    read: 'Gelesen am {date}',
    coverage: '{n} % der Punkte waren messbar',
    none: 'Es wurde keine Website analysiert.',
    noneHelp: 'Ergänzen Sie Ihre Website, um zu sehen, was ihr fehlt. Ihre übrigen Antworten bleiben.',
    add: 'Meine Website analysieren',
    categories: 'Nach Bereichen',
    notMeasured: 'nicht gemessen',
    summary: '{passed} von {measured} geprüften Punkten sind in Ordnung.',
    groups: {
      first: { title: 'Das zuerst', hint: 'Die lohnendsten Punkte, in dieser Reihenfolge.' },
      next: { title: 'Danach das', hint: 'Lohnt sich, sobald die ersten Punkte erledigt sind.' },
      good: { title: 'Das funktioniert schon', hint: 'Lassen Sie es, wie es ist.' },
      unknown: { title: 'Nicht prüfbar', hint: 'Diese Punkte zählen nicht für den Score.' },
    },
    evidence: 'Gesehen',
    recommendation: 'Das können Sie tun',
    empty: 'Hier steht nichts an.',
  },
  engine: { rules: 'Nach Regeln erstellt', 'rules+llm': 'Mit KI geschrieben' },
  roadmap: {
    title: 'Ihre Roadmap',
    hint: 'Vorbereitung, Zielgruppen und Hashtags, abgeleitet aus Ihren Antworten und Ihrer Website.',
    generating: 'Ihre {brand}-Roadmap wird erstellt ...',
    generate: '{brand}-Roadmap erstellen',
    failed: 'Fehler beim Erstellen der Roadmap',
    steps: 'Vorbereitung',
    because: 'Beruht auf',
    answer: 'Ihre Antwort',
    finding: 'Ihre Website',
    groups: 'B2B-Zielgruppen',
    hashtags: 'Hashtags',
    copyHashtags: 'Hashtags kopieren',
    copied: 'Kopiert',
    ready: 'Ihre Roadmap ist fertig.',
  },
  keep: {
    title: 'Ergebnis behalten',
    print: 'Drucken oder als PDF speichern',
    link: 'Link kopieren',
    linkCopied: 'Link kopiert',
    linkHint: 'Der Link enthält das ganze Ergebnis. Es wird auf keinem Server gespeichert.',
    linkManual: 'Kopieren Sie diesen Link:',
    json: 'Als JSON herunterladen',
    edit: 'Ihre Antworten',
    editHint: 'Ändern Sie jede davon und kommen Sie zurück: Alles andere bleibt.',
    change: 'Ändern',
    editStep: 'Ändern: {title}',
    unanswered: 'nicht beantwortet',
  },
  call: {
    title: 'Besprechen wir es',
    text: 'Dreißig Minuten, kostenlos: Wir gehen Ihr Ergebnis mit Ihnen durch.',
  },
  shared: {
    title: 'Ein geteiltes Ergebnis',
    text: 'Sie sehen ein Ergebnis, das jemand mit Ihnen geteilt hat. Es lässt sich nur lesen und steckt allein im Link.',
    broken: 'Dieser Link ist unvollständig oder beschädigt. Bitten Sie darum, ihn noch einmal zu senden.',
    own: 'Eigenen Check starten',
  },
  print: { title: 'Unternehmens-Check', made: 'Erstellt am {date} auf {host}' },
});
