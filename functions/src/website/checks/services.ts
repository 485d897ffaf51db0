import { parseHost } from '../page/addresses.ts';

/** The purpose of a service. A `tag-manager` may load both trackers and consent tools. */
export type ServiceKind =
  | 'analytics'
  | 'ads'
  | 'tag-manager'
  | 'consent'
  | 'booking'
  | 'reviews'
  | 'chat'
  | 'video'
  | 'form'
  | 'other';

export interface Service {
  readonly name: string;
  readonly kind: ServiceKind;
}

/** Well-known services by domain. */
const SERVICES: Readonly<Record<ServiceKind, Readonly<Record<string, readonly string[]>>>> = {
  analytics: {
    'Google Analytics': ['google-analytics.com', 'analytics.google.com'],
    Matomo: ['matomo.cloud', 'matomo.org'],
    Hotjar: ['hotjar.com'],
    'Microsoft Clarity': ['clarity.ms'],
    etracker: ['etracker.com', 'etracker.de'],
    HubSpot: ['hs-scripts.com', 'hs-analytics.net', 'hubspot.com'],
    Leadfeeder: ['lfeeder.com', 'leadfeeder.com'],
    Mixpanel: ['mixpanel.com'],
    Segment: ['segment.com', 'segment.io'],
    Yandex: ['mc.yandex.ru'],
    FullStory: ['fullstory.com'],
    Mouseflow: ['mouseflow.com'],
    LeadInfo: ['leadinfo.net'],
    SalesViewer: ['salesviewer.org', 'salesviewer.com'],
  },
  ads: {
    'Google Ads': ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
    'Meta Pixel': ['connect.facebook.net'],
    'LinkedIn Insight': ['snap.licdn.com', 'px.ads.linkedin.com'],
    'TikTok Pixel': ['analytics.tiktok.com'],
    'Microsoft Ads': ['bat.bing.com'],
    Criteo: ['criteo.com', 'criteo.net'],
    Taboola: ['taboola.com'],
    Outbrain: ['outbrain.com'],
    Pinterest: ['ct.pinterest.com', 's.pinimg.com'],
  },
  'tag-manager': {
    'Google Tag Manager': ['googletagmanager.com'],
    Tealium: ['tiqcdn.com'],
    'Adobe Experience Platform': ['adobedtm.com'],
  },
  consent: {
    Cookiebot: ['cookiebot.com', 'cookiebot.eu'],
    Usercentrics: ['usercentrics.eu', 'usercentrics.com'],
    OneTrust: ['onetrust.com', 'cookielaw.org'],
    'Borlabs Cookie': ['borlabs.io'],
    consentmanager: ['consentmanager.net', 'consentmanager.de'],
    CookieFirst: ['cookiefirst.com'],
    iubenda: ['iubenda.com'],
    Didomi: ['didomi.io', 'privacy-center.org'],
    CookieYes: ['cookieyes.com'],
    Osano: ['osano.com'],
    CookieHub: ['cookiehub.net', 'cookiehub.com'],
    'eRecht24 Consent': ['ccm19.de', 'erecht24.de'],
    Termly: ['termly.io'],
    Quantcast: ['quantcast.mgr.consensu.org'],
    Sourcepoint: ['sp-prod.net'],
  },
  booking: {
    Calendly: ['calendly.com'],
    'Cal.com': ['cal.com'],
    'HubSpot Meetings': ['meetings.hubspot.com', 'meetings-eu1.hubspot.com'],
    'Microsoft Bookings': ['outlook.office365.com', 'outlook.office.com', 'bookings.cloud.microsoft'],
    'Google Calendar': ['calendar.google.com', 'calendar.app.google'],
    TidyCal: ['tidycal.com'],
    YouCanBookMe: ['youcanbook.me', 'youcanbookme.com'],
    SavvyCal: ['savvycal.com'],
    meetergo: ['meetergo.com'],
    zeeg: ['zeeg.me'],
    Acuity: ['acuityscheduling.com', 'as.me'],
    SimplyBook: ['simplybook.me', 'simplybook.it'],
    Doodle: ['doodle.com'],
    TimeTap: ['timetap.com'],
    'Zoho Bookings': ['zohobookings.com', 'zohobookings.eu'],
    Shore: ['shore.com'],
    Timify: ['timify.com'],
    Terminland: ['terminland.de'],
    OnceHub: ['oncehub.com'],
    Chili: ['chilipiper.com'],
    eTermin: ['etermin.net'],
    Appointlet: ['appointlet.com', 'appt.link'],
    Setmore: ['setmore.com'],
    Calenso: ['calenso.com'],
    Doctolib: ['doctolib.de', 'doctolib.fr'],
    Jameda: ['jameda.de'],
    'Dr. Flex': ['dr-flex.de'],
    samedi: ['samedi.de'],
    Treatwell: ['treatwell.de', 'treatwell.co.uk'],
    Planity: ['planity.com'],
    Fresha: ['fresha.com'],
    Booksy: ['booksy.com'],
    Square: ['squareup.com', 'book.squareup.com', 'square.site'],
    Vagaro: ['vagaro.com'],
    Mindbody: ['mindbodyonline.com', 'mindbody.io'],
    Zocdoc: ['zocdoc.com'],
    OpenTable: ['opentable.com', 'opentable.de', 'opentable.co.uk'],
    Resy: ['resy.com'],
    resmio: ['resmio.com'],
    Quandoo: ['quandoo.de', 'quandoo.com'],
    TheFork: ['thefork.com', 'thefork.de'],
    'Booking.com': ['booking.com'],
    Airbnb: ['airbnb.com', 'airbnb.de', 'airbnb.co.uk'],
    FareHarbor: ['fareharbor.com'],
    Bookeo: ['bookeo.com'],
    Checkfront: ['checkfront.com'],
    Peek: ['peek.com'],
    Regiondo: ['regiondo.de', 'regiondo.com'],
    bookingkit: ['bookingkit.de', 'bookingkit.net'],
    Eversports: ['eversports.de', 'eversports.com'],
    Eventbrite: ['eventbrite.com', 'eventbrite.de', 'eventbrite.co.uk'],
    Cituro: ['cituro.com'],
    Picktime: ['picktime.com'],
    'Housecall Pro': ['housecallpro.com'],
    Jane: ['janeapp.com'],
    SimplePractice: ['clientsecure.me'],
    Lodgify: ['lodgify.com'],
    Cloudbeds: ['cloudbeds.com'],
    Traum: ['traum-ferienwohnungen.de'],
  },
  reviews: {
    ProvenExpert: ['provenexpert.com'],
    Trustpilot: ['trustpilot.com'],
    'Trusted Shops': ['trustedshops.com', 'trustedshops.de'],
    Elfsight: ['elfsight.com', 'elfsightcdn.com'],
    eKomi: ['ekomi.de', 'ekomi.com'],
    Trustindex: ['trustindex.io'],
    Kununu: ['kununu.com'],
    Clutch: ['clutch.co'],
    G2: ['g2.com'],
    Capterra: ['capterra.com', 'capterra.com.de'],
  },
  chat: {
    Intercom: ['intercom.io', 'intercomcdn.com'],
    Drift: ['drift.com', 'driftt.com'],
    Tawk: ['tawk.to'],
    Crisp: ['crisp.chat'],
    Userlike: ['userlike.com', 'userlike-cdn-widgets.s3-eu-west-1.amazonaws.com'],
    Zendesk: ['zdassets.com', 'zendesk.com'],
  },
  video: {
    YouTube: ['youtube.com', 'youtube-nocookie.com', 'ytimg.com'],
    Vimeo: ['vimeo.com', 'vimeocdn.com'],
    Wistia: ['wistia.com', 'wistia.net'],
  },
  form: {
    Typeform: ['typeform.com'],
    Jotform: ['jotform.com', 'jotform.co', 'jotformeu.com', 'jotfor.ms'],
    'Google Forms': ['forms.gle'],
    'HubSpot Forms': ['hsforms.com', 'hsforms.net', 'share.hsforms.com'],
    'Microsoft Forms': ['forms.office.com', 'forms.cloud.microsoft'],
    Tally: ['tally.so'],
    Wufoo: ['wufoo.com', 'wufoo.eu'],
    Formstack: ['formstack.com'],
    'Cognito Forms': ['cognitoforms.com'],
    Paperform: ['paperform.co'],
    '123FormBuilder': ['123formbuilder.com', '123contactform.com'],
    Formspree: ['formspree.io'],
    Tripetto: ['tripetto.app'],
    heyflow: ['heyflow.id', 'heyflow.com'],
    Zoho: ['forms.zohopublic.com', 'forms.zohopublic.eu', 'forms.zoho.com'],
  },
  other: {
    'Google Fonts': ['fonts.googleapis.com', 'fonts.gstatic.com'],
    'Google Maps': ['maps.googleapis.com', 'maps.google.com'],
    'Google reCAPTCHA': ['recaptcha.net'],
    'Google APIs': ['ajax.googleapis.com', 'gstatic.com'],
    'Adobe Fonts': ['typekit.net'],
    'Font Awesome': ['fontawesome.com'],
    jsDelivr: ['jsdelivr.net'],
    unpkg: ['unpkg.com'],
    cdnjs: ['cdnjs.cloudflare.com'],
    Cloudflare: ['cloudflare.com', 'cloudflareinsights.com'],
    jQuery: ['code.jquery.com'],
    Bootstrap: ['bootstrapcdn.com'],
    Mailchimp: ['list-manage.com', 'mailchimp.com'],
    CleverReach: ['cleverreach.com'],
    Stripe: ['stripe.com'],
    PayPal: ['paypal.com', 'paypalobjects.com'],
  },
};

const SERVICE_BY_DOMAIN = new Map<string, Service>();
for (const kind of [
  'analytics',
  'ads',
  'tag-manager',
  'consent',
  'booking',
  'reviews',
  'chat',
  'video',
  'form',
  'other',
] as const) {
  for (const [name, hosts] of Object.entries(SERVICES[kind])) {
    for (const host of hosts) SERVICE_BY_DOMAIN.set(host, { name, kind });
  }
}

/** Number of labels in the longest known domain. */
const MAX_LABELS = Math.max(...[...SERVICE_BY_DOMAIN.keys()].map((host) => host.split('.').length));

/** The service that a host belongs to, by the longest matching domain. */
export function findServiceByHost(host: string): Service | undefined {
  let service: Service | undefined;
  let position = host.length;
  // From the end, because a page may have thousands of hosts with a hundred labels each.
  for (let labels = 1; labels <= MAX_LABELS && position > 0; labels += 1) {
    position = host.lastIndexOf('.', position - 1);
    service = SERVICE_BY_DOMAIN.get(host.slice(position + 1)) ?? service;
  }
  return service;
}

/** Only these pages of Google Calendar accept bookings. */
const APPOINTMENT_URL = /^[^?#]{0,100}\/appointments\//i;

/** Only these Google documents are forms. */
const FORM_DOCUMENT = /^[^?#]{0,40}\/forms\//i;

/** The known service at a URL. */
export function findServiceByUrl(href: string): Service | undefined {
  const host = parseHost(href);
  if (host === 'docs.google.com')
    return FORM_DOCUMENT.test(href) ? { name: 'Google Forms', kind: 'form' } : undefined;
  if (host === 'calendar.google.com' && !APPOINTMENT_URL.test(href)) return undefined;
  return host === undefined ? undefined : findServiceByHost(host);
}

/** Whether a frame's content is unknown: not a map, video or known service. */
export const isUnknownFrame = (url: string): boolean =>
  url !== '' &&
  findServiceByUrl(url) === undefined &&
  !/maps|openstreetmap|player|docs\.google|facebook/i.test(url);
