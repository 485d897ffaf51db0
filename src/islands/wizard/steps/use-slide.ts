import { type PointerEvent, useRef } from 'react';
import { clampToSlider, type PriceRange } from '../../../domain/wizard/price.ts';
import { findNearestStop, toSliderShare } from '../../../domain/wizard/price-scale.ts';

/** Movement in pixels before a touch counts as sliding. */
const DRAG_THRESHOLD = 8;

/** The minimum or maximum thumb. */
export type Thumb = 'min' | 'max';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly thumb: Thumb;
  /** Offset in pixels from the price's position to the pointer, so that a thumb does not jump when grabbed. */
  readonly offset: number;
  /** Start of a touch that may still become a scroll; null once it slides, and for other pointers. */
  readonly touchStart: Point | null;
}

export interface Slide {
  readonly range: PriceRange;
  readonly setPrice: (thumb: Thumb, dollars: number) => void;
}

/**
 * Drags two thumbs on one track with mouse, touch or pen. A press on the track moves the nearer thumb there. The
 * element with the handlers must contain the track (`[data-line]`) and both thumbs (`[data-thumb]`).
 */
export function useSlide({ range, setPrice }: Slide) {
  const drag = useRef<Drag | null>(null);

  const slideTo = (box: HTMLElement, { thumb, offset }: Drag, x: number): void => {
    const { left, width } = getTrackBox(box);
    const price = findNearestStop((x - offset - left) / width);
    if (price !== clampToSlider(range[thumb])) setPrice(thumb, price);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget: box, clientX, clientY, button, isPrimary, pointerId, pointerType } = event;
    if (button !== 0 || !isPrimary) return;
    // Prevent text selection, and keep the thumb's focus.
    event.preventDefault();
    const { left, width } = getTrackBox(box);
    const nearest = findNearestThumb(box, clientX);
    nearest.element.focus({ preventScroll: true });
    const offset = nearest.isUnder ? clientX - left - toSliderShare(range[nearest.thumb]) * width : 0;
    const touchStart = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    drag.current = { thumb: nearest.thumb, offset, touchStart };
    box.setPointerCapture(pointerId);
    if (!touchStart) slideTo(box, drag.current, clientX);
  };

  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    if (!drag.current) return;
    const { touchStart } = drag.current;
    if (touchStart) {
      const distance = Math.abs(clientX - touchStart.x);
      if (distance < DRAG_THRESHOLD || distance < Math.abs(clientY - touchStart.y)) return;
      drag.current = { ...drag.current, touchStart: null };
    }
    slideTo(currentTarget, drag.current, clientX);
  };

  const onPointerUp = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const touchStart = drag.current?.touchStart;
    const isTap = touchStart && Math.hypot(clientX - touchStart.x, clientY - touchStart.y) < DRAG_THRESHOLD;
    if (drag.current && isTap) slideTo(currentTarget, drag.current, clientX);
    drag.current = null;
  };

  const onPointerCancel = (): void => {
    drag.current = null;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function getTrackBox(box: HTMLElement): DOMRect {
  return (box.querySelector('[data-line]') ?? box).getBoundingClientRect();
}

/** The nearest thumb, and whether the pointer is on it. */
function findNearestThumb(box: HTMLElement, x: number) {
  const thumbs = (['min', 'max'] as const).flatMap((thumb) => {
    const element = box.querySelector<HTMLElement>(`[data-thumb=${thumb}]`);
    if (!element) return [];
    const { left, right } = element.getBoundingClientRect();
    return { thumb, element, distance: Math.abs(x - (left + right) / 2), isUnder: x >= left && x <= right };
  });
  const [nearest] = thumbs.sort((a, b) => a.distance - b.distance);
  if (!nearest) throw new Error('The slider track has no thumbs');
  return nearest;
}
