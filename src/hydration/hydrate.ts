import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import late from '../styles/late.css?inline';
import { idPrefixOf, islandElement } from './element.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync(late);
document.adoptedStyleSheets.push(sheet);

/**
 * Hydrates an island, as a transition: in slices of a few milliseconds, between which the page scrolls and answers.
 * @param root what was rendered at build time
 * @returns once it listens
 */
export const hydrate = <P extends object>(
  root: Element,
  name: string,
  component: ComponentType<P>,
  props: P,
): Promise<void> =>
  new Promise((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(root, islandElement(component, props, resolve), {
        identifierPrefix: idPrefixOf(name),
        onUncaughtError: reject,
      });
    });
  });
