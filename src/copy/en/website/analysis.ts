/** What the website analysis says from the server: one sentence per fault. */
export const analysis = {
  faults: {
    blank: 'Please enter a website URL',
    'not-a-url': 'This doesn’t look like a web address. Please enter it like this: example.com',
    space: 'A web address can’t have spaces. Please enter it like this: example.com',
    'too-long':
      'This address is longer than 2,048 characters. Please enter a shorter one, such as your homepage.',
    scheme: 'Please enter a web address that starts with http:// or https://.',
    credentials: 'Please enter only the web address, without an @ sign, username, or password.',
    port: 'We can only analyze websites on the standard ports (80 and 443). Please leave out the port number.',
    'unknown-host': 'We couldn’t find a public website at this address. Please check the spelling.',
    'name-server':
      'We couldn’t find this website because its name server didn’t respond. Please try again later.',
    refused: 'This website’s server refused our connection. Please check the address or try again later.',
    tls: 'This website doesn’t have a valid security certificate, so we couldn’t connect to it securely.',
    timeout: 'This website took too long to respond. Please try again later.',
    'too-large':
      'This page is too large to analyze (more than 2 MB of code). Please enter the address of another page on the website.',
    'too-complex': 'This website is too large or too complex for us to read.',
    'not-html':
      'We didn’t find a web page at this address. Please enter the address of a page rather than a file.',
    parked:
      'There’s no website of yours here yet: the domain is parked or for sale, so there’s nothing to rate.',
    placeholder:
      'There’s no website of yours here yet: we only found a page that a server or hosting provider shows until one is set up.',
    'age-gate':
      'This website first asks visitors for their age, and we couldn’t get past that. Please enter the address of a page behind it.',
    unreadable:
      'This page shows nothing until a script has run, so we couldn’t read it. Please enter the address of another page on the website.',
    'not-found': 'This page doesn’t exist (error 404). Please check the address.',
    'server-error': 'The website responded with an error ({status}). Please try again later.',
    'login-required':
      'You have to sign in to see this page. Please enter the address of a page that everyone can see.',
    'bot-wall': 'This website blocks automated visitors, so we couldn’t read it.',
    robots: 'This website’s robots.txt file asks automated visitors not to read this page, so we didn’t.',
    'robots-all':
      'This website’s robots.txt file closes it to search engines (“Disallow: /”), so people can’t find it there. Have this line removed first. We follow it too, so we read nothing else.',
    redirects: 'This address redirects too many times. Please enter the page’s final address.',
    'broken-answer': 'This website’s server sent a response we couldn’t read.',
    'broken-http':
      'This website’s server breaks a rule of HTTP in its response. Browsers overlook it, but other programs can’t read the page. Please show this message to your hosting provider.',
    busy: 'We’re analyzing a lot of websites right now. Please try again in a minute.',
    'caller-limit': 'You’ve analyzed a lot of websites in a short time. Please try again in {minutes} min.',
    'host-limit':
      'This website has been analyzed many times in a short time. Please try again in {minutes} min.',
    unexpected: 'Error during analysis',
  },
} as const;
