import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { isRenderedByScript } from './rendered-by-script.ts';

describe('parsePage reads', () => {
  it('links with text, region and position', () => {
    const { links } = parsePage(
      '<header><nav>Eins zwei <a href=" /a ">Start<b>seite</b></a></nav></header><p>drei vier <a href=b><img alt="Bild"></a></p><p>fünf</p><a href=c aria-label="Zum Termin">x</a><div class="site-footer"><a href=d>Impressum</a></div>',
    );
    expect(links).toMatchObject([
      {
        href: '/a',
        text: 'Startseite',
        isScripted: false,
        region: 'nav',
        blockOffset: 0,
      },
      { href: 'b', text: 'Bild', isScripted: false, region: 'main', blockOffset: 1 },
      {
        href: 'c',
        text: 'Zum Termin',
        isScripted: false,
        region: 'main',
        blockOffset: 3,
      },
      {
        href: 'd',
        text: 'Impressum',
        isScripted: false,
        region: 'footer',
        blockOffset: 4,
      },
    ]);
  });

  it('addresses that Cloudflare encrypts', () => {
    const hex = '422b2c242d022927302c6c2b27';
    const path = '/cdn-cgi/l/email-protection';
    const { links, blocks } = parsePage(
      `<p>Or <a href="${path}" data-cfemail="${hex}">[email&#160;protected]</a></p><a href="${path}#${hex}">Write</a>`,
    );
    expect(links.map(({ href }) => href)).toEqual(['mailto:info@kern.ie', 'mailto:info@kern.ie']);
    expect(blocks[0]?.text).toBe('Or info@kern.ie');
  });

  it('the whole text of an indented link', () => {
    const { links } = parsePage(
      `<a href="/termin">${'\n\t\t'.repeat(200)}<span>Termin</span>${'\n    '.repeat(200)}<b>vereinbaren</b></a>`,
    );
    expect(links[0]?.text).toBe('Termin vereinbaren');
  });

  it('links, buttons and forms with the elements around them and their handlers', () => {
    const { links, buttons, forms } = parsePage(
      '<div id=app class="box wide" data-open=x><a name=top href="#" onclick="go()">Hoch</a><button @click="go">Los</button><form method=POST hx-post="/senden"><input name=mail value=a></form></div><form></form>',
    );
    expect(links[0]).toMatchObject({
      isScripted: true,
      element: {
        name: 'a',
        attributes: ['name', 'href', 'onclick'],
        parent: { id: 'app', classes: 'box wide' },
      },
    });
    expect(links[0]?.element.parent?.attributes).toEqual(['id', 'class', 'data-open']);
    expect(buttons[0]).toMatchObject({ isScripted: true, element: { parent: links[0]?.element.parent } });
    expect(forms).toMatchObject([
      { method: 'post', isScripted: true, fields: [{ name: 'mail', value: 'a' }] },
      { method: 'get', isScripted: false, element: { parent: null } },
    ]);
  });

  it('ids and names that links can lead to', () => {
    expect(parsePage('<h2 id=preise></h2><a name=unten></a>').ids).toEqual(new Set(['preise', 'unten']));
  });

  it('the selectors and events of scripts', () => {
    const { scripts } = parsePage(
      `<script>const b = '.open-menu'; document.querySelectorAll(b).forEach((x) => x.addEventListener('click', go));
      document.getElementById("form").onsubmit = send; $('nav a').on('touchend.x', '.item', go); el.dataset.bookNow;</script>`,
    );
    expect(scripts[0]?.lookups).toMatchObject({
      selectors: ['.open-menu', '.item', 'nav a', '#form', '[data-book-now]'],
      events: ['click', 'touchend', 'submit'],
      deeds: ['roams'],
    });
  });

  it('content embedded at once or later, and addresses in styles', () => {
    const { embeds, styleUrls } = parsePage(
      '<iframe src=https://a.example/v></iframe><iframe hidden data-src=https://b.example/v></iframe><noscript><iframe src=c></iframe></noscript><style>@import "https://fonts.example/css?family=A"; a{background:url(data:image/png)}</style>',
    );
    expect(embeds).toEqual([
      { name: 'iframe', src: 'https://a.example/v', isDeferred: false, isHidden: false },
      { name: 'iframe', src: 'https://b.example/v', isDeferred: true, isHidden: true },
    ]);
    expect(styleUrls).toEqual(['https://fonts.example/css?family=A']);
  });

  it('the source of a quotation as a block of its own', () => {
    const { blocks } = parsePage(
      '<blockquote>Gut.<cite>Ada Muster</cite></blockquote><div>Prima. <span itemprop=author>Ada</span></div><p>Ende <cite>Buch</cite></p>',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['Gut.', 'Ada Muster', 'Prima.', 'Ada', 'Ende Buch']);
  });

  it('a declarative shadow root, but no other template and no noframes', () => {
    const { blocks } = parsePage(
      '<x-app><template shadowrootmode=open><p>gezeigt</p></template></x-app><template><p>nicht</p></template><noframes>nicht</noframes>',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['gezeigt']);
  });

  it('one meta element with name and properties, and every rule for robots', () => {
    const { meta, robotsRules } = parsePage(
      '<meta name="twitter:title" property="og:title" content=A><meta property="og:image  twitter:image" content=/a.jpg><meta name=robots content=index><body><meta name=ROBOTS content=noindex><meta name=bingbot content=noindex>',
    );
    expect([meta.get('twitter:title'), meta.get('og:title'), meta.get('og:image')]).toEqual([
      'A',
      'A',
      '/a.jpg',
    ]);
    expect(robotsRules).toEqual(['index', 'noindex']);
  });

  it('structured data whose type has parameters', () => {
    expect(parsePage('<script type="application/ld+json; charset=utf-8">{}</script>').jsonLd).toEqual(['{}']);
  });

  it('running text in blocks, without scripts and styles', () => {
    const { blocks, wordCount, title } = parsePage(
      '<title>Der &amp; Titel</title><style>a{}</style><p>Ein&nbsp;Wort,<br>noch ei\u00adnes</p><script>var a = "b"</script><noscript><p>kein</p></noscript><svg><title>Bild</title></svg><template>nein</template><textarea>Text</textarea><li>Punkt</li>',
    );
    expect(title).toBe('Der & Titel');
    expect(blocks.map(({ text }) => text)).toEqual(['Ein Wort, noch eines', 'Punkt']);
    expect(wordCount).toBe(5);
  });

  it('an address as one text if it has line breaks', () => {
    const { blocks, links } = parsePage(
      '<address>Ada Muster<br><br>Musterweg 1<br> <br>10115 Berlin</address><p>Erster<br><br>Zweiter</p><a href=#>info@<br>muster.de</a>',
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'Ada Muster Musterweg 1 10115 Berlin',
      'Erster',
      'Zweiter',
      'info@muster.de',
    ]);
    expect(links[0]?.text).toBe('info@muster.de');
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
  expect(parsePage('<div>'.repeat(499))).toMatchObject({ isTruncated: false });
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
  [
    'an empty box, few words and a counter',
    '<div id=content></div><p>Wir decken seit vielen Jahren Dächer</p><script src=//stats.example/s.js></script>',
    false,
  ],
  [
    'an empty root with a footer',
    '<div id=root></div><footer>Impressum und mehr dazu</footer><script src=/assets/index-3f.js></script>',
    true,
  ],
  ['little text without scripts', '<p>Hier entsteht eine Website</p>', false],
  ['little text and structured data', '<p>Kurz</p><script type=application/ld+json>{}</script>', false],
])('detects client-side rendering for %s', (_what, html, rendered) => {
  expect(isRenderedByScript(parsePage(html))).toBe(rendered);
});
