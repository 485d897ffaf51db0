/** Compares screenshots with the baselines next to the specs (docs/recipes/renew-the-stored-pictures.md). */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { comparePicture, type Difference, encodePicture, type Picture } from './pictures.ts';

/**
 * Mean difference per channel (0 to 255) in the worst square. The same browser reaches 1; one that hints letters and
 * places them on whole pixels, 5; a missing small icon or a shift by 12 pixels, at least 9. A missing letter passes.
 */
const LIMIT = 8;
const RENEW = process.env.RENEW_PICTURES === '1';

/** By file name without extension. */
export type Pictures = ReadonlyMap<string, Picture>;

const pictureFolder = (folder: string): string => fileURLToPath(new URL(`../${folder}/`, import.meta.url));

/** Overwrites the stored pictures if RENEW_PICTURES is set. */
export async function updateIfRequested(folder: string, pictures: Pictures): Promise<void> {
  if (!RENEW) return;
  await mkdir(pictureFolder(folder), { recursive: true });
  for (const [name, picture] of pictures)
    await writeFile(`${pictureFolder(folder)}${name}.webp`, await encodePicture(picture));
}

/**
 * Compares pictures with the stored ones, and saves those that differ.
 * @param into folder of test-results to save them in
 * @returns a line for each difference, beginning with the picture's name
 */
export async function comparePictures(
  folder: string,
  pictures: Pictures,
  into: string = folder,
): Promise<readonly string[]> {
  const results = fileURLToPath(new URL(`../../../test-results/${into}/`, import.meta.url));
  const differences: string[] = [];
  for (const [name, actual] of pictures) {
    const stored = await readFile(`${pictureFolder(folder)}${name}.webp`).catch(() => undefined);
    const text = stored ? describeDifference(await comparePicture(stored, actual)) : 'has no stored picture';
    if (text === undefined) continue;
    await mkdir(results, { recursive: true });
    await writeFile(`${results}${name}.webp`, await encodePicture(actual));
    differences.push(`${name} ${text}; see test-results/${into}/${name}.webp`);
  }
  return differences;
}

function describeDifference(difference: Difference): string | undefined {
  if (difference.kind === 'size') return difference.text;
  const { worst, position } = difference;
  return worst > LIMIT ? `differs by ${worst.toFixed(1)} of 255 around ${position.join(', ')}` : undefined;
}

export const listStoredNames = async (folder: string): Promise<string[]> =>
  (await readdir(pictureFolder(folder))).map((file) => file.replace(/\.webp$/, '')).sort();
