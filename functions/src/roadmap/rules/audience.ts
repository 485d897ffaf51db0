import type { StepRule } from '../step-rule.ts';

export const audience = [
  {
    id: 'first-list',
    theme: 'audience',
    when: {
      answers: {
        biggestChallenges: { lead_generation: 3, sales_process: 1 },
        customerAcquisition: { email: 2, cold_calling: 2, direct_sales: 2, paid: 1 },
        customerType: { b2b: 2, b2b2c: 1, b2c: 1 },
      },
    },
    seen: [
      {
        findings: ['audience', 'value-proposition'],
        bad: {
          en: 'rewrite its opening with these companies in mind.',
          de: 'Schreiben Sie den Einstieg neu, mit diesen Firmen vor Augen.',
        },
        good: {
          en: 'check that this suits every company on the list.',
          de: 'Prüfen Sie, ob das zu jeder Firma auf der Liste passt.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Draw up one list of companies you really want',
      de: 'Eine Liste der Firmen anlegen, die Sie wirklich wollen',
    },
    body: {
      en: 'Start with {group} and nothing else. For each company note its name, the person who decides and one visible reason why {offer} would be welcome there right now. If no reason comes to mind, the company does not belong on the list.',
      de: 'Beginnen Sie mit {groupDat} und lassen Sie alles andere weg. Notieren Sie zu jeder Firma den Namen, die entscheidende Person und einen sichtbaren Anlass, warum sie {offer} gerade jetzt brauchen kann. Fällt Ihnen kein Anlass ein, gehört die Firma nicht auf die Liste.',
    },
    adds: [
      {
        only: { teamSize: ['1-5'] },
        en: 'Sixty companies are enough for the first month: {batch} a week is what a small team can address with care.',
        de: 'Für den ersten Monat genügen sechzig Firmen: Mehr als {batch} pro Woche spricht ein kleines Team nicht sorgfältig an.',
      },
      {
        only: { teamSize: ['6-20'] },
        en: 'Plan {batch} companies a week, and let one person own the list.',
        de: 'Planen Sie {batch} Firmen pro Woche ein, und geben Sie die Liste in eine Hand.',
      },
      {
        only: { teamSize: ['21-50', '50+'] },
        en: 'Plan {batch} companies a week and agree who speaks to which, so that nobody is addressed twice.',
        de: 'Planen Sie {batch} Firmen pro Woche ein, und legen Sie fest, wer welche anspricht, damit niemand doppelt Post bekommt.',
      },
    ],
  },
  {
    id: 'twins-of-the-best',
    theme: 'audience',
    when: {
      answers: {
        businessPhase: { growing: 3, scaling: 1 },
        customerAcquisition: { referral: 2, word_of_mouth: 2, networking: 1 },
        biggestChallenges: { competition: 2, customer_retention: 2 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'ask those three right away whether you may name them.',
          de: 'Fragen Sie die drei gleich, ob Sie sie nennen dürfen.',
        },
        good: {
          en: 'move those three to the front, since their twins will look for them.',
          de: 'Stellen Sie die drei dort nach vorn, denn ihre Zwillinge werden sie suchen.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Find the twins of your three best customers',
      de: 'Zwillinge Ihrer drei besten Kunden suchen',
    },
    body: {
      en: 'Pick the three customers you would like to have again and write down what they share: industry, size, what happened just before they came to you. Then look for companies with the same profile among {group}, and also among {secondGroup}.',
      de: 'Nehmen Sie die drei Kunden, die Sie gern noch einmal hätten, und notieren Sie, was sie verbindet: Branche, Größe und was kurz vor dem ersten Gespräch passiert war. Suchen Sie dann Firmen mit demselben Profil unter {groupDat}, außerdem unter {secondGroupDat}.',
    },
    adds: [
      {
        only: { productTypes: ['software_saas'] },
        en: 'Count how often they use {offer}, not how much they pay: those who use it daily are the pattern to look for.',
        de: 'Achten Sie darauf, wer {offer} täglich nutzt, nicht wer am meisten zahlt: Diese Kunden sind Ihr Muster.',
      },
      {
        only: { productTypes: ['consulting', 'services'] },
        en: 'Leave out those who only came because of a personal favour; they cannot be found a second time.',
        de: 'Lassen Sie Kunden weg, die nur aus persönlicher Verbundenheit kamen: Die finden Sie kein zweites Mal.',
      },
    ],
  },
  {
    id: 'reason-to-call-today',
    theme: 'audience',
    when: {
      answers: {
        biggestChallenges: { competition: 3, lead_generation: 2, conversion: 1 },
        businessPhase: { scaling: 2 },
        customerAcquisition: { cold_calling: 2, direct_sales: 1, email: 1 },
        priceRange: { '10k-plus': 2 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [
      {
        findings: ['audience', 'customer-focus'],
        bad: {
          en: 'so let the message itself say what is in it for the company.',
          de: 'Sagen Sie deshalb in der Nachricht selbst, was die Firma davon hat.',
        },
        good: {
          en: 'link to that very passage in the message.',
          de: 'Verlinken Sie in der Nachricht genau diese Stelle.',
        },
      },
    ],
    impact: 4,
    effort: 3,
    needs: ['first-list'],
    title: {
      en: 'Contact companies on the day they have a reason',
      de: 'Firmen ansprechen, wenn sie einen Anlass haben',
    },
    body: {
      en: 'Decide on three public signals and check them every Monday for the companies on your list. Whoever shows one moves to the top and is contacted the same week, with that signal in the first sentence.',
      de: 'Legen Sie drei öffentliche Signale fest und prüfen Sie sie jeden Montag für die Firmen auf Ihrer Liste. Wer eines zeigt, rückt nach oben und wird noch in derselben Woche angesprochen, mit diesem Anlass im ersten Satz.',
    },
    adds: [
      {
        only: { productTypes: ['software_saas'] },
        en: 'For {offer} these are: a job advertised for work that your software takes over, a new head of the department, a tool that is being discontinued.',
        de: 'Für {offer} sind das: eine Stellenanzeige für Arbeit, die Ihre Software abnimmt, eine neue Bereichsleitung oder ein Werkzeug, das eingestellt wird.',
      },
      {
        only: { productTypes: ['consulting', 'services'] },
        en: 'For {offer} these are: a change at the top, a new location, a takeover.',
        de: 'Für {offer} sind das: ein Wechsel in der Geschäftsführung, ein neuer Standort oder eine Übernahme.',
      },
      {
        only: { productTypes: ['physical_products'] },
        en: 'For {offer} these are: a new branch, a change in the range on the shelf, the start of a season.',
        de: 'Für {offer} sind das: eine neue Filiale, ein Wechsel im Sortiment oder der Beginn einer Saison.',
      },
      {
        only: {
          productTypes: ['events_webinars', 'digital_products', 'memberships_subscriptions', 'marketplace'],
        },
        en: 'For {offer} these are: new staff, a new rule in the industry, an advertised post in training or purchasing.',
        de: 'Für {offer} sind das: neue Mitarbeitende, eine neue Vorschrift in der Branche oder eine Stellenanzeige in Weiterbildung oder Einkauf.',
      },
    ],
  },
  {
    id: 'who-signs',
    theme: 'audience',
    when: {
      answers: {
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        biggestChallenges: { sales_process: 2, conversion: 1 },
        customerAcquisition: { direct_sales: 2, cold_calling: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [
      {
        findings: ['customer-focus', 'pricing'],
        bad: {
          en: 'whoever needs arguments for their superiors finds none there, so send them along on one page.',
          de: 'Wer dort Argumente für seine Vorgesetzten sucht, geht leer aus. Schicken Sie sie auf einer Seite mit.',
        },
        good: {
          en: 'give the person who will use it that passage to pass on.',
          de: 'Geben Sie der Person, die damit arbeitet, diese Stelle zum Weiterleiten.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
    title: {
      en: 'Find out who signs, who uses it and who can stop it',
      de: 'Klären, wer unterschreibt, wer nutzt und wer bremst',
    },
    body: {
      en: 'At prices {prices} one person rarely decides alone. Add three names per company to your list: who signs the invoice, who works with {offer} every day and who has to agree, such as IT, purchasing or the works council. Write the first message to the second of them and ask for the first.',
      de: 'Bei Preisen {prices} entscheidet selten eine Person allein. Ergänzen Sie Ihre Liste je Firma um drei Namen: wer die Rechnung freigibt, wer täglich mit {offerDat} zu tun hat und wer zustimmen muss, etwa IT, Einkauf oder Betriebsrat. Schreiben Sie zuerst der zweiten Person und fragen Sie nach der ersten.',
    },
  },
] as const satisfies readonly StepRule[];
