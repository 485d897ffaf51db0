const MODEL =
  'The provider, {modelProvider} ({modelCountry}), processes this data on our behalf (Article 28 GDPR).';
const BOOKING =
  'The booking page is run by {bookingProvider} ({bookingCountry}), which processes what you enter there on our behalf (Article 28 GDPR).';
const TRANSFER =
  'It’s based outside the European Economic Area. We transfer the data there under an adequacy decision or the standard contractual clauses (Articles 45 and 46 GDPR).';

/** The privacy notice, a part of the legal page: what this site really does with data. */
export const privacy = {
  title: 'Privacy',
  months: { one: '{n}\u00a0month', other: '{n}\u00a0months' },
  days: { one: '{n}\u00a0day', other: '{n}\u00a0days' },
  items: {
    'privacy-short': {
      title: 'In short',
      text: [
        'You can read this site without telling us who you are. We don’t use cookies for advertising or statistics, and your browser doesn’t contact any other company until you do something that requires it.',
        'Apart from the technical data that every visit involves, we only receive data about you when you send it to us.',
      ],
    },
    'privacy-controller': {
      title: 'Who is responsible for your data',
      text: [
        '{company}, {street}, {city}, {country}, is responsible for your data on this site. If you have any questions about privacy, email us at {email}.',
        { byDataProtectionOfficer: { on: 'Our data protection officer is {officer}.', off: null } },
        {
          byRepresentativeEu: {
            on: 'Our representative in the European Union (Article 27 GDPR) is {representativeEu}.',
            off: null,
          },
        },
        {
          byRepresentativeUk: {
            on: 'Our representative in the United Kingdom (Article 27 UK GDPR) is {representativeUk}.',
            off: null,
          },
        },
        {
          byRepresentativeSwitzerland: {
            on: 'Our representative in Switzerland (Article 14 FADP) is {representativeSwitzerland}.',
            off: null,
          },
        },
        {
          bySwiss: {
            on: 'If the Swiss Federal Act on Data Protection (FADP) applies to you, you have the rights it gives you. We refer to the GDPR because this site is also for people in the EU.',
            off: null,
          },
        },
      ],
    },
    'privacy-hosting': {
      title: 'Visiting the site',
      text: [
        {
          byHost: {
            ireland:
              'This site runs on Google Firebase, a service provided by Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland.',
            us: 'This site runs on Google Firebase, a service provided by Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA.',
          },
        },
        'When you open a page, the server processes your IP address, the time, the URL you requested, and information that your browser sends about itself. We need this data to show you the page and to protect the site against attacks.',
        'The legal basis is our legitimate interest in a secure and reliable site (Article 6 (1) (f) GDPR).',
        {
          byStorage: {
            eu: 'Google stores and processes what you send us in data centers in the European Union (storage: {databaseRegion}, processing: {region}). Google may also access the data from the United States.',
            'partly-eu':
              'Google stores what you send us in its {databaseRegion} region and processes it in its {region} region, so partly outside the European Union. Google may also access the data from the United States.',
            'outside-eu':
              'Google stores and processes what you send us in data centers outside the European Union (storage: {databaseRegion}, processing: {region}).',
          },
        },
        {
          bySwiss: {
            on: 'Google LLC is certified under the EU-US and Swiss-US Data Privacy Frameworks, and we have a data processing agreement with Google that includes the standard contractual clauses.',
            off: 'Google LLC is certified under the EU-US Data Privacy Framework, and we have a data processing agreement with Google that includes the standard contractual clauses.',
          },
        },
        'Our server logs contain the time, the URL you requested, and your IP address. They’re deleted after {logDays}. To detect abuse, Google keeps visitors’ IP addresses for a few months.',
        {
          byAppCheck: {
            on: 'Fonts, images, and scripts come from our own domain, except for the bot protection described below.',
            off: 'Fonts, images, and scripts come from our own domain.',
          },
        },
      ],
    },
    'privacy-app-check': {
      byAppCheck: {
        on: {
          title: 'Bot protection',
          text: [
            'When you submit a form, have us analyze a website, or use another function on our server, your browser loads reCAPTCHA Enterprise, a Google service. Firebase App Check uses it to find out whether you’re a person or a bot.',
            'To do this, it sends Google your IP address, information about your browser and device, and information about how you use the page. It may also set a cookie named _GRECAPTCHA.',
            'Nothing is loaded until you do one of these things.',
            'The legal basis is our legitimate interest in keeping bots from abusing the site (Article 6 (1) (f) GDPR). If your browser doesn’t pass this test, our server rejects its requests. You can email us at {email} instead.',
          ],
        },
        off: null,
      },
    },
    'privacy-application': {
      title: 'Applying to become a partner',
      text: [
        'When you apply, we store what you enter: your name and email address; whether you’re a founder, an agency, or a company; and, if you provide them, your website and message.',
        'We also store the time, your language, and which version of the terms you accepted.',
        'If you check the box to include your business check result, we store that as well: your website, the score, your answers, the findings, and the roadmap.',
        'Only our team can read applications. We use them to decide on a partnership and to reply to you (Article 6 (1) (b) GDPR).',
        {
          byMail: {
            on: 'We notify our team of your application by email and send you a confirmation that repeats what you entered. If you don’t receive one, please let us know. A provider under contract with us sends our emails. We don’t track whether you open them.',
            off: null,
          },
        },
        {
          byChat: {
            on: 'We also pass your application on to another system of our team, such as our team chat, which a provider runs under contract with us. It learns when your application is changed, withdrawn, or deleted, too.',
            off: null,
          },
        },
        'To keep bots from flooding the form, our server counts how many applications come from each IP address and each email address. It keeps these counts for a day, in quiet times for a few days, in a form that doesn’t reveal the addresses (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-retention': {
      title: 'How long we keep an application',
      text: [
        'We delete your application automatically: {afterRejection} after a rejection, {afterApproval} after an approval if nothing has happened since then, or {afterArrival} after it arrived if we haven’t made a decision.',
        'Our team sees a warning during the week before.',
        'We also delete everything that belongs to the application: our notes, the details stored with it, and any messages that haven’t been sent.',
        'We only keep the application’s number and a log of what happened to it and when, including that it was deleted. None of this identifies you. If our team received a message about your application, we delete that too.',
        'We keep backups separately. If we ever have to restore one, we leave out everything that was deleted after the backup was made.',
      ],
    },
    'privacy-deletion': {
      title: 'Viewing, correcting, or withdrawing your application',
      text: [
        {
          byMail: {
            on: 'Your confirmation contains a link to your application. You can use it to see what we’ve stored and to correct, add to, or withdraw your application. You don’t need an account, and the link works as long as the application exists.',
            off: null,
          },
        },
        {
          byMail: {
            on: 'If you withdraw your application, it’s deleted immediately. Anyone who has the link can do all of this, so please don’t share it.',
            off: null,
          },
        },
        {
          byMail: {
            on: 'After you withdraw it, we only keep your name, your email address, your language, and when and as what you applied, until we’ve confirmed this to you and told our team. That takes one day at most.',
            off: null,
          },
        },
        'To have us delete your application, email {email} from the address you applied with. The subject line “Delete my application” is enough, and you don’t have to give a reason.',
        'We’ll delete your application without undue delay, within one month at the latest, and let you know when we have.',
      ],
    },
    'privacy-newsletter': {
      byNewsletter: {
        unstored: {
          title: 'Newsletter',
          text: [
            'The newsletter box at the bottom of the page doesn’t store or send anything yet, so the address you enter stays in your browser. We’ll ask for your consent before that changes.',
          ],
        },
        'double-opt-in': {
          title: 'Newsletter',
          text: [
            'We only email you our newsletter if you’ve subscribed and then confirmed this with the link in an email from us (Article 6 (1) (a) GDPR). If you don’t confirm, we delete your address after a week.',
            'To be able to prove your consent (Article 7 (1) GDPR), we store your email address, your language, when you subscribed and confirmed, and which version of the text you agreed to.',
            'To prevent abuse, our server counts requests per IP address and email address for a day, in quiet times for a few days, in a form that doesn’t reveal the addresses (Article 6 (1) (f) GDPR).',
            'A provider under contract with us sends our emails. You can unsubscribe at any time with the link in every email, or by emailing {email}.',
            'We then delete your address and everything stored with it immediately, and only keep the subscription’s number, so that none of it comes back if we restore a backup.',
          ],
        },
        none: null,
      },
    },
    'privacy-check': {
      title: 'Business check and website analysis',
      text: [
        'You don’t need an account for the business check. Your answers are saved in your browser so that you don’t lose them if you reload the page. You can start over at any time. To delete your answers, clear this site’s data in your browser.',
        'When you have us analyze a website, our server opens its public pages the way a visitor would and looks at their content and technology. It only needs the address you enter. The legal basis is your request (Article 6 (1) (b) GDPR).',
        'To prevent abuse, our server counts requests per IP address for a day, in quiet times for a few days. To answer the same request faster, it keeps results for a few hours at most (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-device': {
      title: 'What we store on your device',
      text: [
        'We only store what you need for something you asked for: what you enter in the business check, a form, or the niche finder, whether your access code was accepted, and your sign-in.',
        'All of it stays in this site’s storage in your browser until you delete it there. We don’t use it to recognize you or to measure what you do.',
        {
          byLaw: {
            DE: 'This doesn’t require your consent (§ 25 (2) no. 2 of the German TDDDG).',
            AT: 'This doesn’t require your consent (§ 165 (3) of the Austrian Telecommunications Act 2021).',
            CH: 'This doesn’t require your consent (Article 45c of the Swiss Telecommunications Act).',
            US: 'In the EU, this doesn’t require your consent (Article 5 (3) of Directive 2002/58/EC).',
            other: 'This doesn’t require your consent (Article 5 (3) of Directive 2002/58/EC).',
          },
        },
      ],
    },
    'privacy-counting': {
      byCounting: {
        on: {
          title: 'What we count',
          text: [
            'To see where visitors get stuck, we count how often each of the events below happens in a day. We only keep these daily totals. We count separately for each language, for phones and larger screens, and for each campaign that brought visitors here.',
            'We get the campaign from the link you followed (its “utm_source”) or from the website where you found it. These are the campaigns we count: {campaigns}. Everything else counts as “{other}.”',
            'If you send us an application, we also store which campaign brought you here and what your link says about it (“utm_source,” “utm_medium,” and “utm_campaign”).',
            'Your browser only tells our server about these events after you click, tap, or press a key. We don’t set any cookies for this or store anything on your device, and the totals don’t contain IP addresses, identifiers, or times of day.',
            'To keep bots from distorting the totals, our server counts requests per IP address for a day, in quiet times for a few days, in a form that doesn’t reveal the address.',
            'The legal basis is our legitimate interest in a site that works for its visitors (Article 6 (1) (f) GDPR).',
            'We keep the daily totals for {countsMonths}. If your browser sends a “Do Not Track” or “Global Privacy Control” signal, we don’t count your visit.',
          ],
        },
        off: null,
      },
    },
    'privacy-ai': {
      title: 'How results are generated',
      text: [
        {
          byLanguageModel: {
            on: 'We generate results with fixed rules. In addition, an AI model, {modelProvider}, reads the website, suggests steps for what you ask for in your own words, and rewrites reasons.',
            off: 'We generate scores, website analyses, and roadmaps with fixed rules. No AI model is involved, and we don’t share your data with anyone to create them. Please don’t enter trade secrets or other people’s personal data.',
          },
        },
        {
          byLanguageModel: {
            on: 'To do this, our server sends the provider the text of the website, your answers, and what you write in your own words. We don’t send your name or email address, because the check doesn’t ask for them. Please don’t enter trade secrets or other people’s personal data.',
            off: null,
          },
        },
        { byModelPlace: { google: null, eea: MODEL, elsewhere: `${MODEL} ${TRANSFER}` } },
        'We don’t make automated decisions about you or create a profile of you. The results are suggestions. People on our team decide on applications and contracts.',
      ],
    },
    'privacy-account': {
      title: 'Account',
      text: [
        'For accounts, we use Firebase Authentication, which Google runs in the United States. It stores your email address, your password in a form nobody can read, and the times you signed up and signed in (Article 6 (1) (b) GDPR).',
        'For a few weeks, it also stores the IP addresses you signed in from. Your browser keeps you signed in until you sign out.',
        'You can save business check results in your account. We then store the result, the website, its score, and the time, but not what you wrote about your challenges. Only you can see your saved results.',
        {
          byMail: {
            on: 'Once you’ve confirmed your email address, you can ask us to check your website once a month and email you when its score changes (Article 6 (1) (a) GDPR). You can stop this at any time in your account or with the link in any of these emails.',
            off: null,
          },
        },
        'We keep your account and everything in it until you delete it or email {email} and ask us to. Everything is then deleted immediately, and Google removes any remaining copies from its backups within 180 days.',
        'We only keep the account number, so that none of your data comes back if we restore a backup.',
      ],
    },
    'privacy-access': {
      title: 'Access codes',
      text: [
        'When you enter an access code for mentees or mentors, our server compares it with the codes we’ve issued and counts how often it’s used. For each code, we also store whether it’s for a mentee or a mentor and how long it’s valid, but not who it belongs to.',
        'Your browser remembers that your code was accepted until you enter a different one or clear this site’s data (Article 6 (1) (b) GDPR).',
        'To keep people from guessing codes, our server counts attempts per IP address and network for a day, in quiet times for a few days, in a form that doesn’t reveal either one (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-video': {
      byVideo: {
        file: { title: 'Video', text: ['Our video comes from this website, not from a video platform.'] },
        provider: {
          title: 'Video',
          text: [
            'Our video is hosted by {videoProvider}. Your browser doesn’t load it until you click play. {videoProvider} then receives your IP address and information about your browser and may store data on your device (Article 6 (1) (a) GDPR).',
            'From then on, the privacy notice of {videoProvider} applies.',
          ],
        },
        none: null,
      },
    },
    'privacy-links': {
      title: 'Booking and other links',
      text: [
        'Our booking page and the other sites we link to aren’t part of this site. Your browser doesn’t contact those sites until you click a link. Their own privacy notices then apply.',
        { byBookingPlace: { own: null, eea: BOOKING, elsewhere: `${BOOKING} ${TRANSFER}` } },
        'If the booking page can be filled in by a link, the one below your business check result passes on a link to that result and the name and email address from an application you’ve started.',
      ],
    },
    'privacy-required': {
      title: 'Do you have to give us data?',
      text: [
        'No law or contract requires you to give us data. But we can’t accept an application without a name and an email address, create an account without an email address and a password, or analyze a website without its address.',
      ],
    },
    'privacy-rights': {
      title: 'Your rights',
      text: [
        'You can ask us what data we have about you (Article 15 GDPR), have it corrected (Article 16) or deleted (Article 17), limit how we use it (Article 18), and get a copy in a common format (Article 20).',
        'You can also withdraw your consent at any time. This doesn’t affect anything we did before you withdrew it. Just email us at {email}.',
        {
          byLaw: {
            DE: 'You can also file a complaint with a data protection authority, such as the one where you live or where we have our registered office.',
            AT: 'You can also file a complaint with a data protection authority, such as the one where you live or the one that oversees us: Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Vienna, dsb.gv.at.',
            CH: 'You can also file a complaint with the data protection authority where you live.',
            US: 'You can also file a complaint with the data protection authority where you live.',
            other:
              'You can also file a complaint with a data protection authority, such as the one where you live or where we have our registered office.',
          },
        },
        {
          bySwiss: {
            on: 'In Switzerland, that’s the Federal Data Protection and Information Commissioner (FDPIC), Feldeggweg 1, 3003 Bern, edoeb.admin.ch.',
            off: null,
          },
        },
      ],
    },
    'privacy-california': {
      byLaw: {
        DE: null,
        AT: null,
        CH: null,
        US: {
          title: 'If you live in California',
          text: [
            'This notice lists the personal information we collect on this site and who receives it. We don’t sell or share it.',
            'No other company collects information about your online activities over time and across websites when you use this site. We treat “Do Not Track” and “Global Privacy Control” signals as a request not to count your visit.',
            'To review or change what we have about you, email us at {email}. If this notice changes, we publish the new version here. The date at the end of this page says when it took effect.',
          ],
        },
        other: null,
      },
    },
    'privacy-objection': {
      title: 'Your right to object',
      text: [
        'When we process your data based on our legitimate interest (Article 6 (1) (f) GDPR), you can object at any time for reasons that have to do with your particular situation.',
        'We’ll then stop unless we can show compelling legitimate grounds that outweigh your interests or we need the data for legal claims (Article 21 GDPR). Just email us at {email}.',
      ],
    },
  },
} as const;
