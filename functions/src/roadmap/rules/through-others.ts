import type { StepRule } from '../step-rule.ts';

/** Whom to address when the end customers belong to somebody else. */
export const throughOthers = [
  {
    id: 'companies-before-consumers',
    theme: 'audience',
    when: {
      answers: { customerType: { b2c: 3 }, biggestChallenges: { lead_generation: 2, competition: 1 } },
      only: { customerType: ['b2c'] },
    },
    seen: [
      {
        findings: ['audience', 'contact-form'],
        bad: {
          en: 'add a page for business customers with a person to talk to.',
          de: 'Ergänzen Sie eine Seite für Geschäftskunden mit einer Ansprechperson.',
        },
        good: {
          en: 'add one sentence there for business customers.',
          de: 'Ergänzen Sie dort einen Satz für Geschäftskunden.',
        },
      },
    ],
    impact: 5,
    effort: 3,
    needs: [],
    title: {
      en: 'Choose the companies that already have your customers',
      de: 'Firmen wählen, die Ihre Kunden schon haben',
    },
    body: {
      en: 'Winning consumers one by one is slow, and outreach is not made for it. {group} reach many of them at once. List twenty such companies nearby and write beside each what it gains: something to sell, something to give away or a reason for its own customers to come back.',
      de: 'Privatkunden einzeln zu gewinnen dauert lange, und Outreach ist dafür nicht gemacht. {group} erreichen viele davon auf einmal. Listen Sie zwanzig solcher Firmen in Ihrer Nähe auf und notieren Sie daneben, was diese davon haben: etwas zu verkaufen, etwas zu verschenken oder einen Grund, warum ihre Kunden wiederkommen.',
    },
    adds: [
      {
        only: { priceRange: ['10-100', '100-1k'] },
        en: 'Ask for one small order first, not for a framework contract.',
        de: 'Bitten Sie zuerst um eine kleine Bestellung, nicht um einen Rahmenvertrag.',
      },
      {
        only: { priceRange: ['1k-10k', '10k-plus'] },
        en: 'At prices {prices} offer a commission instead of a discount: it costs you something only when a sale is made.',
        de: 'Bieten Sie bei Preisen {prices} eine Provision statt eines Rabatts: Sie kostet erst etwas, wenn verkauft ist.',
      },
    ],
  },
  {
    id: 'partners-with-reach',
    theme: 'audience',
    when: {
      answers: {
        customerType: { b2b2c: 3 },
        businessPhase: { partnerships: 2 },
        customerAcquisition: { partnerships: 2, influencer: 1 },
        productTypes: { marketplace: 1 },
      },
      only: { customerType: ['b2b2c'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'name the first partner there as soon as they have agreed, that convinces the second.',
          de: 'Nennen Sie dort den ersten Partner, sobald er zugesagt hat. Das überzeugt den zweiten.',
        },
        good: {
          en: 'put partners before end customers there.',
          de: 'Stellen Sie dort Partner vor Endkunden.',
        },
      },
    ],
    impact: 5,
    effort: 3,
    needs: [],
    title: {
      en: 'Rank partner companies by whom they bring',
      de: 'Partnerfirmen danach ordnen, wen sie mitbringen',
    },
    body: {
      en: 'List thirty companies that could carry {offer} to their customers, beginning with {group}. Give each one point for reach, one for a contract that renews every year and one for a person you can name. Speak only to those with all three; the others cost the same time and bring less.',
      de: 'Listen Sie dreißig Firmen auf, die {offer} zu ihren Kunden tragen könnten, angefangen bei {groupDat}. Vergeben Sie je einen Punkt für Reichweite, für jährlich laufende Verträge und für eine Person, die Sie beim Namen kennen. Sprechen Sie nur mit denen, die alle drei haben: Die anderen kosten gleich viel Zeit und bringen weniger.',
    },
  },
] as const satisfies readonly StepRule[];
