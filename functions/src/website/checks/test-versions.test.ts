/** Links, forms and addresses that lead to a test version of the website, each with near misses. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, url = 'https://www.umzug-kern.de/') => {
  const verdict = runCheck(id, html, { url });
  return `${verdict?.status} ${verdict?.seen?.kind ?? ''}`.trim();
};

describe('test versions', () => {
  const HOSTS = [
    'staging2.umzug-kern.co.uk',
    'staging.umzug-kern.de',
    'umzug-kern-t3.agentur-nord.de',
    'dev2.umzug-kern.de',
    'relaunch.umzug-kern.de',
    'umzug-kern-site-git-main-umzug-kern.vercel.app',
    'deploy-preview-12--umzug-kern.netlify.app',
    'umzugkern.wpengine.com',
  ];
  const FIELDS = '<input type="email" name="mail"><button>Send</button>';

  it.each(HOSTS)('are reported at %s', (host) => {
    expect(judge('dead-ends', `<a href="https://${host}/contact/#quote">Get a quote</a>`)).toBe(
      'fail test-link',
    );
    expect(
      judge('working-forms', `<form action="https://${host}/contact" method="post">${FIELDS}</form>`),
    ).toBe('fail test-receiver');
    expect(judge('indexable', `<link rel="canonical" href="https://${host}/">`)).toBe('fail test-origin');
  });

  it.each([
    'https://www.umzug-kern.de/dev/relaunch',
    'https://umzug-kern.vercel.app/',
    'https://umzug-kern.netlify.app/',
    'https://dev.umzug-kern.de/docs',
    'https://umzug-kern.recruitee.com/',
    'https://umzug-kern.agentur-nord.de/',
    'https://test.umzug-kern.de/',
    'https://home-staging-nord.de/',
    'https://stage-theater.de/',
    'https://www.test.de/',
  ])('are not seen in %s', (href) => {
    expect(judge('dead-ends', `<a href="${href}">Get a quote</a>`)).toBe('pass');
    expect(judge('working-forms', `<form action="${href}" method="post">${FIELDS}</form>`)).toBe('pass');
  });

  const judgeOriginal = (href: string, url?: string) =>
    judge('indexable', `<link rel="canonical" href="${href}">`, url);
  it.each([
    'https://dev.umzug-kern.de/',
    'https://test.umzug-kern.de/',
    'https://umzug-kern-dev-2.builder.net/',
    'https://staging-umzugkern.agentur-nord.de/',
    'https://umzug-kern.preview.builder.net/',
  ])('are reported where search engines read %s, on any page', (href) => {
    expect(judgeOriginal(href)).toBe('fail test-origin');
    const contact = `<link rel="canonical" href="${href}contact">`;
    const verdict = runCheck('indexable', '', { url: 'https://www.umzug-kern.de/', linked: { contact } });
    expect(verdict?.evidence).toBe(`${href}contact`);
    expect(judgeOriginal(href, href)).toBe('pass');
  });

  it.each([
    'https://www.umzug-kern.de/dev/relaunch',
    'https://umzug-kern.vercel.app/',
    'https://umzug-kern.agentur-nord.de/',
    'https://umzug-kern.dev/',
    'https://umzug-kern-test.de/',
    'https://home-staging-umzug-kern.de/',
    'https://www.test.de/',
    'https://dev.builder.net/',
  ])('are not seen where search engines read %s', (href) => {
    expect(judgeOriginal(href)).toBe('pass');
  });

  it('are right on a test version, and in the name of who furnishes homes for sale', () => {
    const link = '<a href="https://staging.umzug-kern.de/contact">Contact</a>';
    expect(judge('dead-ends', link, 'https://staging.umzug-kern.de/')).toBe('pass');
    expect(
      judge('dead-ends', '<a href="https://home-staging.nord.de/">A</a>', 'https://home-staging-kern.de/'),
    ).toBe('pass');
  });
});

it.each([
  ['<a href="http://localhost:3000/signup">Start</a>', 'fail local-link'],
  ['<a href="file:///C:/Users/kern/shop.html">Order now</a>', 'fail local-link'],
  ['<a href="https://wa.me/07482916035">WhatsApp</a>', 'fail whatsapp-link'],
  ['<a href="https://wa.me/447482916035">WhatsApp</a>', 'pass'],
  ['<a href="https://www.facebook.com/wix">Facebook</a>', 'warn wrong-link'],
  ['<a href="https://www.instagram.com/squarespace">Instagram</a>', 'warn wrong-link'],
  // One sentence for both.
  ['<a href="htps://kern.de">Shop</a><a href="https://www.facebook.com/wix">Facebook</a>', 'warn wrong-link'],
  ['<a href="https://www.instagram.com/squarespace.kern">Instagram</a>', 'pass'],
])('says what is wrong with %s', (html, verdict) => {
  expect(judge('dead-ends', html)).toBe(verdict);
});

it('reports test payments', () => {
  expect(judge('orders', '<a href="https://donate.stripe.com/test_6oE3dL8wq0">Donate</a>')).toBe(
    'fail test-mode',
  );
  expect(judge('orders', '<a href="https://donate.stripe.com/6oE3dL8wq0">Donate</a>')).toBe('na');
});
