/** Pictures stored beside the specs. docs/recipes/renew-the-stored-pictures.md says how to renew them. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { displayFaceShown } from './display-face.ts';
import { type Difference, differenceOf, fileOfPicture, type Picture } from './pictures.ts';

/**
 * Mean difference of a channel (0 to 255) in the worst square. The same browser comes to 1, one that hints letters and
 * puts them on whole pixels to 5; a small icon less or a shift by 12 pixels is 9 and more. A tick or a letter passes.
 */
const LIMIT = 8;
const RENEW = process.env.RENEW_PICTURES === '1';

/** By the name of its file, without the ending. */
export type Pictures = ReadonlyMap<string, Picture>;

const storeOf = (folder: string): string => fileURLToPath(new URL(`../${folder}/`, import.meta.url));

/** Stores pictures anew, if that was asked for. */
export async function renewIfAsked(folder: string, pictures: Pictures): Promise<void> {
  if (!RENEW) return;
  await mkdir(storeOf(folder), { recursive: true });
  for (const [name, picture] of pictures)
    await writeFile(`${storeOf(folder)}${name}.webp`, await fileOfPicture(picture));
}

/**
 * A line for every picture that differs from the stored one of its name, which it begins with.
 * @param into the folder of test-results that the new picture is left in
 */
export async function pictureFaults(
  folder: string,
  pictures: Pictures,
  into: string = folder,
): Promise<readonly string[]> {
  const results = fileURLToPath(new URL(`../../../test-results/${into}/`, import.meta.url));
  const faults: string[] = [];
  for (const [name, actual] of pictures) {
    const stored = await readFile(`${storeOf(folder)}${name}.webp`).catch(() => undefined);
    const text = stored ? textOf(await differenceOf(stored, actual)) : 'has no stored picture';
    if (text === undefined) continue;
    await mkdir(results, { recursive: true });
    await writeFile(`${results}${name}.webp`, await fileOfPicture(actual));
    faults.push(`${name} ${text}; see test-results/${into}/${name}.webp`);
  }
  return faults;
}

function textOf(difference: Difference): string | undefined {
  if (difference.kind === 'size') return difference.text;
  const { worst, at } = difference;
  return worst > LIMIT ? `differs by ${worst.toFixed(1)} of 255 around ${at.join(', ')}` : undefined;
}

/** Names of the pictures in a folder. */
export const storedNames = async (folder: string): Promise<string[]> =>
  (await readdir(storeOf(folder))).map((file) => file.replace(/\.webp$/, '')).sort();

/** Waits for the site's own face and sets everything in it: the one that is the same on every machine. */
export async function setInOneFace(page: Page): Promise<void> {
  await displayFaceShown(page);
  const face = await page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).fontFamily);
  await page.addStyleTag({
    content: `*, ::before, ::after, ::placeholder { font-family: ${face} !important; caret-color: transparent !important; }`,
  });
}
