import type { terms as source } from '../../en/site/terms.ts';
import { translationOf } from '../../shape.ts';

export const terms = translationOf<typeof source>()({
  title: 'Nutzungsbedingungen',
  items: {
    scope: {
      title: 'Für wen diese Bedingungen gelten',
      text: [
        'Diese Bedingungen gelten für die Nutzung dieser Website und ihrer kostenlosen Werkzeuge.',
        {
          byLaw: {
            DE: 'Unser Angebot richtet sich an Unternehmer im Sinne von § 14 BGB, nicht an Verbraucher.',
            AT: 'Unser Angebot richtet sich an Unternehmer im Sinne von § 1 KSchG, nicht an Verbraucher.',
            CH: 'Unser Angebot richtet sich an Unternehmen und Selbstständige, nicht an Konsumenten.',
            US: 'Unser Angebot richtet sich an Unternehmen und Selbstständige, nicht an Verbraucher.',
            other: 'Unser Angebot richtet sich an Unternehmen und Selbstständige, nicht an Verbraucher.',
          },
        },
      ],
    },
    tools: {
      title: 'Kostenlose Werkzeuge',
      text: [
        'Der Unternehmens-Check, die Website-Analyse, die Roadmap und der Nischenfinder sind kostenlos. Sie erhalten eine erste Einschätzung, die auf Ihren Antworten und den öffentlichen Inhalten Ihrer Website beruht.',
        {
          byLanguageModel: {
            on: 'Scores und Roadmaps entstehen nach festen Regeln. Einen Teil der Texte formuliert ein KI-Modell. Die Ergebnisse sind Vorschläge, können Fehler enthalten und ersetzen keine Rechts- oder Unternehmensberatung.',
            off: 'Scores und Roadmaps entstehen nach festen Regeln. Die Ergebnisse sind Vorschläge, können Fehler enthalten und ersetzen keine Rechts- oder Unternehmensberatung.',
          },
        },
        'Bitte geben Sie nur Websites ein, die Ihnen gehören oder die Sie analysieren lassen dürfen, und rufen Sie die Werkzeuge nicht automatisiert auf. Wir können ein Werkzeug jederzeit einschränken oder abschalten.',
      ],
    },
    application: {
      title: 'Bewerbung als Partner',
      text: [
        'Mit einer Bewerbung fragen Sie eine Partnerschaft bei uns an. Sie verpflichten sich damit zu nichts, haben aber auch keinen Anspruch auf eine Partnerschaft. Bitte machen Sie wahrheitsgemäße Angaben. Ein Vertrag kommt erst zustande, wenn beide Seiten ihn gesondert schließen.',
      ],
    },
    services: {
      title: 'Kostenpflichtige Leistungen',
      text: [
        'Die Angaben auf diesen Seiten sind kein verbindliches Angebot. Preise nennen wir auf Anfrage. Umfang, Laufzeit und Preis legen wir in einem individuellen Vertrag fest.',
        {
          byGuarantee: {
            on: 'Die {guaranteeDays}-Tage-Zufriedenheitsgarantie gilt für bei uns gebuchte Leistungen, so wie sie im Vertrag beschrieben ist.',
            off: null,
          },
        },
        'Das Strategiegespräch dauert 30 Minuten, ist kostenlos und verpflichtet Sie zu nichts.',
      ],
    },
    liability: {
      title: 'Haftung',
      text: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit sowie nach zwingendem Produkthaftungsrecht.',
        'Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und nur auf den vertragstypischen, vorhersehbaren Schaden.',
        'Da die Werkzeuge kostenlos sind, sind wir nicht verpflichtet, sie jederzeit verfügbar zu halten.',
      ],
    },
    law: {
      title: 'Recht und Streitigkeiten',
      text: [
        {
          byLaw: {
            DE: 'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Sind Sie Kaufmann, ist Gerichtsstand unser Sitz. Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet.',
            AT: 'Es gilt österreichisches Recht unter Ausschluss der Verweisungsnormen und des UN-Kaufrechts. Sind Sie Unternehmer, entscheidet das an unserem Sitz sachlich zuständige Gericht. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.',
            CH: 'Es gilt Schweizer Recht unter Ausschluss des UN-Kaufrechts. Soweit das Gesetz es zulässt, ist Gerichtsstand unser Sitz.',
            US: 'Es gilt das Recht von {state} (USA) unter Ausschluss des Kollisionsrechts und des UN-Kaufrechts. Soweit das Gesetz es zulässt, sind die Gerichte am Sitz unseres Unternehmens zuständig.',
            other:
              'Es gilt das Recht des Staates, in dem wir unseren Sitz haben ({country}), unter Ausschluss des UN-Kaufrechts. Soweit das Gesetz es zulässt, ist Gerichtsstand unser Sitz.',
          },
        },
      ],
    },
  },
});
