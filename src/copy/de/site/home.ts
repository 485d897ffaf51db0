import type { home as source } from '../../en/site/home.ts';
import { translationOf } from '../../shape.ts';

/** A word joiner (u2060) or no-break space (u00a0) keeps together what a narrow window would part badly. */
export const home = translationOf<typeof source>()({
  title: '{brand} | B2B-Outreach für mehr Termine mit neuen Kunden',
  description:
    'Mit B2B-Outreach kommen Sie zu Terminen mit neuen Kunden. Unser Team übernimmt alles komplett, oder Sie nutzen unsere KI-Plattform selbst. Das Strategiegespräch ist kostenlos.',
  hero: {
    highlighted: 'Ihr unfairer Vorteil',
    rest: ' im B2B Outreach.',
    paragraphs: [
      {
        byExperience: {
          on: 'Mit {experienceYears} Jahren Marketingerfahrung und einer KI-Plattform bringen wir Sie auf neue Weise mit Unternehmen und Kunden zusammen.',
          off: 'Mit einer KI-Plattform bringen wir Sie auf neue Weise mit Unternehmen und Kunden zusammen.',
        },
      },
      'Statt vollmundiger Versprechen gibt es Klarheit, eine Strategie und ein KI-\u2060System, das mit Ihren Plänen wächst.',
      'Sie brauchen dafür keine Funnels, keine Werbung und kein teures Vertriebsteam.',
      'Intelligenter, zeitgemäßer Outreach genügt.',
    ],
    website: {
      label: 'Ihre Website',
      placeholder: 'ihre-firma.de',
      submit: 'Website prüfen',
      free: 'Kostenlos, ohne Anmeldung',
      faults: {
        blank: 'Bitte geben Sie eine Webadresse ein',
        wrong: 'Bitte geben Sie die Adresse so ein: www.ihre-firma.de',
      },
    },
  },
  example: {
    mark: 'Beispiel',
    score: 'Website-Score',
    of: 'von 100',
    first: 'Erster Schritt',
    whole: 'Zum ganzen Beispiel',
  },
  how: {
    title: 'So läuft es ab',
    step: 'Schritt {n}',
    pieces: {
      sentence: [
        'Brinkhof kalibriert Prüfstände ',
        'über Nacht',
        ' für ',
        'Qualitätsleiter',
        ' in ',
        'Motoren- und Getriebewerken',
        '.',
      ],
      groups: ['Motorenwerke', 'Getriebewerke', 'Autohäuser'],
      message: {
        to: 'An die Qualitätsleitung',
        text: [
          'Ihre Linie läuft ',
          'in zwei Schichten',
          '. Wir kalibrieren Ihre Prüfstände nachts. Haben Sie 15 Minuten Zeit?',
        ],
      },
      meeting: {
        day: 'Di',
        date: '24',
        title: 'Erstgespräch, Getriebewerk',
        time: '10:00 Uhr',
      },
    },
    steps: [
      {
        title: 'Zielgruppe festlegen',
        description: 'Gemeinsam legen wir fest, wen Sie erreichen wollen.',
      },
      {
        title: 'Passende Firmen finden',
        description: 'Unsere KI findet Unternehmen und Entscheider.',
      },
      {
        title: 'Entscheider ansprechen',
        description: 'Persönlich, per E-Mail, Messenger oder Social Media.',
      },
      {
        title: 'Gespräche führen',
        description: 'Sie bekommen warme Leads und gebuchte Termine.',
      },
    ],
  },
  video: {
    title: '{brand} in einer halben Minute',
    subHeadline: '',
    description: 'So werden aus kalten Kontakten Gespräche.',
    play: 'Video abspielen',
    length: '{n} Sekunden',
    external: 'Das Video liegt bei {provider}. Wenn Sie es abspielen, erfährt {provider} Ihre IP-Adresse.',
    call: 'Kostenloses Gespräch buchen',
    secondButton: '',
    captions: 'Deutsch',
    scenes: [
      'Die meisten Unternehmen, die zu Ihnen passen, haben noch nie von Ihnen gehört.',
      'Schritt 1: Gemeinsam legen wir fest, wen Sie erreichen wollen.',
      'Schritt 2: Unsere KI sucht passende Unternehmen und ermittelt, wer dort entscheidet.',
      'Schritt 3: Jeder Entscheider bekommt eine persönliche Nachricht.',
      'Schritt 4: Sie erhalten warme Leads und gebuchte Termine.',
      'So werden mit {brand} aus kalten Kontakten Gespräche.',
    ],
  },
  logos: {
    title: 'Referenzen',
    pause: 'Anhalten',
  },
  services: {
    title: 'Wir übernehmen den Outreach, oder Sie machen ihn selbst',
    match: 'Passung',
    cards: [
      {
        tag: 'Komplett betreut',
        title: 'Outreach durch unser Team',
        subtitle: 'Sie führen die Gespräche',
        description: 'Alles davor übernimmt unser Team.',
        features: [
          'Passende Unternehmen',
          'Die richtigen Entscheider',
          'Persönliche Nachrichten',
          'Warme Leads',
          'Gebuchte Termine',
        ],
        pricing: { title: 'Preis', amount: 'auf Anfrage', period: 'je nach Umfang' },
      },
      {
        tag: 'In Eigenregie',
        title: 'KI-Matching-Plattform',
        subtitle: 'Sie übernehmen den Outreach selbst',
        description: {
          byOwnUse: { on: 'Mit derselben Plattform wie unser Team.', off: 'Mit unserer Plattform.' },
        },
        features: [
          'Zugang zur Plattform',
          'Passende Unternehmen',
          'Einführung',
          'Volle Kontrolle',
          'Platz zum Wachsen',
        ],
        pricing: { title: 'Preis', amount: 'auf Anfrage', period: 'je nach Nutzung' },
      },
    ],
  },
  call: {
    badge: 'Kostenlos',
    title: 'In 30 Minuten klären wir Ihren nächsten Schritt',
    subtitle: 'Fragen Sie. Wir antworten ehrlich.',
  },
  trust: {
    title: 'Darauf ist Verlass',
    items: {
      guarantee: {
        byGuarantee: {
          on: {
            title: 'Geld-zurück-Garantie',
            subtitle: '{guaranteeDays} Tage, wenn Sie nicht zufrieden sind',
          },
          off: null,
        },
      },
      payment: { title: 'Sichere Zahlung', subtitle: 'Ohne Kartendaten' },
      platformTrust: {
        byOwnUse: {
          on: { title: 'Bewährte Plattform', subtitle: 'Unser Team arbeitet jeden Tag damit' },
          off: null,
        },
      },
    },
  },
  partner: { you: 'Sie' },
  proof: { title: 'Erfahrungen unserer Kunden' },
  check: {
    title: 'Lassen Sie Ihre Website prüfen',
    accuracy: 'An {pages} neuen Websites getestet: {right} von {claims} Hinweisen stimmten',
    finder: 'Zum Nischenfinder',
  },
  questions: {
    title: 'Fragen und Antworten',
    other: 'Noch eine Frage?',
    items: [
      {
        question: 'Was kostet der Outreach?',
        answer:
          'Das hängt von Ihrem Markt ab. Sie bekommen den Preis schriftlich, bevor Sie sich entscheiden. Strategiegespräch und Unternehmens-Check sind kostenlos.',
      },
      {
        question: 'Brauche ich ein Vertriebsteam?',
        answer: 'Nein, auch keine Werbung und keine Funnels. Sie brauchen nur Zeit für die Termine.',
      },
      {
        question: 'Welche Kanäle nutzen Sie?',
        answer: 'E-Mail, Messenger und soziale Medien, je nachdem, wo Ihre Zielgruppe ist.',
      },
      {
        question: 'Was unterscheidet die beiden Angebote?',
        answer:
          'Komplett betreut erledigt unser Team die Arbeit. In Eigenregie nutzen Sie die KI-Matching-Plattform selbst, nach einer Einführung.',
      },
      {
        question: 'Was macht die KI?',
        answer: {
          byLanguageModel: {
            on: 'Die KI sucht Unternehmen, die zu Ihrem Angebot passen. Sie liest auch Websites und hilft, Roadmaps zu formulieren. Mit Ihnen spricht unser Team. Es liest auch alle Bewerbungen und entscheidet selbst.',
            off: 'Die KI unserer Plattform sucht Unternehmen, die zu Ihrem Angebot passen. Website-Analyse und Roadmap entstehen hier nach festen Regeln. Mit Ihnen spricht unser Team. Es liest alle Bewerbungen.',
          },
        },
      },
    ],
  },
});
