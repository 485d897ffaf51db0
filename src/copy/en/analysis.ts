/** What the website analysis says from the server: one sentence per fault, and the summary's sentences. */
export const analysis = {
  faults: {
    blank: 'Please enter a website URL',
    'not-a-url': 'This does not look like a web address. Please enter it like this: example.com',
    scheme: 'Only web addresses that begin with http:// or https:// can be analysed.',
    credentials: 'Please enter only the web address, without an @ sign, user name or password.',
    port: 'Only websites at the usual ports (80 and 443) can be analysed. Please leave out the port number.',
    'unknown-host': 'We could not find a public website at this address. Please check the spelling.',
    refused:
      'The server of this website does not accept our connection. Please check the address or try again later.',
    tls: 'This website has no valid certificate, so no secure connection could be made.',
    timeout: 'This website took too long to answer. Please try again later.',
    'too-large':
      'This page is too large to analyse (more than 2 MB of code). Please enter another page of the website.',
    'not-html':
      'There is no readable web page at this address. Please enter the address of a page, not of a file.',
    'not-found': 'The website answered that this page does not exist (error 404). Please check the address.',
    'server-error': 'The website answered with an error of its own ({status}). Please try again later.',
    'login-required': 'This page asks for a login. Please enter a page that everyone can see.',
    'bot-wall': 'This website keeps automated visitors out, so we could not read it.',
    robots:
      'This website’s robots.txt file asks automated visitors not to read this page, and we respect that.',
    redirects: 'This address redirects too often. Please enter the final address of the page.',
    'broken-answer': 'The server of this website sent an answer that could not be read.',
    'caller-limit': 'That was a lot of analyses in a short time. Please try again in {minutes} min.',
    'host-limit': 'This website has been analysed very often just now. Please try again in {minutes} min.',
    unexpected: 'Error during analysis',
  },
  summary: {
    score: '{host} reaches {score} of 100 points.',
    noScore: 'Only {coverage} % of the points could be checked on {host}, so there is no overall score.',
    strengths: 'Already good: {list}.',
    priorities: 'Most worthwhile next: {list}.',
    nothingToDo: 'We found nothing that needs to be improved urgently.',
    quoted: '“{name}”',
    and: '{list} and {last}',
  },
} as const;
