import type { StepRule } from '../step-rule.ts';

export const outreach = [
  {
    id: 'three-messages',
    theme: 'outreach',
    when: {
      answers: {
        biggestChallenges: { lead_generation: 3, marketing_automation: 1 },
        customerAcquisition: { email: 3, networking: 1, referral: 1, paid: 1, organic: 1 },
        businessPhase: { scaling: 1, growing: 1 },
      },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'the proof for day 5 therefore has to be in the message itself.',
          de: 'Der Beleg für Tag 5 muss deshalb in der Nachricht selbst stehen.',
        },
        good: { en: 'take the proof for day 5 from there.', de: 'Nehmen Sie den Beleg für Tag 5 von dort.' },
      },
      {
        findings: ['value-proposition'],
        bad: {
          en: 'find that sentence first, since day 1 depends on it.',
          de: 'Suchen Sie zuerst diesen Satz, denn Tag 1 lebt davon.',
        },
        good: { en: 'it can be the second sentence on day 1.', de: 'Er kann am Tag 1 der zweite Satz sein.' },
      },
    ],
    impact: 5,
    effort: 2,
    needs: ['first-list'],
    title: {
      en: 'Write three messages for twelve days',
      de: 'Drei Nachrichten für zwölf Tage schreiben',
    },
    body: {
      en: 'Day 1: the reason why you write to this company, one question, no attachment. Day 5: how someone like them uses {offer}. Day 12: a short farewell that leaves the door open. None is longer than ninety words, and each could only have been sent to {group}. Check beforehand what the law of the recipient’s country allows by email.',
      de: 'Tag 1: der Anlass, warum Sie gerade dieser Firma schreiben, eine Frage, kein Anhang. Tag 5: was ein ähnliches Unternehmen mit {offerDat} erreicht hat. Tag 12: ein kurzer Abschied, der die Tür offen lässt. Keine ist länger als neunzig Wörter, und jede passt nur zu {groupDat}. Klären Sie vorher, wen Sie ohne Einwilligung anschreiben dürfen: In Deutschland sind die Grenzen für Werbung per E-Mail eng.',
    },
  },
  {
    id: 'opening-on-the-phone',
    theme: 'outreach',
    when: {
      answers: {
        customerAcquisition: { cold_calling: 3, direct_sales: 2 },
        biggestChallenges: { lead_generation: 1, conversion: 1 },
      },
      only: { customerAcquisition: ['cold_calling', 'direct_sales'] },
    },
    seen: [
      {
        findings: ['customer-focus', 'value-proposition'],
        bad: {
          en: 'so on the phone, speak only about the company you are calling.',
          de: 'Sprechen Sie am Telefon deshalb nur über die Firma, die Sie anrufen.',
        },
        good: { en: 'take the third line from there.', de: 'Nehmen Sie die dritte Zeile von dort.' },
      },
    ],
    impact: 4,
    effort: 1,
    needs: ['first-list'],
    title: {
      en: 'Prepare the first twenty seconds of a call',
      de: 'Die ersten zwanzig Sekunden am Telefon vorbereiten',
    },
    body: {
      en: 'Write down four lines: who you are, why you call this company today, what other {group} told you, and one question that cannot be answered with no. Call on three mornings in a row, note every answer word for word, and change only the second line until it works. Check beforehand whom you may call in your country.',
      de: 'Schreiben Sie vier Zeilen auf: wer Sie sind, warum Sie heute gerade hier anrufen, was Ihnen andere {group} erzählt haben und eine Frage, auf die niemand mit Nein antworten kann. Telefonieren Sie an drei Vormittagen hintereinander, notieren Sie jede Antwort wörtlich und ändern Sie nur die zweite Zeile, bis sie sitzt. Rufen Sie in Deutschland nur Firmen an, bei denen Sie ein Interesse vermuten dürfen.',
    },
  },
  {
    id: 'mail-that-arrives',
    theme: 'outreach',
    when: {
      answers: {
        customerAcquisition: { email: 3 },
        biggestChallenges: { marketing_automation: 1, lead_generation: 1 },
        businessPhase: { scaling: 1 },
      },
      only: { customerAcquisition: ['email'] },
    },
    seen: [
      {
        findings: ['imprint', 'privacy'],
        bad: {
          en: 'so put your full company details into the signature.',
          de: 'Schreiben Sie deshalb vollständige Firmenangaben in die Signatur.',
        },
        good: { en: 'link to them in the signature.', de: 'Verlinken Sie die Seite in der Signatur.' },
      },
      {
        findings: ['https'],
        bad: {
          en: 'repair that first, since the link in your signature leads there.',
          de: 'Beheben Sie das zuerst, denn der Link in der Signatur führt dorthin.',
        },
        good: {
          en: 'the link in the signature may point there.',
          de: 'Der Link in der Signatur darf dorthin führen.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Make sure that your emails arrive at all',
      de: 'Dafür sorgen, dass Ihre E-Mails überhaupt ankommen',
    },
    body: {
      en: 'Have SPF, DKIM and DMARC set for the sending domain and check them with a test message to two large mail providers. Begin with a few messages a day, written by a person with a real signature, and rise to {batch} a week only while replies come in. A newsletter never goes out from the same address.',
      de: 'Lassen Sie für die Absenderdomain SPF, DKIM und DMARC einrichten und prüfen Sie das mit Testmails an zwei große Anbieter. Beginnen Sie mit wenigen Nachrichten am Tag, geschrieben von einem Menschen mit echter Signatur, und gehen Sie erst auf {batch} pro Woche, wenn Antworten kommen. Newsletter gehen nie über dieselbe Adresse.',
    },
  },
  {
    id: 'profile-before-message',
    theme: 'outreach',
    when: {
      answers: {
        customerAcquisition: { networking: 3, email: 1 },
        businessPhase: { social: 2 },
        biggestChallenges: { social_media: 2, lead_generation: 1 },
        productTypes: { consulting: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [
      {
        findings: ['social-profiles', 'about'],
        bad: {
          en: 'link there to the profile you write from.',
          de: 'Verlinken Sie dort das Profil, von dem aus Sie schreiben.',
        },
        good: {
          en: 'make sure that profile and website promise the same.',
          de: 'Achten Sie darauf, dass Profil und Website dasselbe versprechen.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: ['first-list'],
    title: {
      en: 'Be known by name before you write',
      de: 'Mit Namen bekannt sein, bevor Sie schreiben',
    },
    body: {
      en: 'Take the companies on your list and spend ten minutes a day in the business network: look at the person’s profile, add something useful below one of their posts, send a request without a pitch a week later. Your message then comes from somebody they have seen before.',
      de: 'Nehmen Sie sich für die Firmen auf Ihrer Liste täglich zehn Minuten im Businessnetzwerk: das Profil der Person ansehen, unter einem Beitrag etwas Nützliches ergänzen, eine Woche später eine Kontaktanfrage ohne Werbung. Ihre Nachricht kommt dann von jemandem, den man schon gesehen hat.',
    },
  },
  {
    id: 'answer-the-same-day',
    theme: 'outreach',
    when: {
      answers: {
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 3, organic: 1, influencer: 1 },
        biggestChallenges: { conversion: 2, sales_process: 1 },
        teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      },
    },
    seen: [
      {
        findings: ['contact-form', 'phone'],
        bad: {
          en: 'change that first, so that inquiries arrive at all.',
          de: 'Ändern Sie das zuerst, damit Anfragen überhaupt ankommen.',
        },
        good: {
          en: 'state the two hours there as a promise.',
          de: 'Schreiben Sie die zwei Stunden dort als Versprechen dazu.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Answer every inquiry within two hours',
      de: 'Jede Anfrage innerhalb von zwei Stunden beantworten',
    },
    body: {
      en: 'Whoever asks you has usually asked others as well. Name one person per weekday who answers between eight and six, by phone when there is a number, and give that person three sentences and two free dates for {offer}. Keep a list for two weeks of how long each answer really took.',
      de: 'Wer bei Ihnen anfragt, hat meist auch andere gefragt. Bestimmen Sie für jeden Wochentag eine Person, die zwischen acht und achtzehn Uhr antwortet, am Telefon, wenn eine Nummer dabei ist, und geben Sie ihr drei Sätze und zwei freie Termine an die Hand. Halten Sie zwei Wochen lang fest, wie lange jede Antwort wirklich gedauert hat.',
    },
  },
] as const satisfies readonly StepRule[];
