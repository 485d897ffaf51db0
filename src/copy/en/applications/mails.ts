/** The mails that the functions write. What an applicant typed stands in none of these texts. */
export const mails = {
  /** To the applicant. */
  confirmation: {
    subject: 'We have received your application',
    heading: 'Your application has arrived',
    received:
      'It reached us on {day}. A person reads it and answers you; there is nothing you need to do until then.',
    yours:
      'It stays in your hands: here you see what we have stored, and can correct it, add to it or withdraw the application.',
    open: 'See your application',
    notYou:
      'You did not apply? Then somebody gave us your address by mistake. There you can withdraw the application, or you simply leave this message unanswered.',
  },
  /** To the team, for each application. */
  team: {
    subject: 'New application: {type}, {time}',
    heading: 'New application',
    facts: { type: 'Applies as', received: 'Received', name: 'Name', email: 'Email', websiteLink: 'Website' },
    message: 'What they wrote',
    none: 'not given',
    cut: 'The message is longer. The dashboard shows all of it.',
    typed: 'Typed by the applicant; nobody has checked it:',
    reply: 'If you reply to this message, your answer goes to the applicant.',
    open: 'Open this application',
  },
  /** To those of the team who want one mail every morning. */
  digest: {
    subject: {
      one: '{n} new application, {day}',
      other: '{n} new applications, {day}',
    },
    heading: { one: '{n} new application', other: '{n} new applications' },
    since: 'Received since {time}:',
    row: '{type}, {time}',
    open: 'Open',
    more: { one: 'And {n} more in the dashboard.', other: 'And {n} more in the dashboard.' },
    dashboard: 'To the dashboard',
  },
  /** To the team, when applications are held back: so many come in, or nobody can count them. */
  flood: {
    subject: 'Applications held back, {time}',
    heading: 'Applications held back',
    text: 'More applications came in within an hour than people send, or the database was too slow to count them. They are all stored, and some are held back: nobody is told of them one by one, and they get no confirmation.',
    advice: 'Please look at the dashboard: what is held back stands there and waits for you.',
    dashboard: 'To the dashboard',
  },
  /** To the owner of an account, when the score of their website has changed. */
  monthly: {
    subject: 'Your website now has {after} of 100 points',
    heading: { up: 'Your website has gained', down: 'Your website has lost' },
    text: 'We checked your website, as you asked us to every month, and its score has changed.',
    facts: { website: 'Website', before: 'Before', now: 'Now' },
    points: '{n} of 100',
    why: 'What the score is made of, and what has changed, the business check tells you: enter your website there.',
    check: 'Open the business check',
    endIt: 'You no longer want this? One press ends it, without signing in.',
    end: 'End the monthly check',
  },
  types: {
    Founder: 'Founder',
    Agency: 'Agency',
    Company: 'Company',
    Mentor: 'Mentor',
    Mentee: 'Mentee',
    'Business Partner': 'Business Partner',
  },
  /** Below every mail. */
  foot: {
    why: 'You receive this message because this address was given in an application on {site}.',
    whyTeam: 'You receive this message because the team of {site} is told of applications at this address.',
    whyAccount: 'You receive this message because you asked for it in your account on {site}.',
    roles: {
      director: 'Managing director: {name}',
      board: 'Board: {name}',
      partner: 'Partners: {name}',
      proprietor: 'Proprietor: {name}',
    },
  },
} as const;
