import type { PageImage } from './page.ts';

/** Marks the pictures from a place on that have an empty description, where nothing else names their link. */
export function markNameless(images: PageImage[], from: number): void {
  for (const [i, image] of images.slice(from).entries())
    if (image.alt === '') images[from + i] = { ...image, nameless: true };
}
