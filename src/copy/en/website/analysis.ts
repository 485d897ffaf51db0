/** What the website analysis says from the server: one sentence per fault, and the summary's sentences. */
export const analysis = {
  faults: {
    blank: 'Please enter a website URL',
    'not-a-url': 'This doesn’t look like a web address. Please enter it like this: example.com',
    space: 'A web address has no spaces. Please enter it like this: example.com',
    'too-long':
      'This address is longer than 2,048 characters. Please enter a shorter one, such as that of the homepage.',
    scheme: 'Only web addresses that begin with http:// or https:// can be analyzed.',
    credentials: 'Please enter only the web address, without an @ sign, username, or password.',
    port: 'We can analyze only websites on the standard ports (80 and 443). Please leave out the port number.',
    'unknown-host': 'We couldn’t find a public website at this address. Please check the spelling.',
    'name-server':
      'We couldn’t locate this website because its name server didn’t answer. Please try again later.',
    refused: 'This website’s server refused our connection. Please check the address or try again later.',
    tls: 'This website has no valid certificate, so no secure connection could be made.',
    timeout: 'This website took too long to answer. Please try again later.',
    'too-large':
      'This page is too large to analyze (more than 2 MB of code). Please enter another page of the website.',
    'too-complex': 'This website is too large or too complex for us to read.',
    'not-html':
      'We found no readable web page at this address. Please enter the address of a page, not of a file.',
    'not-found': 'The website says this page doesn’t exist (error 404). Please check the address.',
    'server-error': 'The website answered with an error ({status}). Please try again later.',
    'login-required': 'Only signed-in visitors can see this page. Please enter one everyone can see.',
    'bot-wall': 'This website keeps automated visitors out, so we couldn’t read it.',
    robots:
      'This website’s robots.txt file asks automated visitors not to read this page, and we respect that.',
    redirects: 'This address redirects too often. Please enter the final address of the page.',
    'broken-answer': 'This website’s server sent an answer we couldn’t read.',
    busy: 'We’re reading many websites right now. Please try again in a minute.',
    'caller-limit': 'That was a lot of analyses in a short time. Please try again in {minutes} min.',
    'host-limit': 'This website has been analyzed a lot just now. Please try again in {minutes} min.',
    unexpected: 'Error during analysis',
  },
  summary: {
    score: '{host} scores {score} out of 100.',
    noScore: 'We could check only {coverage}% of the items on {host}, so there’s no score.',
    strengths: 'Already good: {list}',
    priorities: 'Fix first: {list}',
    nothingToDo: 'We found nothing that needs fixing right away.',
    /** With the mark that ends the sentence: languages differ in which side of the quotation mark it stands on. */
    lists: {
      one: '“{first}.”',
      two: '“{first}” and “{second}.”',
      three: '“{first},” “{second},” and “{third}.”',
    },
  },
} as const;
