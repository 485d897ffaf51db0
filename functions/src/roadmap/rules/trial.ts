import type { StepRule } from '../step-rule.ts';

/** What a stranger can try before buying, for products that are explained one by one. */
export const trial = [
  {
    id: 'demo-with-their-data',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { software_saas: 3 },
        biggestChallenges: { conversion: 2, competition: 2 },
        customerAcquisition: { direct_sales: 1, paid: 1 },
      },
      only: { productTypes: ['software_saas'] },
    },
    seen: [
      {
        findings: ['call-to-action', 'booking'],
        bad: {
          en: 'offer exactly these twenty minutes there.',
          de: 'Bieten Sie genau diese zwanzig Minuten dort an.',
        },
        good: {
          en: 'say there that it takes twenty minutes and uses their own data.',
          de: 'Schreiben Sie dazu, dass es zwanzig Minuten mit eigenen Daten sind.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Show the software with the prospect’s own data',
      de: 'Die Software mit den Daten des Interessenten zeigen',
    },
    body: {
      en: 'Never demonstrate all of it. Ask for one real file before the meeting and use it to do the one task that costs the prospect most time today. After twenty minutes they hold a result they may keep, and the next meeting is about their data rather than your features.',
      de: 'Führen Sie nie alles vor. Bitten Sie vor dem Termin um eine echte Datei und erledigen Sie damit die eine Aufgabe, die den Interessenten heute am meisten Zeit kostet. Nach zwanzig Minuten hat er ein Ergebnis, das er behalten darf, und im nächsten Termin geht es um seine Daten statt um Ihre Funktionen.',
    },
    adds: [
      {
        only: { priceRange: ['10-100', '100-1k'] },
        en: 'At prices {prices} record it once as a video of three minutes and send that instead of a meeting.',
        de: 'Bei Preisen {prices} nehmen Sie das einmal als Video von drei Minuten auf und schicken es statt einer Einladung.',
      },
    ],
  },
  {
    id: 'sample-in-the-post',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { physical_products: 3 },
        biggestChallenges: { conversion: 2, competition: 2, lead_generation: 1 },
        customerAcquisition: { events: 1, cold_calling: 1 },
      },
      only: { productTypes: ['physical_products'], priceRange: ['10-100', '100-1k'] },
    },
    seen: [
      {
        findings: ['contact-form', 'call-to-action'],
        bad: { en: 'offer the sample there on request.', de: 'Bieten Sie das Muster dort zum Anfordern an.' },
        good: {
          en: 'let companies request the sample there, too.',
          de: 'Lassen Sie Firmen dort auch das Muster anfordern.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Send a sample nobody puts aside',
      de: 'Ein Muster verschicken, das niemand weglegt',
    },
    body: {
      en: 'Let the product speak for itself: pack one piece, a card with the purchase price for ten, and one line about who nearby already has it. Send ten parcels a week to {group} and phone three days after delivery, while it is still lying on the desk.',
      de: 'Lassen Sie das Produkt für sich sprechen: Packen Sie ein Stück ein, dazu eine Karte mit dem Einkaufspreis für zehn und einen Satz, wer es in der Nähe schon führt. Verschicken Sie zehn Pakete pro Woche an {group} und rufen Sie drei Tage nach der Zustellung an, solange es noch auf dem Tisch liegt.',
    },
  },
  {
    id: 'their-material-on-your-machine',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { physical_products: 3 },
        biggestChallenges: { conversion: 2, competition: 2, sales_process: 1 },
        customerAcquisition: { events: 1, direct_sales: 1 },
      },
      only: { productTypes: ['physical_products'], priceRange: ['1k-10k', '10k-plus'] },
    },
    seen: [
      {
        findings: ['contact-form', 'booking', 'call-to-action'],
        bad: {
          en: 'offer a date for such a trial there.',
          de: 'Bieten Sie dort einen Termin für einen solchen Versuch an.',
        },
        good: {
          en: 'name the trial there as the first step.',
          de: 'Nennen Sie dort den Versuch als ersten Schritt.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Let prospects see it done with their own material',
      de: 'Interessenten am eigenen Fall zusehen lassen',
    },
    body: {
      en: 'At prices {prices} nobody orders from a catalogue. Ask {group} for one task of theirs, a workpiece, a sample, a measured room, and show in half an hour by video or at your place what your product makes of it. They keep the result and a sheet with three figures: time, cost, quality.',
      de: 'Bei Preisen {prices} bestellt niemand aus dem Katalog. Bitten Sie {group} um eine eigene Aufgabe, ein Werkstück, ein Muster, einen vermessenen Raum, und zeigen Sie in einer halben Stunde per Video oder bei Ihnen vor Ort, was Ihr Produkt daraus macht. Ergebnis und ein Blatt mit drei Werten bleiben dort: Zeit, Kosten, Qualität.',
    },
  },
  {
    id: 'service-on-one-page',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { services: 3 },
        biggestChallenges: { conversion: 2, pricing_strategy: 1, competition: 1, sales_process: 1 },
      },
      only: { productTypes: ['services'] },
    },
    seen: [
      {
        findings: ['text-depth', 'value-proposition'],
        bad: {
          en: 'the five headings fill that gap as well.',
          de: 'Die fünf Überschriften füllen auch diese Lücke.',
        },
        good: { en: 'take the best sentences from there.', de: 'Übernehmen Sie die besten Sätze von dort.' },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Make the service comparable on one page',
      de: 'Die Dienstleistung auf einer Seite greifbar machen',
    },
    body: {
      en: 'Before it is bought there is nothing of it to see, so write down what can be seen: what is included, what is not, when it is finished, who does it, and what happens if something goes wrong. One page, five headings, no adjectives. It goes along with every offer and every first answer to {group}.',
      de: 'Vor dem Kauf ist davon nichts zu sehen. Schreiben Sie deshalb auf, was sich zeigen lässt: was enthalten ist, was nicht, wann sie fertig ist, wer sie erbringt und was geschieht, wenn etwas schiefgeht. Eine Seite, fünf Überschriften, keine Eigenschaftswörter. Sie liegt jedem Angebot und jeder ersten Antwort an {group} bei.',
    },
  },
  {
    id: 'diagnosis-first',
    theme: 'trial',
    when: {
      answers: {
        productTypes: { consulting: 3 },
        biggestChallenges: { lead_generation: 2, conversion: 1, content_creation: 1 },
        customerAcquisition: { networking: 1, content: 1, referral: 1 },
      },
      only: { productTypes: ['consulting'] },
    },
    seen: [
      {
        findings: ['booking', 'call-to-action'],
        bad: {
          en: 'make the diagnosis the next step there.',
          de: 'Machen Sie die Diagnose dort zum nächsten Schritt.',
        },
        good: {
          en: 'from now on, offer the diagnosis there.',
          de: 'Bieten Sie dort ab jetzt die Diagnose an.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Offer a diagnosis that is useful by itself',
      de: 'Eine Diagnose anbieten, die für sich allein nützt',
    },
    body: {
      en: 'Put together the ten questions you ask in every first consultation and give each a scale from 0 to 3. In 45 minutes you go through them with somebody at one of your {group} and send one page with the three largest gaps the same evening. It is the reason for your first message, since it asks for a talk and not for an order.',
      de: 'Stellen Sie die zehn Fragen zusammen, die Sie in jeder ersten Beratung stellen, und geben Sie jeder eine Skala von 0 bis 3. In 45 Minuten gehen Sie sie mit einem Ansprechpartner bei {groupDat} durch und schicken noch am selben Abend eine Seite mit den drei größten Lücken. Damit haben Sie einen Anlass für die erste Nachricht: Sie bitten um ein Gespräch, nicht um einen Auftrag.',
    },
  },
] as const satisfies readonly StepRule[];
