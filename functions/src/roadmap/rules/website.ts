import type { StepRule } from '../step-rule.ts';

export const website = [
  {
    id: 'booking-link',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 2, sales_process: 1 },
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 2, email: 2, cold_calling: 1, direct_sales: 1, networking: 1 },
      },
      only: { priceRange: ['100-1k', '1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    },
    repairs: ['booking'],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Make the first meeting bookable in two clicks',
      de: 'Das Erstgespräch in zwei Klicks buchbar machen',
    },
    body: {
      en: 'Put a calendar with four free slots a week behind the main button and behind your email signature. Say beside it how long the talk takes, who will be there and what the visitor knows afterwards.',
      de: 'Legen Sie einen Kalender mit vier freien Terminen pro Woche hinter den wichtigsten Button und in Ihre E-Mail-Signatur. Schreiben Sie daneben, wie lange das Gespräch dauert, wer dabei ist und was der Besucher danach weiß.',
    },
  },
  {
    id: 'page-for-one-group',
    theme: 'website',
    when: {
      answers: {
        businessPhase: { ads: 3 },
        customerAcquisition: { paid: 3, email: 2, influencer: 2 },
        biggestChallenges: { conversion: 2 },
      },
    },
    seen: [
      {
        findings: ['call-to-action-early', 'audience', 'value-proposition'],
        bad: {
          en: 'do it differently on the new page from the start.',
          de: 'Machen Sie es auf der neuen Seite von Anfang an anders.',
        },
        good: { en: 'keep it that way on the new page.', de: 'Behalten Sie das auf der neuen Seite bei.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Build one page for one target group',
      de: 'Eine eigene Seite für eine Zielgruppe bauen',
    },
    body: {
      en: 'Whoever clicks should not land on the homepage. Build a page only for {group}: their trouble in their words, what {offer} changes, one voice from the same field, one button. Every ad and every message to this group leads there, so that you can see what they bring.',
      de: 'Wer klickt, sollte nicht auf der Startseite landen. Bauen Sie eine Seite nur für {group}: deren Problem in deren Worten, was sich mit {offerDat} ändert, eine Stimme aus derselben Branche, ein Button. Jede Anzeige und jede Nachricht an diese Gruppe führt dorthin, und Sie sehen, was sie bringen.',
    },
  },
  {
    id: 'next-step-on-top',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 1, social_media: 1 },
        businessPhase: { content: 2, social: 1 },
        customerAcquisition: { organic: 2, influencer: 1, word_of_mouth: 1, content: 1 },
        priceRange: { '10-100': 1, '100-1k': 1 },
      },
    },
    repairs: ['call-to-action', 'call-to-action-early'],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Offer one next step where everybody sees it',
      de: 'Einen nächsten Schritt anbieten, den jeder sieht',
    },
    body: {
      en: 'Decide what a visitor who likes {offer} should do: ask for a sample, try it, call you, book a talk. One of these, not four. Put it as a button in the first section and again at the end, and let the button say what happens next.',
      de: 'Entscheiden Sie, was ein Besucher tun soll, der sich für {offer} interessiert: ein Muster anfordern, ausprobieren, anrufen oder ein Gespräch buchen. Eines davon, nicht vier. Setzen Sie es als Button in den ersten Abschnitt und noch einmal ans Ende, und lassen Sie den Button sagen, was danach geschieht.',
    },
  },
  {
    id: 'short-form',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { conversion: 2 },
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 2, organic: 1, influencer: 1 },
      },
    },
    repairs: ['form-length', 'contact-form'],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Ask for three things in the form, not for ten',
      de: 'Im Formular drei Dinge fragen statt zehn',
    },
    body: {
      en: 'Name, email address and one open line, “What is it about?”, are enough for a first contact. Tell people below the button when they will hear from you and keep to it; everything else is what the conversation is for.',
      de: 'Name, E-Mail-Adresse und eine offene Zeile „Worum geht es?“ genügen für den ersten Kontakt. Schreiben Sie unter den Button, bis wann Sie sich melden, und halten Sie sich daran. Alles andere klärt das Gespräch.',
    },
  },
  {
    id: 'ready-for-phones',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { social_media: 3 },
        businessPhase: { social: 2, ads: 1 },
        customerAcquisition: { influencer: 2, paid: 1, email: 1 },
      },
    },
    repairs: ['viewport', 'render-blocking', 'html-weight'],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Make the website pleasant on a phone',
      de: 'Die Website für das Smartphone angenehm machen',
    },
    body: {
      en: 'Posts and messages are opened on the phone, so that is where the first impression of {offer} is made. Open your own website over a weak connection, time how long it takes until the first sentence can be read, and remove whatever stands before it: sliders, videos that start by themselves, windows that cover the page.',
      de: 'Beiträge und Nachrichten werden am Smartphone geöffnet, dort entsteht der erste Eindruck. Rufen Sie Ihre Website bei schwachem Empfang auf, stoppen Sie, wie lange es bis zum ersten lesbaren Satz dauert, und entfernen Sie alles, was davorsteht: Bildwechsler, selbst startende Videos, Fenster, die die Seite verdecken.',
    },
  },
  {
    id: 'found-by-search',
    theme: 'website',
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 1 },
        businessPhase: { content: 2 },
        biggestChallenges: { lead_generation: 1, content_creation: 1 },
      },
    },
    repairs: ['title', 'description'],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Win the click in the search results',
      de: 'Den Klick in den Suchergebnissen gewinnen',
    },
    body: {
      en: 'Write title and description like a small ad: what you offer, for whom, one fact that only you can name. Do it first for the five pages that already bring visitors, and compare after four weeks in the search console which of the new titles is clicked more often.',
      de: 'Schreiben Sie Titel und Beschreibung wie eine Kleinanzeige: was Sie bieten, für wen, dazu eine Tatsache, die nur Sie nennen können. Beginnen Sie mit den fünf Seiten, die schon Besucher bringen, und vergleichen Sie nach vier Wochen in der Search Console, welche neuen Titel öfter angeklickt werden.',
    },
  },
  {
    id: 'open-to-search',
    theme: 'website',
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 2 },
        businessPhase: { content: 2 },
        biggestChallenges: { lead_generation: 2, content_creation: 1 },
      },
    },
    repairs: ['indexable'],
    impact: 5,
    effort: 1,
    needs: [],
    title: {
      en: 'Let search engines in again',
      de: 'Suchmaschinen wieder hereinlassen',
    },
    body: {
      en: 'Usually this is one forgotten setting from the days when the site was built. Have whoever looks after it remove the ban, submit the sitemap in the search console and check after two weeks that the pages about {offer} are listed. Nothing else you do for being found takes effect before that.',
      de: 'Meist ist das eine vergessene Einstellung aus der Zeit, als die Seite gebaut wurde. Lassen Sie die Sperre entfernen, melden Sie die Sitemap in der Search Console an und prüfen Sie nach zwei Wochen, ob die Seiten über {offer} dort stehen. Vorher wirkt nichts, was Sie sonst für Ihre Sichtbarkeit tun.',
    },
  },
  {
    id: 'reachable-by-phone',
    theme: 'website',
    when: {
      answers: {
        customerAcquisition: { cold_calling: 3, direct_sales: 2, word_of_mouth: 1 },
        biggestChallenges: { conversion: 1, lead_generation: 1 },
      },
    },
    repairs: ['phone', 'email'],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Be easy to call back',
      de: 'Leicht zurückzurufen sein',
    },
    body: {
      en: 'Whoever you call looks up your number afterwards. Put it at the top of every page so that one tap dials it, add the hours at which a person answers, and agree on a sentence with which everybody in the house picks up the phone.',
      de: 'Wen Sie anrufen, der sucht danach Ihre Nummer. Stellen Sie sie auf jeder Seite nach oben, sodass ein Fingertipp genügt, nennen Sie die Zeiten, zu denen ein Mensch abhebt, und vereinbaren Sie einen Satz, mit dem sich alle im Haus melden.',
    },
  },
  {
    id: 'consent-first',
    theme: 'website',
    when: {
      answers: { businessPhase: { ads: 2 }, customerAcquisition: { paid: 2 } },
    },
    repairs: ['tracker-consent', 'privacy'],
    impact: 2,
    effort: 1,
    needs: [],
    title: {
      en: 'Ask before you measure',
      de: 'Erst fragen, dann messen',
    },
    body: {
      en: 'Larger customers have your website checked before they sign. List every service that loads on it, remove those nobody has looked at for three months, and let the rest start only after consent. Have somebody with legal knowledge look at the result.',
      de: 'Größere Kunden lassen Ihre Website prüfen, bevor sie unterschreiben. Listen Sie alle Dienste auf, die dort laden, entfernen Sie die, deren Zahlen seit drei Monaten niemand angesehen hat, und starten Sie die übrigen erst nach der Einwilligung. Lassen Sie das Ergebnis fachkundig prüfen.',
    },
  },
  {
    id: 'link-preview',
    theme: 'website',
    when: {
      answers: {
        biggestChallenges: { social_media: 2 },
        businessPhase: { social: 2 },
        customerAcquisition: { influencer: 3, word_of_mouth: 2, networking: 1, referral: 1 },
      },
    },
    repairs: ['open-graph'],
    impact: 2,
    effort: 1,
    needs: [],
    title: {
      en: 'Let a shared link speak for you',
      de: 'Einen geteilten Link für Sie sprechen lassen',
    },
    body: {
      en: 'Recommendations today are links in a chat. Give the homepage a preview with a picture of {offer} in use, a title of six words and one sentence that names the benefit. Send yourself the link in three different apps and see what a stranger would see.',
      de: 'Empfehlungen sind heute Links im Chat. Geben Sie der Startseite eine Vorschau mit einem Bild aus der Praxis, einem Titel aus sechs Wörtern und einem Satz zum Nutzen. Schicken Sie sich den Link in drei verschiedenen Apps und sehen Sie, was ein Fremder sähe.',
    },
  },
] as const satisfies readonly StepRule[];
