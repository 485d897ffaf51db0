/** The mails that the functions write. What an applicant typed stands in none of these texts. */
export const mails = {
  /** To the applicant. */
  confirmation: {
    subject: 'We’ve received your application',
    heading: 'We have your application',
    received:
      'It arrived on {day}. A real person will read it and get back to you. There’s nothing else you need to do.',
    yours: 'You stay in control: see what we’ve stored, correct it, add to it, or withdraw your application.',
    open: 'View your application',
    notYou:
      'Didn’t apply? Someone must have entered your address by mistake. You can withdraw the application with the link above, or just ignore this email.',
  },
  /** To the team, for each application. */
  team: {
    subject: 'New application: {type}, {time}',
    heading: 'New application',
    facts: {
      type: 'Applying as',
      received: 'Received',
      name: 'Name',
      email: 'Email',
      websiteLink: 'Website',
    },
    message: 'Message',
    none: 'not given',
    cut: 'This message has been shortened. Read the full text in the dashboard.',
    typed: 'Entered by the applicant and not verified:',
    reply: 'If you reply to this email, your reply goes to the applicant.',
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
    dashboard: 'Open the dashboard',
  },
  /** To the team, when applications are held back: so many come in, or nobody can count them. */
  flood: {
    subject: 'Messages on hold, {time}',
    heading: 'Messages on hold',
    text: 'Unusually many applications came in within an hour, or the database was too slow to count them. All of them are saved, but some are on hold: you won’t get an email about each one, and the applicants won’t get a confirmation.',
    advice: 'Please review the ones on hold in the dashboard.',
    dashboard: 'Open the dashboard',
  },
  /** To the owner of an account, when the score of their website has changed. */
  monthly: {
    subject: 'Your website now scores {after} out of 100',
    heading: { up: 'Your website’s score went up', down: 'Your website’s score went down' },
    text: 'Your monthly check found a new score.',
    facts: { website: 'Website', before: 'Before', now: 'Now' },
    points: '{n} out of 100',
    why: 'To see what changed, run the business check on your website.',
    check: 'Open the business check',
    endIt: 'Don’t want these emails anymore? Stop them with one click, without signing in.',
    end: 'Stop the monthly check',
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
    why: 'You’re receiving this email because someone entered this address in an application on {site}.',
    whyTeam:
      'You’re receiving this email because the {site} team is notified of applications at this address.',
    whyAccount:
      'You’re receiving this email because you turned on the monthly check in your account on {site}.',
    roles: {
      director: 'Managing director: {name}',
      board: 'Board: {name}',
      partner: 'Partners: {name}',
      proprietor: 'Proprietor: {name}',
    },
  },
} as const;
