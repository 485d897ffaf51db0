import { describe, expect, it } from 'vitest';
import type { FindingId, SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck } from './testing.ts';

const getVerdict = (id: FindingId, html: string) =>
  runCheck(id, `<html lang="en"><h1>Hello</h1>${html}`, { url: 'https://sample.com/' });

/** Partial evidence for each check, and text that only looks like it. */
const CASES: readonly (readonly [id: FindingId, kind: SeenKind, partial: string, lookalike: string])[] = [
  [
    'references',
    'partly-logos',
    '<h2>Our Sponsors</h2><img src="a.png" alt="">',
    '<p>Your partner for roofs.</p>',
  ],
  ['references', 'partly-logos', '<p>Mitglied im Bund der Köche</p>', '<p>Ihr Partner im Raum Graz.</p>'],
  [
    'references',
    'partly-work',
    '<h2>Galerie</h2><img src="a.png" alt="">',
    '<h2>Leistungen</h2><img src="a.png" alt="">',
  ],
  ['numbers', 'partly-figure', '<footer>Muster, since 2019</footer>', '<footer>© 2026 Muster</footer>'],
  ['numbers', 'partly-figure', '<footer>© 1998–2026 Muster</footer>', '<p>Hofstraße 18, 71263 Weil</p>'],
  ['numbers', 'partly-figure', '<h2>9+ roofing systems</h2>', '<p>Call 555 for help</p>'],
  [
    'pricing',
    'partly-prices',
    '<p>The free first meeting is in Bath.</p>',
    '<p>The first meeting is in Bath.</p>',
  ],
  [
    'pricing',
    'partly-prices',
    '<p>Alle Kassen und privat, kostenloses Erstgespräch.</p>',
    '<p>Wir beraten Sie gern.</p>',
  ],
  [
    'testimonials',
    'partly-voice',
    '<p>Our happy customers come back.</p>',
    '<p>Our customers come from Bath.</p>',
  ],
  [
    'testimonials',
    'partly-voice',
    '<a href="https://www.bbb.org/profile/sample"><img src="a.png" alt=""></a>',
    '<a href="https://example.org/profile"><img src="a.png" alt=""></a>',
  ],
  [
    'social-profiles',
    'partly-profile',
    '<iframe src="https://www.facebook.com/plugins/page.php?x"></iframe>',
    '<iframe src="https://maps.example/"></iframe>',
  ],
  [
    'social-profiles',
    'partly-profile',
    '<a href="https://wa.me/49123456">Chat</a>',
    '<a href="/chat">Chat</a>',
  ],
  ['imprint', 'partly-company', '<footer>© 2026 Muster Ltd</footer>', '<footer>All rights reserved</footer>'],
  ['postal-address', 'partly-address', '<p>10115 Berlin</p>', '<p>Berlin</p>'],
];

describe('partial evidence', () => {
  it.each(CASES)('%s: warns with %s only on partial evidence', (id, kind, partial, lookalike) => {
    expect(getVerdict(id, partial)).toMatchObject({ status: 'warn', seen: { kind } });
    expect(getVerdict(id, lookalike)?.seen?.kind).toMatch(/^no-/);
  });

  it('ignores quotes as partial evidence', () => {
    const quote = '<blockquote>They did it at a truly fair price.</blockquote>';
    expect(getVerdict('pricing', quote)).toMatchObject({ status: 'fail' });
  });
});
