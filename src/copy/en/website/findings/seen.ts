import { notFound } from './not-found.ts';

/** What a check saw, in a sentence. `{quote}` is a text of the page, cut to 160 characters. */
export const seen = {
  title: 'The page uses “{quote}” as its title.',
  words: 'The homepage has {count} words of body text.',
  'robots-rule': 'The code tells search engines: “{quote}”.',
  'test-origin':
    'The page tells search engines that its original is a test version of your website: “{quote}”.',
  images: 'We found no description for {count} of {of} images.',
  address: 'We read the page at “{quote}”.',
  setting: 'The page uses the setting “{quote}”.',
  'loaded-early': 'The page loads these services from other companies before visitors can agree: {quote}.',
  'nowhere-form': 'The form “{quote}” sends nothing: it has no receiver, or its button is turned off.',
  'blocked-form':
    'The website’s own security settings (Content-Security-Policy) keep browsers from sending the form “{quote}”.',
  'shown-form':
    'The form “{quote}” only looks as if it works: a script responds to a click, but doesn’t send what visitors enter.',
  'no-reply': 'The form “{quote}” asks for neither an email address nor a phone number, so you can’t reply.',
  'lost-field': 'What visitors enter under “{quote}” isn’t sent, because the field has no name in the code.',
  'lost-file':
    'The file that visitors choose under “{quote}” isn’t sent, because the form lacks enctype="multipart/form-data".',
  'sample-receiver': 'The form still sends to a sample receiver: “{quote}”.',
  'test-receiver': 'The form sends what visitors enter to a test version of your website, at “{quote}”.',
  'mail-form':
    'The form “{quote}” only opens the visitor’s email program. If none is set up, no message arrives.',
  'dead-links': 'This link leads nowhere: “{quote}”.',
  'broken-contact':
    'This link should start a call or an email, but has no usable number or address: “{quote}”.',
  'missing-page': 'This link leads to a page that doesn’t exist (error 404): “{quote}”.',
  'unfinished-page': 'This link leads to a page that isn’t finished: “{quote}”.',
  placeholder: 'The website still contains sample text: “{quote}”.',
  untappable: 'The number is text only: “{quote}”.',
  'other-number': 'Two numbers or addresses that should be the same differ: {quote}.',
  'sample-link': 'This link or widget doesn’t work, because its address is a sample: “{quote}”.',
  'local-link':
    'This link or widget leads to the developer’s own computer, which nobody else reaches: “{quote}”.',
  'test-link': 'This link leads to a test version of your website: “{quote}”.',
  'whatsapp-link':
    'This WhatsApp link opens no chat, because its number has to begin with the country code, without a zero: “{quote}”.',
  'wrong-link': 'This link doesn’t lead where it should: “{quote}”.',
  'test-mode': 'Payments still run in test mode, so nobody can pay: “{quote}”.',
  'past-dates': 'The field “{quote}” accepts past dates only, so nobody can send the form.',
  'blocked-frame':
    'The page stays empty here, because the website’s own security settings (Content-Security-Policy) block what should appear: “{quote}”.',
  'insecure-form': 'This form sends what visitors enter without encryption, to “{quote}”.',
  'wrong-iban': 'This account number (IBAN) doesn’t exist, since its check digits are wrong: “{quote}”.',
  'spam-links':
    'Somebody has put advertising links into your website, as after a break-in: “{quote}”. Have the website cleaned and updated, and change all passwords.',
  'open-list':
    'Everybody can read personal details of several people, on the page or in its code, under “{quote}”.',
  'exposed-field':
    'The form puts what visitors enter under “{quote}” into the address of the next page, where histories, logs, and statistics keep it.',
  'open-secret':
    'Everybody can read a password or secret key in the website’s code, under “{quote}”. Change it at once.',
  'card-fields': 'The form asks for card details, which only a payment service should take: “{quote}”.',
  contradiction: 'Two statements on your website contradict each other: {quote}.',
  past: 'The website still says “{quote}”, which is in the past.',
  ...notFound,
} as const;
