/** The privacy notice, a part of the legal page: what this site really does with data. */
export const privacy = {
  title: 'Privacy',
  months: { one: '{n}\u00a0month', other: '{n}\u00a0months' },
  days: { one: '{n}\u00a0day', other: '{n}\u00a0days' },
  items: {
    'privacy-short': {
      title: 'In short',
      text: [
        'You can read this site without telling us who you are. It sets no cookies for advertising or statistics, and it contacts no other company until you do something that requires it. We receive data about you only when you send it.',
      ],
    },
    'privacy-controller': {
      title: 'Who is responsible',
      text: [
        '{company}, {street}, {city}, {country}. For any questions about this page, write to {email}.',
        { byDataProtectionOfficer: { on: 'Our data protection officer: {officer}.', off: null } },
        {
          byLaw: {
            DE: null,
            AT: null,
            CH: 'If the Swiss Federal Act on Data Protection (FADP) applies to you, you have the rights it grants. We cite the GDPR because this site is also for people in the EU.',
            other: null,
          },
        },
      ],
    },
    'privacy-hosting': {
      title: 'Visiting the site',
      text: [
        'The site runs on Google Firebase, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. When you open a page, the server processes your IP address, the time, the address you requested, and what your browser says about itself. Without these, we couldn’t deliver pages or protect them against attacks. The legal basis is our legitimate interest in a secure and reliable site (Article 6 (1) (f) GDPR).',
        {
          byStorage: {
            eu: 'What you send us is stored in Google’s data centers in the European Union (region {databaseRegion}) and processed there (region {region}). Google may also access data from the United States.',
            elsewhere:
              'What you send us is stored in Google’s {databaseRegion} region and processed in its {region} region, wholly or partly outside the European Union. Google may also access data from the United States.',
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
        'Our server logs contain the time, the address you requested, and your IP address; they’re deleted after {logDays}. Google keeps the IP addresses of page views for a few months to detect abuse.',
        {
          byAppCheck: {
            on: 'Fonts, images, and scripts come from our own domain, with one exception: the bot protection described below.',
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
            'When you submit a form, have a website analyzed, or use another function of our server, your browser loads reCAPTCHA Enterprise, a Google service, and Firebase App Check asks it whether you’re a person or a bot. To decide, Google receives your IP address, details of your browser and device, and information on how you use the page, and may set the cookie “_GRECAPTCHA”. Nothing is loaded before you do one of these things.',
            'The legal basis is our legitimate interest in keeping bots from abusing the site (Article 6 (1) (f) GDPR). If your browser doesn’t pass, our server rejects its requests; you can write to {email} instead.',
          ],
        },
        off: null,
      },
    },
    'privacy-application': {
      title: 'Applying to become a partner',
      text: [
        'When you apply, we store what you enter: whether you’re a founder, an agency, or a company; your name and email address; your website and message if you provide them; that you accepted the terms; and the time. We also keep the language you used and the version of the terms. If you check the box, we also store the result of your business check: your website, the score, your answers, the findings, and the roadmap. Only our team can read applications. We use them to decide on a partnership and to reply to you (Article 6 (1) (b) GDPR).',
        {
          byMail: {
            on: 'Our team learns about your application by email. You’ll receive a confirmation; if you don’t, please write to us. Our emails are sent by a provider under contract with us. They contain nothing that tracks whether you open them.',
            off: null,
          },
        },
        {
          byChat: {
            on: 'Our team also learns about your application from a message in our team chat, which a provider runs under contract with us.',
            off: null,
          },
        },
        'To keep bots from flooding the form, the server counts submissions per IP address and per email address for one day at most, in a form that reveals neither (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-retention': {
      title: 'How long we keep an application',
      text: [
        'An application is deleted automatically: {afterRejection} after a rejection, {afterApproval} after an approval if nothing has happened since, and {afterArrival} after it arrived if no decision was made. Our team sees a warning during the week before.',
        'Everything attached to the application is deleted with it: our notes, the details we kept with it, and any unsent messages. All that remains is a number, the time, and the fact that it was deleted, none of which identifies you. If our team received a message about it, we delete that as well.',
        'Backups are kept separately. If we ever have to restore one, we leave out whatever was deleted after it was made.',
      ],
    },
    'privacy-deletion': {
      title: 'Viewing, correcting, or withdrawing your application',
      text: [
        {
          byMail: {
            on: 'The confirmation contains a link to your application. It shows what we’ve stored and lets you correct, add to, or withdraw your application, without an account and for as long as the application exists. Withdrawing deletes it immediately. Anyone who has the link can do the same, so please don’t share it.',
            off: null,
          },
        },
        'Write to {email} from the email address you applied with; the subject “Delete my application” is enough. You don’t have to give a reason. We delete the record without undue delay, within one month at the latest, and confirm it to you.',
      ],
    },
    'privacy-newsletter': {
      byNewsletterBox: {
        on: {
          title: 'Newsletter',
          text: [
            'The newsletter box at the bottom of the page doesn’t store or send anything yet: the address you type stays in your browser. Before that changes, we’ll ask for your consent.',
          ],
        },
        off: null,
      },
    },
    'privacy-check': {
      title: 'Business check and website analysis',
      text: [
        'You don’t need an account for the business check. Your answers stay in your browser so that a reload doesn’t lose them. You can start over at any time, and clearing this site’s data in your browser deletes them.',
        'If you have a website analyzed, our server opens its public pages as a visitor would and looks at their content and technology. All it needs is the address you type. The legal basis is your request (Article 6 (1) (b) GDPR).',
        'To prevent abuse of the tools, the server counts requests per IP address for one day at most; to answer the same request faster, it keeps results for a few hours at most (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-counting': {
      byCounting: {
        on: {
          title: 'What we count',
          text: [
            'To see where visitors get stuck, we count how often the following happens. Each time adds one to a daily total, and that total is all we keep. There’s a separate total for each language, for phones and larger screens, and for each campaign that brought visitors here.',
            'We read the campaign from the link (its “utm_source”) or from the website the link was on. We distinguish between these: {campaigns}. Everything else counts as “{other}.” If you send us an application, we record which campaign brought you here.',
            'Your browser reports to our server only after you click or press something. We set no cookie for this and store nothing on your device, and the totals contain no IP address, identifier, or time of day. To keep bots from distorting them, the server counts requests per IP address for one day at most, in a form that doesn’t reveal the address. The legal basis is our legitimate interest in a site that works for its visitors (Article 6 (1) (f) GDPR).',
            'We keep daily totals for {countsMonths}. If your browser sends “Do Not Track” or “Global Privacy Control”, we don’t count you.',
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
            gemini:
              'Results follow fixed rules, and an AI model, Google Gemini, rewrites parts of them. For this, our server sends it the website analysis, your answers, your score, and what you write about your challenges in your own words. It doesn’t send your name or email address; the check doesn’t ask for them. Please don’t enter trade secrets or other people’s personal data.',
            none: 'Scores, website analyses, and roadmaps follow fixed rules. No AI model is involved, and we don’t share your details with anyone for them. Please don’t enter trade secrets or other people’s personal data.',
          },
        },
        'None of this involves automated decisions about you, and we don’t create a profile of you. Results are suggestions; people decide on applications and contracts.',
      ],
    },
    'privacy-account': {
      title: 'Account',
      text: [
        'If you create an account, Firebase Authentication, which Google runs in the United States, stores your email address, your password in a form nobody can read, the times you registered and signed in (Article 6 (1) (b) GDPR), and, for a few weeks, the IP addresses you signed in from. Your browser remembers the session until you sign out.',
        'You can save business check results in your account: each result without what you wrote in your own words, plus the website, its score, and the time. Only you can see them.',
        {
          byMail: {
            on: 'If you ask us to and your email address is confirmed, we check your website once a month and email you when its score changes (Article 6 (1) (a) GDPR). You can stop this at any time in your account or with the link in each of these emails.',
            off: null,
          },
        },
        'We keep your account and everything in it until you delete it or ask us to at {email}. Everything in it is then deleted immediately, and Google removes any remaining copies from its backups within 180 days. Only the account number remains, so that restoring a backup doesn’t bring anything back.',
      ],
    },
    'privacy-access': {
      title: 'Access codes',
      text: [
        'If you enter an access code for mentees or mentors, the server compares it with the codes we’ve issued and counts its use. For each code, it stores whether it’s for a mentee or a mentor, how long it’s valid, and how often it was used, but not whose it is. Your browser remembers that the code was accepted until you enter another one or clear this site’s data (Article 6 (1) (b) GDPR).',
        'To keep codes from being guessed, the server counts attempts per IP address and network for one day at most, in a form that reveals neither (Article 6 (1) (f) GDPR).',
      ],
    },
    'privacy-video': {
      byVideo: {
        file: { title: 'Video', text: ['Our video plays from our own server.'] },
        provider: {
          title: 'Video',
          text: [
            'Our video is hosted by {videoProvider}. Your browser loads it from there only when you click play. {videoProvider} then receives your IP address and details of your browser and may store data on your device (Article 6 (1) (a) GDPR). Its own privacy notice then applies.',
          ],
        },
        none: null,
      },
    },
    'privacy-links': {
      title: 'Booking and social profiles',
      text: [
        'The booking page and our social profiles are plain links. Your browser contacts those providers only when you click one. Their own privacy notices then apply.',
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
        'You may ask us what data we hold about you (Article 15 GDPR), have it corrected (16), deleted (17), or restricted (18), and receive it in a common format (20). You may withdraw your consent at any time; this doesn’t affect what we did before. An email to {email} is enough.',
        {
          byLaw: {
            DE: 'You may also complain to a data protection authority, such as the one where you live or where we have our registered office.',
            AT: 'You may also complain to a data protection authority, such as the one where you live or ours: Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Vienna, dsb.gv.at.',
            CH: 'You may also turn to a data protection authority: in Switzerland, the Federal Data Protection and Information Commissioner (FDPIC), Feldeggweg 1, 3003 Bern, edoeb.admin.ch; in the EU, the one where you live.',
            other:
              'You may also complain to a data protection authority, such as the one where you live or where we have our registered office.',
          },
        },
      ],
    },
    'privacy-objection': {
      title: 'Your right to object',
      text: [
        'You may object at any time, on grounds relating to your particular situation, to the processing of your data based on our legitimate interest (Article 6 (1) (f) GDPR). We’ll then stop unless we can show compelling legitimate grounds that override yours or need the data for legal claims (Article 21 GDPR). An email to {email} is enough.',
      ],
    },
  },
} as const;
