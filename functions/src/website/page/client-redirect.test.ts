import { expect, it } from 'vitest';
import { findClientRedirect } from './client-redirect.ts';
import { parsePage } from './parse-page.ts';

const find = (html: string): string | undefined =>
  findClientRedirect({ page: parsePage(html), url: new URL('https://muster.de/alt') })?.href;

it.each([
  ['<meta http-equiv="Refresh" content="0;URL=/neu#x">', '/neu'],
  ['<meta http-equiv=refresh content="0.5; url=\'/neu\'">', '/neu'],
  ['<meta http-equiv=refresh content="0 /neu">', '/neu'],
  ['<script>window.location.href = "/neu";</script>', '/neu'],
  ["<script>top.location.replace('/neu')</script><p>Moment", '/neu'],
  ['<script>setTimeout(function(){location=`/neu`}, 100)</script>', '/neu'],
  ['<body onload="document.location=\'/neu\'">', '/neu'],
])('follows %s', (html, path) => {
  expect(find(html)).toBe(`https://muster.de${path}`);
});

it.each([
  ['a reload', '<meta http-equiv=refresh content="5">'],
  ['a redirect to itself', '<script>location.href="/alt"</script>'],
  ['a redirect that takes its time', '<meta http-equiv=refresh content="30;url=/neu">'],
  ['a computed address', '<script>location.href="/neu?x="+id</script>'],
  ['a comparison', '<script>if(location.href=="/neu")go()</script>'],
  ['data', '<script type=application/json>location="/neu"</script>'],
  [
    'a choice of languages',
    '<script>function go(){location="/en"}</script><p>Sprache <button>Deutsch</button><button>English</button>',
  ],
  ['a page with a text', `<script>location="/neu"</script><p>${'Wort '.repeat(50)}`],
  ['another scheme', '<script>location="mailto:a@muster.de"</script>'],
])('stays on a page with %s', (_what, html) => {
  expect(find(html)).toBeUndefined();
});
