import type { StepRule } from '../step-rule.ts';

export const team = [
  {
    id: 'two-mornings',
    theme: 'team',
    when: {
      answers: {
        teamSize: { '1-5': 3 },
        biggestChallenges: {
          team_scaling: 3,
          lead_generation: 1,
          content_creation: 1,
          marketing_automation: 1,
        },
      },
      only: { teamSize: ['1-5'] },
    },
    seen: [
      {
        findings: ['booking', 'contact-form', 'phone'],
        bad: {
          en: 'set that up on the first of these mornings.',
          de: 'Richten Sie das am ersten dieser Vormittage ein.',
        },
        good: {
          en: 'put the talks that come of it on these mornings.',
          de: 'Legen Sie Gespräche, die daraus entstehen, auf diese Vormittage.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Keep two mornings a week for new customers',
      de: 'Zwei Vormittage pro Woche für neue Kunden freihalten',
    },
    body: {
      en: 'In a small company, selling happens when nothing else does. Block Tuesday and Thursday until eleven, telephone and mailbox off, for {batch} companies a week and for following up. Decide beforehand what may interrupt you, and let somebody outside ask you on Fridays whether the two mornings took place.',
      de: 'In einem kleinen Unternehmen wird verkauft, wenn sonst nichts anliegt. Blockieren Sie Dienstag und Donnerstag bis elf Uhr, ohne Postfach und Telefonzentrale, für {batch} Firmen pro Woche und fürs Nachfassen. Legen Sie vorher fest, was Sie unterbrechen darf, und lassen Sie sich freitags von jemandem fragen, ob beide Vormittage stattgefunden haben.',
    },
  },
  {
    id: 'first-seller',
    theme: 'team',
    when: {
      answers: {
        businessPhase: { team: 3 },
        biggestChallenges: { team_scaling: 3 },
        teamSize: { '6-20': 2, '1-5': 1 },
      },
      only: { teamSize: ['1-5', '6-20'] },
    },
    seen: [
      {
        findings: ['audience', 'value-proposition'],
        bad: {
          en: 'while that is so, even the best seller starts from nothing.',
          de: 'Solange das so ist, fängt auch die beste Verkaufskraft bei null an.',
        },
        good: {
          en: 'that gives the new post something to hold on to from the first day.',
          de: 'Damit hat die neue Stelle vom ersten Tag an etwas in der Hand.',
        },
      },
    ],
    impact: 4,
    effort: 3,
    needs: [],
    title: {
      en: 'Hire for sales only what you can describe',
      de: 'Im Vertrieb nur einstellen, was Sie beschreiben können',
    },
    body: {
      en: 'Win five customers along one written path before somebody else is to do it. Then the post has a list, three messages, a guide for the first talk and a figure for the first ninety days: talks held, not turnover. In the interview let the candidate call you as if you worked at a company on your list.',
      de: 'Gewinnen Sie fünf Kunden auf einem schriftlich festgehaltenen Weg, bevor es jemand anderes tun soll. Dann gehören zur Stelle eine Liste, drei Nachrichten, ein Gesprächsleitfaden und eine Zahl für die ersten neunzig Tage: geführte Gespräche, nicht Umsatz. Lassen Sie sich im Vorstellungsgespräch anrufen, als säßen Sie bei einer Firma von Ihrer Liste.',
    },
  },
  {
    id: 'playbook',
    theme: 'team',
    when: {
      answers: {
        biggestChallenges: { team_scaling: 3, sales_process: 1 },
        businessPhase: { team: 2, scaling: 2 },
        teamSize: { '21-50': 3, '50+': 2 },
      },
      only: { teamSize: ['21-50', '50+'] },
    },
    seen: [
      {
        findings: ['audience', 'value-proposition', 'customer-focus'],
        bad: {
          en: 'the eight pages give the website its words, too.',
          de: 'Mit den acht Seiten bekommt auch die Website ihre Worte.',
        },
        good: {
          en: 'so the first of the eight pages exists already.',
          de: 'Die erste der acht Seiten gibt es damit schon.',
        },
      },
    ],
    impact: 4,
    effort: 3,
    needs: [],
    title: {
      en: 'Write down how your best people sell',
      de: 'Aufschreiben, wie Ihre Besten verkaufen',
    },
    body: {
      en: 'Sit in on five talks of the person who closes most often and note the questions, not the arguments. They become eight pages: for whom, occasion, first message, six questions, three objections, offer, next date. A new colleague should be able to hold a talk about {offer} on their own after two weeks with it; if not, a page is missing.',
      de: 'Hören Sie bei fünf Gesprächen der Person zu, die am häufigsten abschließt, und notieren Sie die Fragen, nicht die Argumente. Daraus werden acht Seiten: für wen, Anlass, erste Nachricht, sechs Fragen, drei Einwände, Angebot, nächster Termin. Wer neu ist, sollte damit nach zwei Wochen allein ein Gespräch über {offer} führen können. Gelingt das nicht, fehlt eine Seite.',
    },
  },
  {
    id: 'one-pilot-region',
    theme: 'team',
    when: {
      answers: {
        teamSize: { '50+': 3, '21-50': 1 },
        businessPhase: { scaling: 2 },
        biggestChallenges: { lead_generation: 1, sales_process: 1, team_scaling: 1 },
      },
      only: { teamSize: ['21-50', '50+'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'choose the region in which you have a customer you may name.',
          de: 'Wählen Sie die Region, in der Sie einen Kunden haben, den Sie nennen dürfen.',
        },
        good: {
          en: 'choose the region of your best-known customer.',
          de: 'Wählen Sie die Region, in der Ihr bekanntester Kunde sitzt.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
    title: {
      en: 'Test in one region before everybody joins in',
      de: 'In einer Region erproben, bevor alle mitmachen',
    },
    body: {
      en: 'With a team of your size the risk is not the message but the roll-out. Let two people address {group} in one region for eight weeks and nobody else. Agree beforehand on the number of talks above which it goes to all, and who may stop it; in week nine you decide on figures, not on opinions.',
      de: 'Bei einem Unternehmen Ihrer Größe liegt das Risiko nicht in der Botschaft, sondern in der Einführung. Lassen Sie acht Wochen lang zwei Personen {group} in einer Region ansprechen und sonst niemanden. Vereinbaren Sie vorher, ab wie vielen Gesprächen alle mitmachen und wer abbrechen darf. In Woche neun entscheiden Zahlen statt Meinungen.',
    },
  },
] as const satisfies readonly StepRule[];
