/** What was looked for and not seen, or why nothing can be said for sure: one plain sentence each, by kind. */
export const notFound = {
  'no-title': 'We looked for the page’s title and found none.',
  'no-description': 'We looked for a description for search engines in the page’s code and found none.',
  'no-main-heading': 'We looked for a main heading (h1) and found none with text in it.',
  'no-audience': 'We looked for a sentence that says who the offer is for and saw none on the homepage.',
  'no-call':
    'We looked for a button or link that asks visitors to take a next step and saw none on the homepage.',
  'no-booking':
    'We looked for a booking calendar, a form with dates, and links to a booking page, and saw none of them.',
  'no-form':
    'We looked for a form people can write to you with, here and on the contact page, and saw none. Search and newsletter boxes don’t count.',
  'no-email':
    'We looked for an email address, here and on the contact, company, and privacy pages you link, and saw none.',
  'no-phone':
    'We looked for a phone number, here and on the contact and company pages you link, and saw none.',
  'no-prices':
    'We looked for prices, packages, or a link to a price page, here and on the services page you link, and saw none.',
  'no-imprint':
    'We looked for a link to your company details or an imprint and tried the usual addresses, but found neither.',
  'no-privacy': 'We looked for a link that leads to a privacy policy and saw none.',
  'no-testimonials': 'We looked for customer quotes, ratings, and links to reviews and saw none.',
  'no-references': 'We looked for customers or projects by name, and for pages about them, and saw none.',
  'no-figures': 'We looked for numbers about you, such as years, customers, or projects, and saw none.',
  'no-profiles': 'We looked for links to your profiles on social and professional networks and saw none.',
  'no-about': 'We looked for a page or a section about you and your people and saw neither.',
  'no-mailing-address':
    'We looked for a street and city, here and on the contact and company pages you link, and saw none.',
  'no-language': 'The page’s code doesn’t say which language the text is in.',
  'no-company-data': 'We looked for company data for search engines in the page’s code and found none.',
  'no-preview': 'We looked for the details that make a link preview in the page’s code and found none.',
  'no-preferred-address': 'We looked for a preferred address in the page’s code and found none.',
  'no-versions': 'The page links another language version (“{quote}”), but its code doesn’t list it.',
  'no-sitemap': 'We looked for a sitemap at the usual address and in robots.txt and found none.',
  'no-robots-file': 'We looked for a robots.txt file and found none.',
  'no-viewport': 'We looked for the setting for phones in the page’s code and found none.',
  'no-server-setting': 'The server doesn’t send this setting.',
  'partly-logos':
    'The page shows logos or names of partners (“{quote}”), but no customer. One named customer or project would complete it.',
  'partly-work':
    'The page shows pictures under “{quote}”, but doesn’t say for whom the work was done. A customer or place beside each would complete it.',
  'partly-figure': 'We saw “{quote}”. A second figure on the homepage would complete it.',
  'partly-prices':
    'The page says “{quote}”, but names no amount. A starting price or an example would complete it.',
  'partly-voice':
    'The page says “{quote}”, but quotes no customer. A sentence with a name would complete it.',
  'partly-profile':
    'The page uses {quote}, but doesn’t link to a profile of yours. A link would complete it.',
  'partly-company':
    'The page says “{quote}”. Company name, address, and contact details in one place would complete it.',
  'partly-address': 'The page says “{quote}”. Street, postal code, and city together would complete it.',
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
    'The page speaks of “we” or “I,” but we saw no page or section about you. If it tells a stranger who you are, this item is fine.',
  'few-sentences':
    'The page has only {count} full sentences of its own, too few to judge. Read them aloud, and split any that leave you out of breath.',
  'few-addresses':
    'The text says “you” or “we” only {count}×, too rarely to judge. Please check whether it speaks to your customers.',
  'unread-file':
    'We couldn’t read the file “{quote}”. Please open it in your browser to see whether it’s there.',
  'dead-link': 'The link “{quote}” doesn’t lead anywhere.',
} as const;
