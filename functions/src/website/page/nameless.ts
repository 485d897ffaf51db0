import type { PageImage } from './page.ts';

/** Marks the images from index `from` on whose alt text is empty: their link has no accessible name. */
export function markNamelessLinks(images: PageImage[], from: number): void {
  for (const [i, image] of images.slice(from).entries())
    if (image.alt === '') images[from + i] = { ...image, lacksAccessibleName: true };
}
