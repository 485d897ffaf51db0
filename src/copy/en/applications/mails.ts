import { roles } from '../site/roles.ts';

/** The mails that the functions write. */
export const mails = {
  /** To the applicant. */
  confirmation: {
    subject: 'We’ve received your application',
    heading: 'Thank you for applying',
    hello: { named: 'Hello {name},', unnamed: 'Hello,' },
    received:
      'We received your application on {day}. Someone on our team will read it and get back to you. You don’t need to do anything else.',
    yours: 'With this link, you can see what we’ve stored, make changes, or withdraw your application:',
    open: 'View your application',
    sent: 'Here’s what you sent us:',
    cut: 'We shortened your message here. You can read all of it using the link above.',
    notYou:
      'If you didn’t apply, someone probably entered your email address by mistake. You can withdraw the application with the link above or just ignore this email.',
  },
  /** To applicants who have withdrawn. */
  withdrawal: {
    subject: 'Your application has been withdrawn',
    heading: 'You’ve withdrawn your application',
    deleted:
      'We’ve deleted your application of {day} and everything we had stored with it. You don’t need to do anything else.',
    kept: 'We only keep a note that an application was withdrawn, without your name or email address.',
    again: 'If you change your mind, you can apply again at any time.',
    notYou: 'If you didn’t withdraw it, someone else has used your link. Please let us know at {email}.',
  },
  /** To the team, for each application. */
  team: {
    subject: 'New application: {name}, {type}',
    heading: 'New application',
    facts: {
      type: 'Applying as',
      received: 'Received',
      name: 'Name',
      email: 'Email',
      websiteLink: 'Website',
    },
    message: 'Message',
    none: 'Not provided',
    cut: 'We shortened this message. You can read all of it in the dashboard.',
    typed: 'Entered by the applicant and not verified:',
    reply: 'If you reply to this email, the applicant will get your reply.',
    open: 'Open this application',
  },
  /** To the team, when an applicant has corrected an application. */
  correction: {
    subject: 'Application corrected: {name}, {type}',
    heading: 'An applicant made changes',
    before: '{field} before',
    now: '{field} now',
  },
  /** To the team, when an applicant has withdrawn. */
  withdrawn: {
    subject: 'Application withdrawn: {name}, {type}',
    heading: 'An applicant withdrew',
    text: 'The application and everything stored with it have been deleted. Please also delete the emails you have about it.',
  },
  /** To those of the team who want one mail every morning. */
  digest: {
    subject: '{heading}, {day}',
    heading: { one: '{n} new application', other: '{n} new applications' },
    changedHeading: 'Applications corrected or withdrawn',
    since: 'Received since {time}:',
    row: '{type}, {time}',
    open: 'Open',
    more: { one: 'And {n} more in the dashboard.', other: 'And {n} more in the dashboard.' },
    corrected: {
      one: '{n} application was corrected by the applicant:',
      other: '{n} applications were corrected by the applicants:',
    },
    withdrawn: {
      one: '{n} application was withdrawn and deleted.',
      other: '{n} applications were withdrawn and deleted.',
    },
    dashboard: 'Open the dashboard',
  },
  /** To the team, when applications are held back: so many come in, or nobody can count them. */
  flood: {
    subject: 'Messages on hold, {time}',
    heading: 'Messages on hold',
    text: 'We received an unusually high number of applications within an hour, or the database was too slow to count them. We saved every application, but we’re holding back some emails. You won’t get an email about each of these applications, and the applicants won’t get a confirmation.',
    advice: 'Please review the messages on hold in the dashboard.',
    dashboard: 'Open the dashboard',
  },
  /** To the owner of an account, when the score of their website has changed. */
  monthly: {
    subject: 'Your website now scores {after} out of 100',
    heading: { up: 'Your website’s score went up', down: 'Your website’s score went down' },
    text: 'We ran your monthly check, and your website’s score has changed.',
    facts: { website: 'Website', before: 'Before', now: 'Now' },
    points: '{n} out of 100',
    why: 'To find out why, run the business check on your website.',
    check: 'Open the business check',
    endIt:
      'If you no longer want these emails, you can stop the monthly check here. You don’t have to sign in.',
    end: 'Stop the monthly check',
  },
  /** To whoever was entered in the newsletter box, until they have confirmed. */
  newsletter: {
    subject: 'Please confirm your newsletter subscription',
    heading: 'Would you like to get our newsletter?',
    text: 'This email address was entered in the newsletter box on {site}. If that was you, please confirm that {company} may email you its newsletter.',
    confirm: 'Confirm subscription',
    notYou:
      'Wasn’t that you? Then you don’t need to do anything. Without your confirmation, we won’t send you a newsletter, and we’ll delete your address after a week. You can also delete it right away.',
    unsubscribe: 'Delete my address',
  },
  /** Lines for chat apps, about an application that a link follows. */
  webhook: {
    created: 'New application: {type}, {time}',
    status: {
      pending: 'Application set back to pending',
      approved: 'Application approved',
      rejected: 'Application rejected',
    },
    corrected: 'Application corrected by the applicant',
    withdrawn: 'Application withdrawn by the applicant and deleted',
    deleted: 'Application deleted',
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
      'You’re receiving this email because the {site} team gets notified of applications at this address.',
    whyAccount:
      'You’re receiving this email because you turned on the monthly check in your account on {site}.',
    whyNewsletter:
      'You’re receiving this email because someone entered this address in the newsletter box on {site}.',
    roles,
  },
} as const;
