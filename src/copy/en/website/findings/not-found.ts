/** What was looked for and not seen, or why nothing can be said for sure: one plain sentence each, by kind. */
export const notFound = {
  'no-title': 'The page doesn’t have a title.',
  'no-description': 'The page doesn’t have a description for search engines.',
  'no-main-heading': 'The page doesn’t have a main heading (h1) with text.',
  'no-audience': 'We didn’t find a sentence on the homepage that says who the offer is for.',
  'no-call': 'We didn’t find a button or link on the homepage that tells visitors what to do next.',
  'no-booking': 'We didn’t find a booking calendar, a form with dates, or a link to a booking page.',
  'no-form':
    'We didn’t find a contact form on the pages we checked (search and newsletter boxes don’t count).',
  'no-email': 'We couldn’t find an email address on any of the pages we checked.',
  'no-phone': 'We couldn’t find a phone number on any of the pages we checked.',
  'no-prices': 'We didn’t find any prices or packages, or a link to a page with prices.',
  'no-imprint':
    'We didn’t find company details or a legal notice, either through a link or at the usual addresses.',
  'no-privacy': 'We didn’t find a link to a privacy policy.',
  'no-testimonials': 'We didn’t find any customer quotes, ratings, or links to reviews.',
  'no-references': 'We didn’t find the names of any customers or projects, or any pages about them.',
  'no-figures':
    'We didn’t find any figures about the company, such as years in business or number of customers or projects.',
  'no-profiles': 'We didn’t find any links to the company’s profiles on social or professional networks.',
  'no-about': 'We didn’t find a page or section about the company and its people.',
  'no-mailing-address': 'We didn’t find a street address and city on the pages we checked.',
  'no-language': 'The page’s code doesn’t say which language the text is in.',
  'no-company-data': 'The page doesn’t include company data for search engines.',
  'no-preview': 'The page doesn’t set a title, a description, or an image for link previews.',
  'no-preferred-address': 'The page doesn’t tell search engines which address to show.',
  'no-versions':
    'The page links to another language version (“{quote}”), but its code doesn’t tell search engines about it.',
  'no-sitemap': 'We didn’t find a sitemap.',
  'no-robots-file': 'We didn’t find a robots.txt file.',
  'no-viewport': 'The page doesn’t have a viewport setting for phones.',
  'no-server-setting': 'The website’s server isn’t set up for this.',
  'partly-logos':
    'The page shows logos or names of partners (“{quote}”), but we didn’t find any customers or projects.',
  'partly-work': 'The page shows pictures under “{quote}” but doesn’t say who the work was for.',
  'partly-figure': 'We found only one figure about the company: “{quote}”.',
  'partly-prices': 'The page says “{quote}” but doesn’t mention an amount.',
  'partly-voice': 'The page points to “{quote}” but doesn’t quote any customers.',
  'partly-profile': 'The page mentions or embeds {quote} but doesn’t link to any of the company’s profiles.',
  'partly-company':
    'The page says “{quote}” but doesn’t show the company name, address, and contact details in one place.',
  'partly-address':
    'The page says “{quote}” but doesn’t show the street address, city, and ZIP or postal code together.',
  'unread-page':
    'We didn’t find this on the pages we read, but it may be on a page we couldn’t open (“{quote}”).',
  'cut-page': 'This page is so long that we read only the first part, so please check the rest yourself.',
  'filled-by-script': 'We didn’t find this, but a script may add it after the page loads.',
  'shown-by-script': 'We couldn’t check this because scripts add the text to this page.',
  'hidden-part':
    'We found this only in a part of the page that’s hidden at first (“{quote}”), so please check whether visitors can see it.',
  'unsure-about':
    'The page says “we” or “I,” but we didn’t find a page or section that says who’s behind the company.',
  'few-sentences':
    'Number of full sentences on the page: {count}. That isn’t enough to tell how easy the text is to read.',
  'few-addresses':
    'Number of times the text says “you” or “we”: {count}. That’s too few to tell whether it focuses on the customer.',
  'unread-file':
    'We couldn’t read the file (“{quote}”), so please open it in your browser to see whether it’s there.',
  'dead-link': 'The link “{quote}” doesn’t lead anywhere.',
} as const;
