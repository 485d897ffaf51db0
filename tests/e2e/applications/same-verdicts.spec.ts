/** Browser and server clean and judge every text alike, so that neither takes what the other refuses. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { EMPTY_DRAFT } from '../../../src/domain/applications/application.ts';
import { findDraftError } from '../../../src/domain/applications/application-schema.ts';
import { cleanLine, cleanLines } from '../../../src/domain/values/text.ts';
import { parseWebAddress } from '../../../src/domain/website/web-address.ts';
import { expect, test } from '../test.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What meets in copied addresses: blanks, brackets, ports, userinfo, escapes, other scripts, invisible characters. */
const PIECES = [
  ...[
    'https://',
    'HTTP://',
    'https:',
    '//',
    'www.',
    'example',
    '.com',
    'ada.example',
    '127.0.0.1',
    '0x7f',
    'xn--',
  ],
  ...[
    '/',
    '\\',
    '?a=b',
    '#c',
    ':',
    ':8080',
    ':99999',
    ':0',
    '@',
    'ada:secret@',
    '%',
    '%20',
    '%zz',
    '.',
    '..',
    '-',
    '_',
  ],
  ...[
    ' ',
    '\u00a0',
    '\t',
    '\n',
    '\u000b',
    '\u2028',
    '\u3000',
    '(',
    ')',
    '[',
    ']',
    '{',
    '<',
    '>',
    '"',
    '„',
    '“',
    '«',
    ',',
  ],
  ...[
    'münchen',
    'ß',
    '例え',
    '。',
    '．',
    'пример',
    'e\u0301',
    'ｅ',
    '１',
    '①',
    '😀',
    '👩‍💻',
    'می‌خ',
    '（',
    '…',
    '·',
  ],
  ...[
    '\u200b',
    '\u200c',
    '\u202d',
    '\u2069',
    '\ufeff',
    '\u00ad',
    '\u0000',
    '\u0085',
    '\u{e0041}',
    '\ud83d',
    '\ude00',
  ],
];
/** What hosts that are numbers consist of: decimal, octal and hexadecimal digits, in range and beyond. */
const NUMBERS = [
  '0',
  '1',
  '08',
  '010',
  '255',
  '256',
  '999',
  '4294967296',
  '0x',
  '0X1f',
  '1f',
  'a',
  '１',
  '③',
  '²',
];
const numericHosts = fc
  .tuple(
    fc.constantFrom('', 'http://', 'ada.'),
    fc.array(fc.constantFrom(...NUMBERS, ''), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('', '/', ':8080', './team', '?a=1.2'),
  )
  .map(([start, labels, end]) => `${start}${labels.join('.')}${end}`);
const texts = fc.oneof(
  numericHosts,
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 9,
    })
    .map((pieces) => pieces.join('')),
  fc.tuple(fc.webUrl(), fc.constantFrom(...PIECES), fc.webUrl()).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...PIECES), fc.integer({ min: 2, max: 2500 }))
    .map(([piece, count]) => `https://ada.example/${piece.repeat(count)}`),
  fc
    .tuple(fc.constantFrom(...PIECES), fc.integer({ min: 2, max: 200 }))
    .map(([piece, count]) => `${piece.repeat(count)}.com`),
);

const judge = (text: string): readonly unknown[] => [
  parseWebAddress(text),
  cleanLine(text),
  cleanLines(text),
  findDraftError({ ...EMPTY_DRAFT, name: 'Ada', email: 'a@b.example', acceptTerms: true, websiteLink: text }),
  findDraftError({ ...EMPTY_DRAFT, name: 'Ada', email: 'a@b.example', acceptTerms: true, message: text }),
];

test('judges 4,000 texts in Chromium as in Node', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { EMPTY_DRAFT } from './src/domain/applications/application.ts';
        import { findDraftError } from './src/domain/applications/application-schema.ts';
        import { cleanLine, cleanLines } from './src/domain/values/text.ts';
        import { parseWebAddress } from './src/domain/website/web-address.ts';
        window.judge = ${judge};`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const inputs = fc.sample(texts, 4000);
  // As JSON, which keeps halves of characters.
  const inBrowser = await page.evaluate(
    (json) => JSON.stringify(JSON.parse(json).map(Reflect.get(window, 'judge'))),
    JSON.stringify(inputs),
  );
  const verdicts: unknown[] = JSON.parse(inBrowser);
  expect(inputs.map((text, index) => [text, verdicts[index]])).toEqual(
    inputs.map((text) => [text, judge(text)]),
  );
  const accepted = inputs.filter((text) => parseWebAddress(text) !== null).length;
  expect(accepted).toBeGreaterThan(200);
  expect(accepted).toBeLessThan(3800);
});

test('accepts only what Chromium’s field for a URL accepts', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><body><input type="url"></body></html>');
  const addresses = fc
    .sample(fc.oneof(numericHosts, texts), 8000)
    .flatMap((text) => parseWebAddress(text) ?? [])
    // The field alone has the rules for other scripts, such as for directions, and for Punycode.
    .filter((address) => /^(?!.*xn--)[\0-\x7f]*$/i.test(address.normalize('NFKC')));
  expect(addresses.length).toBeGreaterThan(400);
  const refused = await page.locator('input').evaluate(
    (input: HTMLInputElement, values) =>
      values.filter((value) => {
        input.value = value;
        return !input.checkValidity();
      }),
    addresses,
  );
  expect(refused).toEqual([]);
});
