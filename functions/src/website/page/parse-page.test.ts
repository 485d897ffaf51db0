import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { isRenderedByScript } from './rendered-by-script.ts';

describe('parsePage reads', () => {
  it('links with text, region and preceding words', () => {
    const { links } = parsePage(
      '<header><nav>Eins zwei <a href=" /a ">Start<b>seite</b></a></nav></header><p>drei vier <a href=b><img alt="Bild"></a></p><p>fünf</p><a href=c aria-label="Zum Termin">x</a><div class="site-footer"><a href=d>Impressum</a></div>',
    );
    expect(links).toEqual([
      {
        href: '/a',
        text: 'Startseite',
        rel: '',
        isScripted: false,
        region: 'nav',
        wordOffset: 0,
        blockOffset: 0,
      },
      { href: 'b', text: 'Bild', rel: '', isScripted: false, region: 'main', wordOffset: 0, blockOffset: 1 },
      {
        href: 'c',
        text: 'Zum Termin',
        rel: '',
        isScripted: false,
        region: 'main',
        wordOffset: 3,
        blockOffset: 3,
      },
      {
        href: 'd',
        text: 'Impressum',
        rel: '',
        isScripted: false,
        region: 'footer',
        wordOffset: 4,
        blockOffset: 4,
      },
    ]);
  });

  it('running text in blocks, without scripts and styles', () => {
    const { blocks, wordCount, title } = parsePage(
      '<title>Der &amp; Titel</title><style>a{}</style><p>Ein&nbsp;Wort,<br>noch ei\u00adnes</p><script>var a = "b"</script><noscript><p>kein</p></noscript><svg><title>Bild</title></svg><template>nein</template><textarea>Text</textarea><li>Punkt</li>',
    );
    expect(title).toBe('Der & Titel');
    expect(blocks.map(({ text }) => text)).toEqual(['Ein Wort, noch eines', 'Punkt']);
    expect(wordCount).toBe(5);
  });

  it('forms with their fields, even without a closing tag', () => {
    const { forms, buttons } = parsePage(
      '<form action=/a role=search><input name=q type=SEARCH></form><form><select name=s></select><textarea id=t></textarea><input type=submit value=Los>',
    );
    expect(forms).toMatchObject([
      { action: '/a', role: 'search', fields: [{ type: 'search' }] },
      { fields: [{ type: 'select' }, { type: 'textarea' }, { type: 'submit' }] },
    ]);
    expect(buttons.map(({ text }) => text)).toEqual(['Los']);
  });

  it('which files are render-blocking', () => {
    const { scripts, resources } = parsePage(
      '<head><script src=a></script><script src=b async></script><script src=c type=module></script><link rel=stylesheet href=d></head><body><script src=e></script><link rel=stylesheet href=f>',
    );
    expect(scripts.map(({ src, isRenderBlocking }) => [src, isRenderBlocking])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
      ['e', false],
    ]);
    expect(resources.map(({ inHead }) => inHead)).toEqual([true, false]);
  });

  it('the first of duplicate attributes, titles and descriptions', () => {
    const page = parsePage(
      '<html lang=de lang=en><title>eins</title><title>zwei</title><meta name=Description content=a><meta name=description content=b>',
    );
    expect(page).toMatchObject({ lang: 'de', title: 'eins' });
    expect(page.meta.get('description')).toBe('a');
  });

  it('the start and end of a very long text', () => {
    const { blocks, wordCount } = parsePage(
      `${'<p>Ein Satz von fünf Wörtern</p>'.repeat(9_000)}<p>Musterstraße 1</p>`,
    );
    expect(blocks[0]?.text).toBe('Ein Satz von fünf Wörtern');
    expect(blocks.at(-1)?.text).toBe('Musterstraße 1');
    expect(blocks.length).toBeLessThan(5_000);
    expect(wordCount).toBe(45_002);
  });
});

it('stops at 500 levels or 50,000 elements', () => {
  expect(parsePage('<div>'.repeat(499))).toMatchObject({ isTruncated: false, nodeCount: 499 });
  expect(parsePage('<div>'.repeat(600))).toMatchObject({ isTruncated: true });
  expect(parsePage('<br>'.repeat(50_000))).toMatchObject({ isTruncated: false });
  expect(parsePage(`${'<br>'.repeat(60_000)}<p>spät`)).toMatchObject({ isTruncated: true, wordCount: 0 });
  expect(parsePage(`<div>${'</b>'.repeat(50_000)}<p>noch`)).toMatchObject({
    isTruncated: false,
    wordCount: 1,
  });
  expect(parsePage(`<div>${'</b>'.repeat(90_000)}<p>spät`)).toMatchObject({
    isTruncated: true,
    wordCount: 0,
  });
});

it.each([
  ['an empty root and a module', '<div id=root></div><script type=module src=a.js></script>', true],
  ['a request for scripts', '<noscript>Bitte JavaScript aktivieren</noscript>', true],
  ['much inline script', `<script>${'x'.repeat(600)}</script>`, true],
  ['enough text', `<p>${'Wort '.repeat(50)}</p><script src=a.js></script>`, false],
  ['little text without scripts', '<p>Hier entsteht eine Website</p>', false],
  ['little text and structured data', '<p>Kurz</p><script type=application/ld+json>{}</script>', false],
])('detects client-side rendering for %s', (_what, html, rendered) => {
  expect(isRenderedByScript(parsePage(html))).toBe(rendered);
});
