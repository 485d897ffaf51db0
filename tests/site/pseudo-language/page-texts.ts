/** Collects a page's texts in the browser, to find untranslated and overflowing ones. */

export interface PageText {
  /** 'h1', 'button', 'aria-label of a'. */
  readonly location: string;
  readonly text: string;
}

/** All texts of the page, including those only for screen readers or search engines. Runs in the page. */
export function textsOfPage(): readonly PageText[] {
  const { lang } = document.documentElement;
  const isForeign = (element: Element): boolean => element.closest('[lang]')?.getAttribute('lang') !== lang;
  const tagOf = (element: Element): string => element.tagName.toLowerCase();
  const texts: PageText[] = [];
  const push = (location: string, text: string | null | undefined): void => {
    if (text?.trim()) texts.push({ location, text: text.trim() });
  };
  for (const element of document.querySelectorAll('*')) {
    if (isForeign(element) || element.matches('script, style, meta, template, noscript')) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) push(tagOf(element), node.nodeValue);
    for (const name of [
      'alt',
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'label',
      'placeholder',
      'title',
    ])
      push(`${name} of ${tagOf(element)}`, element.getAttribute(name));
  }
  for (const meta of document.querySelectorAll(
    'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
  ))
    push('meta', meta.getAttribute('content'));
  const NO_TEXT = ['url', 'logo', 'sameAs', 'item', 'inLanguage'];
  const read = (key: string, value: unknown): void => {
    if (typeof value === 'string') push(`data ${key}`, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value))
        if (!name.startsWith('@') || name === '@graph')
          if (!NO_TEXT.includes(name)) read(Array.isArray(value) ? key : name, child);
  };
  for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
    read('', JSON.parse(data.textContent));
  return texts;
}

/** Texts that overflow their box or the window. Runs in the page. */
export function overflowsOfPage(): readonly string[] {
  /** Tolerance for rounding and tight line heights. */
  const SIDE = 1.5;
  const LINE = 0.4;
  const boxOf = (element: Element): Element => {
    const { display } = getComputedStyle(element);
    return /^(?:inline|contents)$/.test(display) && element.parentElement
      ? boxOf(element.parentElement)
      : element;
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const overflows: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    overflows.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) continue;
    const box = boxOf(element);
    const bounds = box.getBoundingClientRect();
    // Truncated on purpose (line clamp).
    if (getComputedStyle(box).webkitLineClamp !== 'none') continue;
    // Visually hidden.
    if (bounds.width <= 1 || bounds.height <= 1 || element.closest('.visually-hidden')) continue;
    if (element.closest('script, style, noscript, option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const isWide = rect.right > bounds.right + SIDE || rect.left < bounds.left - SIDE;
      const isLow = rect.bottom > bounds.bottom + LINE * rect.height;
      const isOutside = (rect.right > innerWidth + SIDE || rect.left < -SIDE) && !scrolls(box);
      if (!isWide && !isLow && !isOutside) continue;
      const side = isWide ? 'sideways' : isLow ? 'below' : 'out of the window';
      overflows.push(
        `${box.tagName.toLowerCase()}.${box.className} ${side}: ${node.nodeValue.trim().slice(0, 60)}`,
      );
      break;
    }
  }
  return overflows;
}
