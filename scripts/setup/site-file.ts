/** Writes the Firebase project's values into src/site.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Site } from '../../src/domain/site/owner.ts';

type Firebase = Site['firebase'];

const BLOCK = /(\n {2}firebase: \{\n)([\s\S]*?)(\n {2}\},\n)/;
/** Values that need no escaping between single quotes. */
const PLAIN = /^[\w./:~-]+$/;

/**
 * @param text of src/site.ts
 * @throws if the file lacks a line, or a value needs escaping
 */
export function withFirebaseValues(text: string, values: Partial<Firebase>): string {
  const [, head, block, tail] = BLOCK.exec(text) ?? [];
  if (head === undefined || block === undefined || tail === undefined)
    throw new Error('src/site.ts has no block `firebase: { … }`');
  let changed = block;
  for (const [key, value] of Object.entries(values)) {
    if (!PLAIN.test(String(value)))
      throw new Error(`${key} has characters that need escaping; edit it by hand`);
    const line = new RegExp(`^( {4}${key}: ).*,$`, 'm');
    if (!line.test(changed)) throw new Error(`src/site.ts has no line \`${key}: …\` under firebase`);
    changed = changed.replace(line, (_, start: string) => `${start}'${value}',`);
  }
  return text.replace(BLOCK, () => head + changed + tail);
}

/** Writes values into src/site.ts and into `setup.site`. */
export function writeFirebaseValues(
  setup: { site: Site; readonly siteFile: string },
  values: Partial<Firebase>,
): void {
  writeFileSync(setup.siteFile, withFirebaseValues(readFileSync(setup.siteFile, 'utf8'), values));
  setup.site = { ...setup.site, firebase: { ...setup.site.firebase, ...values } };
}

/** Whether a value in the file is still a sample. */
export const isSampleIn = (text: string, key: keyof Firebase): boolean =>
  new RegExp(`^ {4}${key}: sample\\(`, 'm').test(BLOCK.exec(text)?.[2] ?? '');
