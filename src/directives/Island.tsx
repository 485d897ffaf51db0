import {
  Component,
  type ComponentType,
  createRef,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Locale } from '../domain/site/locale.ts';
import { showFailure } from './failure.ts';
import './late-styles.ts';
import { holdControls, restoreReplaced } from './replaced-nodes.ts';
import { getFileLanguage, loadInPageLanguage } from './texts.ts';

/** Whether visits are counted on this site (scripts/pages/counting.ts). */
declare const __IS_COUNTED__: boolean;

/** Islands wait for the visit counter, so that it receives their events. If it is blocked, they continue without it. */
const visitCounter: Promise<unknown> =
  __IS_COUNTED__ && !import.meta.env.SSR
    ? import('../visits/visit.ts').catch(() => undefined)
    : Promise.resolve();

const getPressedButtons = (island: Element): HTMLElement[] =>
  [...island.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (a, b) => Number(a.dataset.pressed) - Number(b.dataset.pressed),
  );

/** Marks a hydrated island as ready and replays the clicks it missed, in order (presses.ts). */
async function markHydrated(island: Element): Promise<void> {
  // By now React has committed and handles clicks.
  await Promise.resolve();
  if (island.hasAttribute('data-failed'))
    document.querySelector('.island-failed')?.setAttribute('hidden', '');
  island.removeAttribute('data-failed');
  island.setAttribute('data-hydrated', '');
  for (const button of getPressedButtons(island)) {
    button.removeAttribute('data-pressed');
    button.click();
  }
  // By now React has rendered the result of the clicks.
  await Promise.resolve();
  island.removeAttribute('data-early');
  dispatchEvent(new Event('hydrated'));
}

interface Localized {
  readonly locale: Locale;
}

interface FrameProps {
  readonly children: ReactNode;
}

/** Wraps an island: keeps early input, and reports when it is hydrated, and when it fails. */
class Frame extends Component<FrameProps> {
  override state = { isBroken: false };
  private readonly root = createRef<HTMLDivElement>();

  static getDerivedStateFromError = () => ({ isBroken: true });

  private island(): Element | null {
    return this.root.current?.closest('astro-island') ?? null;
  }

  override componentDidCatch(): void {
    const island = this.island();
    if (island) showFailure(island, true);
  }

  private readonly onHydrated = (): void => {
    const island = this.island();
    if (island) void markHydrated(island);
  };

  override render(): ReactNode {
    return (
      <div ref={this.root}>
        {!this.state.isBroken && (
          <>
            <InputRestorer />
            {this.props.children}
            <HydrationReporter onHydrated={this.onHydrated} />
          </>
        )}
      </div>
    );
  }
}

/** Rendered first, so that the island's own effects find the input in its fields. */
function InputRestorer(): null {
  useState(holdControls);
  useLayoutEffect(restoreReplaced, []);
  return null;
}

/** Rendered last, so that the island's own effects run first. */
function HydrationReporter({ onHydrated }: { readonly onHydrated: () => void }): null {
  const [, setCommitted] = useState(false);
  // Makes React run the passive effects at once. Until they subscribe to stores, a key would undo what was typed early.
  useLayoutEffect(() => setCommitted(true), []);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** In the browser, the texts of the page's language; at build time, all of them. */
async function loadTextsByLanguage<Texts>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
): Promise<Readonly<Record<string, Texts>>> {
  if (!import.meta.env.SSR) return { [document.documentElement.lang]: await loadInPageLanguage(texts) };
  return Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([file, load]) => [getFileLanguage(file), await load()]),
    ),
  );
}

/**
 * Wraps an island's component for a screen: `<PartnershipForm client:near locale={locale} />`. The component and the
 * texts of the page's language load in parallel.
 * @param texts one module of texts per language; its exports become props of the component
 * @param fetchComponent imports the component
 * @throws if a download fails; Astro reports it as `astro:hydration-error`
 */
export async function island<Texts extends object, Props extends Texts & Localized>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
  fetchComponent: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Omit<Props, keyof Texts> & Localized>> {
  const [Inner, textsByLocale] = await Promise.all([
    fetchComponent(),
    loadTextsByLanguage(texts),
    visitCounter,
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: one per island, made once with its module
  return function Island(props: Omit<Props, keyof Texts> & Localized): ReactNode {
    // The compiler cannot undo `Omit` on a type parameter.
    const innerProps = { ...textsByLocale[props.locale], ...props } as unknown as Props;
    return (
      <Frame>
        <Inner {...innerProps} />
      </Frame>
    );
  };
}
