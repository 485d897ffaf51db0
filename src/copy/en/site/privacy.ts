/** The privacy notice, a part of the legal page: what this site really does with data. */
export const privacy = {
  title: 'Privacy',
  months: { one: '{n}\u00a0month', other: '{n}\u00a0months' },
  days: { one: '{n}\u00a0day', other: '{n}\u00a0days' },
  items: {
    'privacy-short': {
      title: 'In short',
      text: [
        'You can read this site without telling us who you are. It sets no cookies for advertising or statistics, and it contacts no other company until you do something that needs it. Data about you comes to us only when you send it.',
      ],
    },
    'privacy-controller': {
      title: 'Who is responsible',
      text: [
        '{company}, {street}, {city}, {country}. You reach us about anything on this page at {email}.',
        { byDataProtectionOfficer: { on: 'Our data protection officer: {officer}.', off: null } },
        {
          byLaw: {
            DE: null,
            AT: null,
            CH: 'Where the Swiss Federal Act on Data Protection (FADP) applies to you, you have the rights that it gives you. We name the articles of the GDPR because this site also addresses people in the EU.',
            other: null,
          },
        },
      ],
    },
    'privacy-hosting': {
      title: 'Visiting the site',
      text: [
        'The site runs on Google Firebase, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. When you open a page, the server processes your IP address, the time, the address called and what your browser says about itself. Without that no page could be delivered or protected against attacks. The legal basis is our legitimate interest in a safe and reliable site (Article 6 (1) (f) GDPR).',
        {
          byStorage: {
            eu: 'What you send us is stored in Google’s data centers in the European Union (region {databaseRegion}) and processed there (region {region}). Google may also access data from the United States.',
            elsewhere:
              'What you send us is stored in Google’s region {databaseRegion} and processed in its region {region}, wholly or partly outside the European Union. Google may also access data from the United States.',
          },
        },
        {
          byLaw: {
            DE: 'Google LLC is certified under the EU-US Data Privacy Framework, and we have a data processing agreement with standard contractual clauses.',
            AT: 'Google LLC is certified under the EU-US Data Privacy Framework, and we have a data processing agreement with standard contractual clauses.',
            CH: 'Google LLC is certified under the EU-US and the Swiss-US Data Privacy Framework, and we have a data processing agreement with standard contractual clauses.',
            other:
              'Google LLC is certified under the EU-US Data Privacy Framework, and we have a data processing agreement with standard contractual clauses.',
          },
        },
        'Our server logs, which hold the time, the address called and your IP address, are deleted after {logDays}. Google keeps the IP addresses of page views for some months to detect abuse.',
        {
          byAppCheck: {
            on: 'Fonts, images and scripts come from our own address, with one exception: the protection against programs, described below.',
            off: 'Fonts, images and scripts come from our own address.',
          },
        },
      ],
    },
    'privacy-app-check': {
      byAppCheck: {
        on: {
          title: 'Protection against programs',
          text: [
            'When you send us a form, have a website analyzed or use another function of our server, your browser loads reCAPTCHA Enterprise, a service of Google, and Firebase App Check asks it whether a person or a program is at work. For this Google receives your IP address, details of your browser and device, and how you use the page, and may set the cookie “_GRECAPTCHA”. Before you do one of these things, nothing of it is loaded.',
            'The legal basis is our legitimate interest in keeping programs from abusing the site (Article 6 (1) (f) GDPR). Without a passed check our server accepts no call; you can write to {email} instead.',
          ],
        },
        off: null,
      },
    },
    'privacy-application': {
      title: 'Applying as a partner',
      text: [
        'With the application form we store what you enter: whether you are a founder, an agency or a company, your name, your email address, your website and message if you give them, that you accepted the terms, and the time. Beside it we keep the language you used and the version of the terms. If you check the box, we also store the result of your business check: your website, the score, your answers, the findings, and the roadmap. Only our team can read applications. We use them to decide on a partnership and to reply to you (Article 6 (1) (b) GDPR).',
        {
          byMail: {
            on: 'Our team learns of your application by email. You receive a confirmation; if you do not, please write to us. Emails go out through a provider that works for us under a contract. Our emails contain nothing that records whether you open them.',
            off: null,
          },
        },
        {
          byChat: {
            on: 'A message in our team chat, which is run by a provider that works for us under a contract, also tells our team of your application.',
            off: null,
          },
        },
        'To keep programs from flooding the form, the server counts submissions per IP address and per email address for a day at most, in a form from which neither can be read (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-retention': {
      title: 'How long we keep an application',
      text: [
        'An application is deleted automatically: {afterRejection} after a rejection, {afterApproval} after an approval if nothing has happened since, and {afterArrival} after it came in if nobody ever decided. The week before, our team sees that it is about to go.',
        'With the application goes everything that hangs on it: our notes, what was kept beside it, and messages still waiting to be sent. What stays is a number, the time and the fact that it was deleted; nothing in that says who you are. If our team learned of it by a message, we delete that as well.',
        'Backups are kept apart. If we ever have to restore one, what was deleted after it was made is left out.',
      ],
    },
    'privacy-deletion': {
      title: 'Seeing, correcting or withdrawing your application',
      text: [
        {
          byMail: {
            on: 'The confirmation contains a link to your application. It shows what is stored, and lets you correct it, add to it or withdraw it, without an account and as long as the application exists. A withdrawal deletes it at once. Whoever has the link can do the same: please do not pass it on.',
            off: null,
          },
        },
        'Write to {email} from the email address you applied with; the subject "Delete my application" is enough. You need give no reason. We delete the record without delay, within one month at the latest, and confirm it to you.',
      ],
    },
    'privacy-newsletter': {
      byNewsletterBox: {
        on: {
          title: 'Newsletter',
          text: [
            'The newsletter box at the foot of the page stores nothing and sends nothing yet: the address you type stays in your browser. Before that changes, we will ask for your consent.',
          ],
        },
        off: null,
      },
    },
    'privacy-check': {
      title: 'Business check and website analysis',
      text: [
        'The business check needs no account. Your answers are kept in your own browser so that a reload does not lose them; you can start over at any time, and clearing the site data in your browser removes them.',
        'If you have a website analyzed, our server opens its public pages, as a visitor would, and looks at their content and technology. It needs the address you type and nothing else. The legal basis is that you ask for it (Article 6 (1) (b) GDPR).',
        'To keep the tools from being abused, the server counts calls per IP address for a day at most; to answer the same request faster, it keeps results for some hours at most (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-counting': {
      byCounting: {
        on: {
          title: 'What we count',
          text: [
            'To see where visitors get stuck, we count how often the following happens. Each time adds one to a sum of the day, and that sum is all we keep. There is one for every language, for phones and for larger screens, and for every campaign that brought a visitor here.',
            'The campaign is read from the link (its “utm_source”) or from the website that the link was on. We tell apart: {campaigns}. Everything else is counted together as “{other}”. If you send us an application, we keep beside it which campaign you came by.',
            'Your browser tells our server only after you have pressed something. No cookie is set for it, nothing is stored on your device, and the sums hold no IP address, no identifier and no time of day. To keep programs from distorting them, the server counts calls per IP address for a day at most, in a form from which the address cannot be read. The legal basis is our legitimate interest in a site that works for its visitors (Article 6 (1) (f) GDPR).',
            'We keep the sums of a day for {countsMonths}. If your browser sends “Do Not Track” or “Global Privacy Control”, you are not counted.',
          ],
        },
        off: null,
      },
    },
    'privacy-ai': {
      title: 'How results are made',
      text: [
        {
          byLanguageModel: {
            gemini:
              'Fixed rules make the results, and an AI model, Google Gemini, words parts of them anew. For this our server passes on the website analysis, your answers, your score and what you write in your own words about your challenges. Your name and your email address are not among them, since the check does not ask for them. Please do not enter personal data of others or trade secrets.',
            none: 'Fixed rules make scores, website analyses and roadmaps. No AI model is used for them, and they are passed on to nobody. Please do not enter personal data of others or trade secrets.',
          },
        },
        'Nothing here decides anything about you by itself, and no profile of you is made. Results are suggestions; people decide on applications and contracts.',
      ],
    },
    'privacy-account': {
      title: 'Account',
      text: [
        'If you create an account, Firebase Authentication, which Google runs in the United States, stores your email address, your password in a form that nobody can read, and the times of registration and sign-in (Article 6 (1) (b) GDPR), and for some weeks the IP addresses of sign-ins. Your browser remembers the session until you sign out.',
        'In your account you can keep results of the business check: the result without your free text, with the website, its score and the time. Only you can see them.',
        {
          byMail: {
            on: 'If you ask for it, and your email address is confirmed, we read your website once a month and write to you when its score has changed (Article 6 (1) (a) GDPR). You can end that at any time in your account or with the link in each of these emails.',
            off: null,
          },
        },
        'We keep an account and everything in it until you delete it, or until you ask us to at {email}. Then everything in it goes at once, and Google removes the rest from its backups within 180 days. Only the number of the account stays, so that a restored backup does not bring anything back.',
      ],
    },
    'privacy-access': {
      title: 'Access codes',
      text: [
        'If you enter an access code for mentees or mentors, the server compares it with the codes we have given out and counts its use. What it keeps of a code says whether it is for a mentee or a mentor, how long it is valid and how often it was used, but not whose it is. Your browser remembers that the code was accepted until you enter another one there or clear the site data (Article 6 (1) (b) GDPR).',
        'To keep codes from being guessed, the server counts attempts per IP address and network for a day at most, in a form from which neither can be read (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-video': {
      byVideo: {
        file: { title: 'Video', text: ['Our video plays from our own server.'] },
        provider: {
          title: 'Video',
          text: [
            'Our video is held by {videoProvider}. The page asks you before it contacts {videoProvider}: only when you press play does your browser load the video from there, and {videoProvider} learns your IP address and details of your browser and may store something on your device (Article 6 (1) (a) GDPR). Its own privacy notice then applies.',
          ],
        },
        none: null,
      },
    },
    'privacy-links': {
      title: 'Booking and social profiles',
      text: [
        'The booking page and our social profiles are plain links. Only when you click one does your browser contact that provider, whose own privacy notice then applies.',
      ],
    },
    'privacy-required': {
      title: 'Whether you have to give us data',
      text: [
        'No law and no contract obliges you to give us data. Without a name and an email address, though, we cannot take an application; without an email address and a password there is no account, and without a web address no website analysis.',
      ],
    },
    'privacy-rights': {
      title: 'Your rights',
      text: [
        'You may ask us what data we hold about you (Article 15 GDPR), have it corrected (16), deleted (17) or restricted (18), and receive it in a common format (20). You may withdraw a consent at any time with effect for the future. An email to {email} is enough.',
        {
          byLaw: {
            DE: 'You may also complain to a data protection authority, for example the one where you live or where we have our registered office.',
            AT: 'You may also complain to a data protection authority, for example the one where you live or ours: Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Vienna, dsb.gv.at.',
            CH: 'You may also turn to a data protection authority: in Switzerland the Federal Data Protection and Information Commissioner (FDPIC), Feldeggweg 1, 3003 Bern, edoeb.admin.ch; in the EU the one where you live.',
            other:
              'You may also complain to a data protection authority, for example the one where you live or where we have our registered office.',
          },
        },
      ],
    },
    'privacy-objection': {
      title: 'Your right to object',
      text: [
        'You may object at any time, on grounds relating to your particular situation, to processing of your data that rests on our legitimate interest (Article 6 (1) (f) GDPR). We then stop it, unless we show compelling legitimate grounds that override yours, or need the data for legal claims (Article 21 GDPR). An email to {email} is enough.',
      ],
    },
  },
} as const;
