import type { VisitEvent } from '../../../domain/visits/visit-events.ts';

/** What is counted of visits, in words: the privacy notice lists them, the team's figures are labeled with them. */
export const visits: {
  readonly events: Readonly<Record<VisitEvent, string>>;
  readonly campaigns: Readonly<Record<'other' | 'none', string>>;
} = {
  events: {
    'landing-touched': 'Landing page interaction',
    'check-started': 'Business check started',
    'step-website': '“Website” step reached',
    'website-read': 'Website analyzed',
    'website-skipped': 'Website skipped',
    'website-failed-address': 'Website not analyzed: not a web address',
    'website-failed-not-found': 'Website not analyzed: not found',
    'website-failed-refused': 'Website not analyzed: access refused',
    'website-failed-unreachable': 'Website not analyzed: unreachable',
    'website-failed-timeout': 'Website not analyzed: took too long',
    'website-failed-limit': 'Website not analyzed: too many requests',
    'website-failed-offline': 'Website not analyzed: visitor offline',
    'website-failed-other': 'Website not analyzed: other reason',
    'step-businessPhase': '“Business phase” step reached',
    'step-customerType': '“Customers” step reached',
    'step-productTypes': '“Offer” step reached',
    'step-customerAcquisition': '“Customer acquisition” step reached',
    'step-teamSize': '“Team” step reached',
    'step-biggestChallenges': '“Challenges” step reached',
    'result-seen': 'Result viewed',
    'roadmap-made': 'Roadmap generated',
    'shared-result-opened': 'Example or shared result opened',
    'booking-header': 'Booking link clicked: header',
    'booking-hero': 'Booking link clicked: top of the landing page',
    'booking-video': 'Booking link clicked: next to the video',
    'booking-call': 'Booking link clicked: call to action',
    'booking-result': 'Booking link clicked: below a result',
    'form-touched': 'Application form started',
    'form-sent': 'Application sent',
    'form-refused-name': 'Application not accepted: name',
    'form-refused-email': 'Application not accepted: email address',
    'form-refused-websiteLink': 'Application not accepted: website',
    'form-refused-message': 'Application not accepted: message',
    'form-refused-acceptTerms': 'Application not accepted: terms not accepted',
    'form-refused-answer': 'Application not accepted: refused by the server',
    'form-refused-unreachable': 'Application not accepted: server unreachable',
    'finder-used': 'Niche finder used',
  },
  campaigns: { other: 'other', none: 'direct' },
};
