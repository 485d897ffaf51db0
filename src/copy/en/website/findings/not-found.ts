/** What was looked for and not seen: one plain sentence each, by kind. */
export const notFound = {
  'no-title': 'The page doesn’t have a title.',
  'no-contact':
    'We didn’t find a phone number, an email address, a working form, a messenger, or a booking page on the pages we checked.',
  'no-email': 'We couldn’t find an email address on any of the pages we checked.',
  'no-phone': 'We couldn’t find a phone number on any of the pages we checked.',
  'no-imprint':
    'We didn’t find company details or a legal notice, either through a link or at the usual addresses.',
  'no-privacy': 'We didn’t find a link to a privacy policy.',
  'no-preview': 'The page doesn’t set a picture for link previews.',
  'no-viewport': 'The page doesn’t have a viewport setting for phones.',
  'dead-link': 'The link “{quote}” doesn’t lead anywhere.',
} as const;
