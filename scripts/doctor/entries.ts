/** Cases and articles, whose claims are the owner's like those of src/site.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { isOfCompany, type Site } from '../../src/domain/site/owner.ts';
import { isPlaceholder, RESERVED_DOMAIN } from '../../src/domain/site/owner-fields.ts';
import { listTexts, type Translated } from './owner-errors.ts';

/** Each field's texts and each line of text, with its place. */
export const readEntries = (folder = 'src/content') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const [, head = '', ...body] = readFileSync(`${folder}/${name}`, 'utf8').split(/^---\r?$/m);
      const start = head.split('\n').length;
      const fields = Object.entries(Object(parseDocument(head).toJS()));
      const lines = body.join('---').split('\n');
      return [...fields, ...lines.map((line, index) => [`line ${start + index}`, line] as const)].map(
        ([field, value]) => ({ place: `${folder}/${name}: ${field}`, field, texts: listTexts(value) }),
      );
    });

export type Entries = ReturnType<typeof readEntries>;

/** Finds samples, and people of the company among its customers. */
export const findEntryErrors = (site: Site, entries: Entries): readonly string[] =>
  entries.flatMap(({ place, field, texts }) => {
    const isFact = /^(?:customer|quote|figures)$/.test(field);
    return texts.flatMap((text) => [
      ...((isFact ? isPlaceholder(text) : RESERVED_DOMAIN.test(text))
        ? [`${place}: has a sample: write the real value.`]
        : []),
      ...(isFact && isOfCompany(site, text)
        ? [`${place}: ${text} must be a customer, not of the company.`]
        : []),
    ]);
  });

const CLAIM = /\d|%|gu?arant|percent|prozent|proven|bewiesen|leading|führend|\bbest/i;

/** Lists fields, and lines with figures or promises. */
export const listEntryClaims = (entries: Entries): readonly Translated[] =>
  entries
    .map(({ place, field, texts }) => [place, field, texts.join(' | ')] as const)
    .filter(([, field, text]) =>
      field.startsWith('line ') ? CLAIM.test(text) : !/^(?:date|picture)$/.test(field),
    )
    .map(([place, , text]) => [place, { [place.split('/').at(-2) ?? '']: text }]);
