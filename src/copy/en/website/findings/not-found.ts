/** What was looked for and not seen, or why nothing can be said for sure: one plain sentence each, by kind. */
export const notFound = {
  'no-title': 'The page has no title.',
  'no-description': 'The page’s code has no description for search engines.',
  'no-main-heading': 'The page has no main heading (h1) with text in it.',
  'no-audience': 'No sentence on the homepage says who the offer is for.',
  'no-call': 'We found no button or link on the homepage that asks visitors to take a next step.',
  'no-booking': 'We found no booking calendar, no form with dates, and no link to a booking page.',
  'no-form':
    'We found no contact form, here or on the contact page. Search and newsletter boxes don’t count.',
  'no-email': 'We found no email address, here or on the contact, company, and privacy pages you link to.',
  'no-phone': 'We found no phone number, here or on the contact and company pages you link to.',
  'no-prices':
    'We found no prices, packages, or link to a price page, here or on the services page you link to.',
  'no-imprint': 'We found no company details or imprint, either by a link or at the usual addresses.',
  'no-privacy': 'We found no link that leads to a privacy policy.',
  'no-testimonials': 'We found no customer quotes, ratings, or links to reviews.',
  'no-references': 'We found no customers or projects named, and no pages about them.',
  'no-figures': 'We found no figures about your company, such as years, customers, or projects.',
  'no-profiles': 'We found no links to your profiles on social or professional networks.',
  'no-about': 'We found no page or section about you and your people.',
  'no-mailing-address': 'We found no street and city, here or on the contact and company pages you link to.',
  'no-language': 'The page’s code doesn’t say which language the text is in.',
  'no-company-data': 'The page’s code has no company data for search engines.',
  'no-preview': 'The page’s code has no details for a link preview.',
  'no-preferred-address': 'The page’s code names no preferred address.',
  'no-versions': 'The page links to another language version (“{quote}”), but its code doesn’t list it.',
  'no-sitemap': 'We found no sitemap at the usual address or in robots.txt.',
  'no-robots-file': 'We found no robots.txt file.',
  'no-viewport': 'The page’s code has no setting for phones.',
  'no-server-setting': 'The server doesn’t send this setting.',
  'partly-logos':
    'The page shows logos or names of partners (“{quote}”) but no customers. To complete this item, name one customer or project.',
  'partly-work':
    'The page shows pictures under “{quote}”, but doesn’t say who the work was for. To complete this item, add a customer or place to each.',
  'partly-figure': 'We saw “{quote}”. To complete this item, add a second figure on the homepage.',
  'partly-prices':
    'The page says “{quote}”, but names no amount. To complete this item, add a starting price or an example.',
  'partly-voice':
    'The page says “{quote}”, but quotes no customer. To complete this item, add a quote with a name.',
  'partly-profile':
    'The page uses {quote} but doesn’t link to a profile of yours. To complete this item, add a link.',
  'partly-company':
    'The page says “{quote}”. To complete this item, show your company name, address, and contact details in one place.',
  'partly-address':
    'The page says “{quote}”. To complete this item, show your street address, city, and ZIP or postal code together.',
  'unread-page':
    'We didn’t see it on the pages we read, but couldn’t read “{quote}”. If it’s there, this item is fine.',
  'cut-page': 'This page is so long that we read only the first part. Please check the rest of it yourself.',
  'filled-by-script':
    'We didn’t see it, but scripts fill in parts of this page, and this analysis doesn’t run scripts. If you see it in your browser, this item is fine.',
  'shown-by-script':
    'Scripts write the text of this page, and this analysis doesn’t run scripts. Please check this item in your browser.',
  'hidden-part':
    'We found it only in a part of the page that is hidden at first: “{quote}”. Please check whether visitors get to see it.',
  'unsure-about':
    'The page says “we” or “I,” but we saw no page or section about you. If it tells a stranger who you are, this item is fine.',
  'few-sentences':
    'The page has only {count} full sentences of its own, too few to judge. Read them aloud, and split any that leave you out of breath.',
  'few-addresses':
    'The text says “you” or “we” only {count}×, too rarely to judge. Please check whether it speaks to your customers.',
  'unread-file':
    'We couldn’t read the file “{quote}”. Please open it in your browser to see whether it’s there.',
  'dead-link': 'The link “{quote}” doesn’t lead anywhere.',
} as const;
