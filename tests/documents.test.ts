import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

const DOCUMENTS = ['*.md', '.github/*.md', '{docs,functions/src,local,scripts,src,tests}/**/*.md']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !/node_modules|__goldens__|^src.content/.test(file));
const DECISIONS = DOCUMENTS.filter((file) => file.startsWith('docs/decisions/')).sort();

/** Targets of links to files of this project, without fragments. */
const findLinks = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);

const findBrokenLinks = (file: string): string[] =>
  findLinks(read(file)).filter((target) => !existsSync(join(dirname(file), target)));

/** Paths in backticks; each may be a pattern: {a,b}, * or <name>. */
const findPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:src|functions|tests|scripts|local|docs|public)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );

/** Names in backticks that can only be code: camelCase or UPPER_CASE. The left side of an arrow is a bad example. */
const findIdentifiers = (text: string): string[] =>
  [...text.replaceAll(/^- .*→/gm, '').matchAll(/`(\w+)(?:\(\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /[a-z][A-Z]|[A-Z]_[A-Z]/.test(name));

/** A part in angle or square brackets matches any name. */
const exists = (path: string): boolean =>
  globSync(path.replace(/<[^>]*>|\[[^\]]*\]/g, '*').replace(/\/$/, '')).length > 0;

describe('the documents', () => {
  it('number decisions consecutively in file names and headings', () => {
    const numbers = DECISIONS.map((file) => /(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')));
    const headings = DECISIONS.map((file) => /^# (\d{3}): \S/.exec(read(file))?.[1]);
    expect(headings).toEqual(numbers);
  });

  it('link only to existing files', () => {
    const broken = DOCUMENTS.flatMap((file) => findBrokenLinks(file).map((target) => `${file}: ${target}`));
    expect(broken).toEqual([]);
  });

  it('finds links', () => {
    expect(findLinks('[a](docs/b.md#c) [d](https://e.example) ![f](g.png)')).toEqual(['docs/b.md', 'g.png']);
    expect(DOCUMENTS.flatMap((file) => findLinks(read(file))).length).toBeGreaterThan(DECISIONS.length);
  });

  it('mention only existing files and folders', () => {
    const named = DOCUMENTS.flatMap((file) => findPaths(read(file)).map((path) => ({ file, path })));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ path }) => !exists(path))).toEqual([]);
  });

  it('mention only existing names in code', () => {
    const files = globSync([
      '{functions,local,scripts,src,tests}/**/*.{ts,tsx,mjs,json,astro}',
      '*.{ts,json,mjs}',
    ]);
    const code = files
      .filter((file) => !/node_modules|fixtures/.test(file))
      .map(read)
      .join('\n');
    const words = new Set(code.match(/\w+/g));
    const named = DOCUMENTS.flatMap((file) => findIdentifiers(read(file)).map((name) => ({ file, name })));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
  });

  it('finds names in code', () => {
    expect(findIdentifiers('- `badName` → `goodName()`, `MAX_SIZE` and `a b`')).toEqual([
      'goodName',
      'MAX_SIZE',
    ]);
  });

  it('finds files by patterns', () => {
    expect(findPaths('`src/site.ts`, `/embed.js` and `src/copy/<language>/`')).toEqual([
      'src/site.ts',
      'src/copy/<language>/',
    ]);
    expect(['src/copy/{en,de}/index.ts', 'src/pages/[...language]/<path>.astro'].filter(exists)).toHaveLength(
      2,
    );
    expect(
      ['src/copy/{xx,yy}/index.ts', 'src/no-folder/', 'src/copy/<language>/no.ts'].filter(exists),
    ).toEqual([]);
  });

  it('refer to decisions by their numbers', () => {
    const named = DOCUMENTS.flatMap((file) => [
      ...read(file).matchAll(/\[decision (\d{3})\]\(\S*?(\d{3})-/g),
    ]).map(([, text, target]) => [text, target]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([text, target]) => text !== target)).toEqual([]);
  });
});
