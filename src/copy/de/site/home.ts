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
      placeholder: 'www.ihre-firma.de',
      submit: 'Website prüfen',
      free: 'Kostenlos und ohne Anmeldung',
      faults: {
        blank: 'Bitte geben Sie eine Webadresse ein',
        wrong: 'Das sieht nicht nach einer Webadresse aus. Bitte geben Sie sie so ein: www.ihre-firma.de',
      },
    },
  },
  example: {
    mark: 'Beispiel',
    score: 'Website-Score',
    of: 'von 100',
    first: 'Erster Schritt',
    whole: 'Das ganze Beispiel ansehen',
  },
  facts: [
    { figure: 'Bis zu {checks} Punkte', label: 'prüfen wir auf Ihrer Website' },
    { figure: '30 Minuten', label: 'kostenloses Strategie\u00adgespräch' },
    {
      byGuarantee: {
        on: { figure: '{guaranteeDays} Tage', label: 'Zufriedenheits\u00adgarantie' },
        off: null,
      },
    },
  ],
  how: {
    title: 'So läuft es ab',
    lead: 'In vier Schritten zu Terminen mit Interessenten.',
    step: 'Schritt {n}',
    pieces: {
      answers: 'Aus dem Unternehmens-Check',
      groups: 'Aus der Roadmap',
      message: {
        to: 'An die Qualitätsleitung eines Getriebewerks',
        text: 'Ihre Linie läuft in zwei Schichten. Damit sie nicht stillsteht, kalibrieren wir Ihre Prüfstände nachts bei Ihnen im Werk. Hätten Sie nächste Woche 15 Minuten Zeit für ein Gespräch?',
      },
      meeting: {
        day: 'Di',
        date: '24',
        title: 'Erstgespräch mit dem Getriebewerk',
        time: '10:00 bis 10:15 Uhr, vom Interessenten gebucht',
      },
    },
    steps: [
      {
        title: 'Zielgruppe festlegen',
        description:
          'Wir sprechen über Ihren Markt, Ihr Angebot und Ihre besten Kunden und legen fest, wen Sie erreichen wollen.',
      },
      {
        title: 'Passende Firmen finden',
        description:
          'Unsere KI sucht Unternehmen, die zu Ihrem Angebot passen, und ermittelt, wer dort entscheidet.',
      },
      {
        title: 'Entscheider ansprechen',
        description: 'Jeder bekommt eine persönliche Nachricht, per E-Mail, Messenger oder Social Media.',
      },
      {
        title: 'Gespräche führen',
        description: 'Sie erhalten warme Leads und gebuchte Termine mit Menschen, die Interesse haben.',
      },
    ],
  },
  video: {
    title: '{brand} in einer halben Minute',
    subHeadline: '',
    description: 'Der kurze Film zeigt, wie aus kalten Kontakten Gespräche werden.',
    play: 'Video abspielen',
    length: '{n} Sekunden',
    external: 'Das Video liegt bei {provider}. Wenn Sie es abspielen, erfährt {provider} Ihre IP-Adresse.',
    call: 'Kostenloses 30-Minuten-Gespräch buchen',
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
    lead: 'Die Plattform ist dieselbe.',
    fit: { yes: 'Passt zu Ihnen, wenn …', no: 'Passt nicht zu Ihnen, wenn …' },
    cards: [
      {
        tag: 'Komplett betreut',
        title: 'Outreach durch unser Team',
        subtitle: 'Wir machen die Arbeit, Sie führen die Gespräche',
        description: 'Unser Team übernimmt den gesamten Outreach, von der Suche bis zum Termin.',
        features: [
          'Passende Unternehmen',
          'Die richtigen Entscheider',
          'Persönliche Ansprache per E-\u2060Mail, Messenger und Social Media',
          'Warme Leads',
          'Gebuchte Termine',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Umfang' },
        fit: {
          yes: 'Sie an Unternehmen verkaufen und Zeit für Gespräche haben.',
          no: 'Sie nur an Privatkunden verkaufen oder nur Adressen suchen.',
        },
      },
      {
        tag: 'In Eigenregie',
        title: 'KI-Matching-Plattform',
        subtitle: 'Sie übernehmen den Outreach selbst',
        description: {
          byOwnUse: {
            on: 'Sie nutzen dieselbe Plattform wie unser Team. Zum Start zeigen wir Ihnen, wie sie funktioniert.',
            off: 'Sie nutzen unsere Plattform selbst. Zum Start zeigen wir Ihnen, wie sie funktioniert.',
          },
        },
        features: [
          'Zugang zur KI-Matching-Plattform',
          'Unternehmen, die zu Ihrem Angebot passen',
          'Einführung durch unser Team',
          'Volle Kontrolle über Ihren Outreach',
          'Ein System, das mit Ihnen wächst',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Nutzung' },
        fit: {
          yes: 'Ihr Angebot fertig ist und jemand in Ihrem Team Entscheider anschreiben kann.',
          no: 'Sie allen dieselbe Nachricht schicken möchten.',
        },
      },
    ],
  },
  call: {
    badge: 'Kostenlos',
    title: 'In 30 Minuten klären wir Ihren nächsten Schritt',
    subtitle: 'Stellen Sie Ihre Fragen. Wir antworten ehrlich.',
  },
  trust: {
    title: 'Worauf Sie sich verlassen können',
    items: {
      guarantee: {
        byGuarantee: {
          on: {
            title: 'Geld-zurück-Garantie',
            subtitle: '{guaranteeDays} Tage lang, wenn Sie nicht zufrieden sind',
          },
          off: null,
        },
      },
      payment: { title: 'Sichere Zahlung', subtitle: 'Sie zahlen erst nach schriftlicher Vereinbarung' },
      platformTrust: {
        byOwnUse: {
          on: { title: 'Bewährte Plattform', subtitle: 'Unser Team arbeitet jeden Tag damit' },
          off: null,
        },
      },
    },
  },
  after: {
    title: 'Nach dem Gespräch',
    steps: [
      {
        title: 'Unsere Einschätzung',
        text: 'Wir sagen Ihnen, ob sich Outreach für Sie lohnt und warum.',
      },
      {
        title: 'Ihre Entscheidung',
        text: 'Überlegen Sie in Ruhe, was zu Ihnen passt.',
      },
      {
        title: 'Ein schriftliches Angebot',
        text: 'Darin stehen Umfang, Laufzeit und Preis. Kosten entstehen erst, wenn Sie zusagen.',
      },
    ],
  },
  proof: { title: 'Erfahrungen unserer Kunden' },
  check: {
    title: 'Lassen Sie Ihre Website prüfen',
    text: 'Der Check liest Ihre Startseite wie ein Besucher und zeigt, was fehlt.',
    how: {
      title: 'So ist das Beispiel entstanden',
      text: '{company} und die Website dazu haben wir erfunden. Laut Check sind {good} von {measured} Punkten in Ordnung. Die Roadmap hat {steps} Schritte.',
      areas: 'Website-Score',
    },
    accuracy: {
      title: 'Wie oft der Check richtigliegt',
      text: 'Wir haben den Check mit {pages} Firmen-Websites getestet, die er nicht kannte. {claims}-mal hat er gemeldet, dass etwas zu verbessern ist: {right}-mal zu Recht, {debatable}-mal war es Ansichtssache, {wrong}-mal zu Unrecht.',
      method: 'So haben wir gemessen',
      methodText:
        'Zuerst hat jemand, der die Regeln des Checks nicht kannte, jede Startseite so beurteilt, wie Besucher sie sehen. Danach lief der Check ein einziges Mal. Bis zum Auszählen haben wir nichts an ihm geändert. Gezählt haben wir alles, was den Score senkt oder was Sie zuerst tun sollten. Was der Check nicht sehen kann, meldet er als „Nicht prüfbar“ und lässt es beim Score weg.',
    },
    finder: { text: 'Sie wissen noch nicht, an wen Sie verkaufen?', link: 'Nische finden' },
  },
  questions: {
    title: 'Fragen und Antworten',
    items: [
      {
        question: 'Was kostet der Outreach?',
        answer:
          'Der Aufwand hängt von Ihrem Markt ab, deshalb nennen wir Preise auf Anfrage. Sie bekommen den Preis schriftlich, bevor Sie sich entscheiden. Das Strategiegespräch und der Unternehmens-Check sind kostenlos.',
      },
      {
        question: 'Brauche ich Werbung, Funnels oder ein Vertriebsteam?',
        answer:
          'Nein. Wir sprechen die Entscheider direkt an. Von Ihrer Seite braucht es nur Zeit für die Termine.',
      },
      {
        question: 'Welche Kanäle nutzen Sie?',
        answer:
          'Wir nutzen E-Mail, Messenger und soziale Medien, je nachdem, wo Ihre Zielgruppe unterwegs ist.',
      },
      {
        question: 'Worin unterscheiden sich die beiden Angebote?',
        answer:
          'Wenn wir Sie komplett betreuen, erledigt unser Team die Arbeit, und Sie bekommen warme Leads und gebuchte Termine. In Eigenregie nutzen Sie die KI-Matching-Plattform selbst. Vorher zeigen wir Ihnen, wie sie funktioniert.',
      },
      {
        question: 'Was macht die KI, was machen Menschen?',
        answer: {
          byLanguageModel: {
            on: 'Die KI sucht Unternehmen, die zu Ihrem Angebot passen, und hilft, Website-Analysen und Roadmaps zu formulieren. Mit Ihnen spricht unser Team. Es liest auch alle Bewerbungen und entscheidet selbst.',
            off: 'Die KI unserer Plattform sucht Unternehmen, die zu Ihrem Angebot passen. Die Website-Analyse und die Roadmap auf dieser Website entstehen nach festen Regeln. Mit Ihnen spricht unser Team. Es liest auch alle Bewerbungen und entscheidet selbst.',
          },
        },
      },
    ],
  },
});
