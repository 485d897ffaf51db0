import type { imprint as source } from '../../en/site/imprint.ts';
import { translationOf } from '../../shape.ts';
import { roles } from './roles.ts';

export const imprint = translationOf<typeof source>()({
  title: 'Impressum, Nutzungsbedingungen und Datenschutz',
  description:
    'Hier steht, wer {brand} betreibt, wie Sie uns erreichen, welche Bedingungen gelten und was mit Ihren Daten geschieht.',
  lead: 'Hier erfahren Sie, wer wir sind, was für die Nutzung dieser Website gilt und was mit Ihren Daten geschieht.',
  contents: 'Auf dieser Seite',
  updated: 'Stand: {updated}',
  parts: {
    company: {
      title: 'Angaben zum Unternehmen',
      text: {
        byLaw: {
          DE: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
          AT: {
            byRegister: {
              on: 'Angaben gemäß § 5 E-Commerce-Gesetz (ECG) und § 14 Unternehmensgesetzbuch (UGB), Offenlegung gemäß § 25 Mediengesetz (MedienG).',
              off: 'Angaben gemäß § 5 E-Commerce-Gesetz (ECG) und § 63 Gewerbeordnung (GewO), Offenlegung gemäß § 25 Mediengesetz (MedienG).',
            },
          },
          CH: 'Angaben gemäß Art. 3 Abs. 1 lit. s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
          US: 'Angaben zum Anbieter dieser Website.',
          other: 'Angaben zum Anbieter dieser Website.',
        },
      },
      labels: {
        legalForm: 'Rechtsform',
        purpose: 'Unternehmensgegenstand',
        register: {
          byLaw: {
            DE: 'Registereintrag',
            AT: 'Firmenbuch',
            CH: 'Handelsregister',
            US: 'Registereintrag',
            other: 'Registereintrag',
          },
        },
        vatId: {
          byLaw: {
            DE: 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG)',
            AT: 'UID-Nummer',
            CH: 'Mehrwertsteuer-Nummer',
            US: 'Umsatzsteuer-Nummer',
            other: 'Umsatzsteuer-Nummer',
          },
        },
        businessId: 'Wirtschafts-Identifikationsnummer',
        state: 'Gegründet nach dem Recht von',
        mediaPolicy: 'Grundlegende Richtung (§ 25 Abs. 4 MedienG)',
        supervision: 'Aufsichtsbehörde',
        chamber: 'Kammer',
        profession: 'Berufsbezeichnung und Staat, der sie verliehen hat',
        tradeRules: 'Berufsrechtliche Vorschriften',
        insurance: 'Berufshaftpflichtversicherung',
      },
      roles,
    },
    contact: {
      title: 'Kontakt',
      email: 'E-Mail',
      phone: 'Telefon',
    },
    responsible: {
      byResponsible: {
        on: {
          title: 'Verantwortlich für den Inhalt',
          text: {
            byLaw: {
              DE: 'Verantwortlich gemäß § 18 Abs. 2 Medienstaatsvertrag (MStV):',
              AT: 'Für den Inhalt dieser Website verantwortlich:',
              CH: 'Für den Inhalt dieser Website verantwortlich:',
              US: 'Für den Inhalt dieser Website verantwortlich:',
              other: 'Für den Inhalt dieser Website verantwortlich:',
            },
          },
        },
        off: null,
      },
    },
    partnership: {
      byPartner: {
        on: {
          title: 'Strategische Partnerschaft',
          text: [
            'Betreiber von {brand} ist {company}, zusammen mit einem strategischen Partner: {partner}.',
            'Der Partner unterstützt uns beim Outreach für unsere Kunden. Für diese Website und für die Daten, die Sie hier eingeben, ist {company} allein verantwortlich. Der Partner erhält Ihre Angaben nur, wenn Sie zustimmen oder wenn er sie für einen Vertrag mit Ihnen braucht.',
          ],
        },
        off: null,
      },
    },
    disclaimer: {
      title: 'Haftungsausschluss',
      items: {
        content: {
          title: 'Eigene Inhalte',
          text: [
            'Wir erstellen und prüfen die Inhalte dieser Seiten sorgfältig. Wir übernehmen aber keine Gewähr dafür, dass sie jederzeit vollständig und aktuell sind. Für eigene Inhalte sind wir als Diensteanbieter nach den allgemeinen Gesetzen verantwortlich.',
          ],
        },
        links: {
          title: 'Links auf andere Websites',
          text: [
            'Einige Links führen zu Websites anderer Anbieter, etwa zu unserer Buchungsseite. Auf deren Inhalte haben wir keinen Einfluss. Verantwortlich sind die jeweiligen Betreiber.',
            'Als wir die Links gesetzt haben, waren dort keine Rechtsverstöße erkennbar. Wenn wir von einem Verstoß erfahren, entfernen wir den Link.',
          ],
        },
        copyright: {
          title: 'Urheberrecht',
          text: [
            'Die Inhalte dieser Seiten sind urheberrechtlich geschützt. Für Ihre eigene Arbeit dürfen Sie sie ansehen, speichern und ausdrucken. Jede weitere Nutzung bedarf unserer schriftlichen Zustimmung.',
          ],
        },
      },
    },
  },
});
