/** What was looked for and not seen, or why nothing can be said for sure: one plain sentence each, by kind. */
export const notFound = {
  'no-title': 'The page doesn’t have a title.',
  'no-form':
    'We didn’t find a contact form on the pages we checked (search and newsletter boxes don’t count).',
  'no-contact':
    'We didn’t find a phone number, an email address, a working form, a messenger, or a booking page on the pages we checked.',
  'no-email': 'We couldn’t find an email address on any of the pages we checked.',
  'no-phone': 'We couldn’t find a phone number on any of the pages we checked.',
  'no-prices': 'We didn’t find any prices or packages, or a link to a page with prices.',
  'no-imprint':
    'We didn’t find company details or a legal notice, either through a link or at the usual addresses.',
  'no-privacy': 'We didn’t find a link to a privacy policy.',
  'no-mailing-address': 'We didn’t find a street address and city on the pages we checked.',
  'no-preview': 'The page doesn’t set a picture for link previews.',
  'no-viewport': 'The page doesn’t have a viewport setting for phones.',
  'partly-prices': 'The page says “{quote}” but doesn’t mention an amount.',
  'partly-address':
    'The page says “{quote}” but doesn’t show the street address, city, and ZIP or postal code together.',
  'unread-page':
    'We didn’t find this on the pages we read, but it may be on a page we couldn’t open (“{quote}”).',
  'cut-page': 'This page is so long that we read only the first part, so please check the rest yourself.',
  'filled-by-script': 'We didn’t find this, but a script may add it after the page loads.',
  'shown-by-script': 'We couldn’t check this because scripts add the text to this page.',
  'hidden-part':
    'We found this only in a part of the page that’s hidden at first (“{quote}”), so please check whether visitors can see it.',
  'dead-link': 'The link “{quote}” doesn’t lead anywhere.',
} as const;
