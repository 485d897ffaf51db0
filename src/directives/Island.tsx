import { Component, type ComponentType, createRef, type ReactNode, useEffect } from 'react';
import type { Locale } from '../domain/site/locale.ts';
import { showFailure } from './failure.ts';
import './late-styles.ts';
import { inPageLanguage, languageOf } from './texts.ts';

/** Whether the owner counts visits (scripts/pages/counting.ts). */
declare const __IS_COUNTED__: boolean;

/** Islands wait for it, so that what they tell is heard; where it is blocked, nobody listens. */
const counting: Promise<unknown> =
  __IS_COUNTED__ && !import.meta.env.SSR
    ? import('../visits/visit.ts').catch(() => undefined)
    : Promise.resolve();

const pressedIn = (island: Element): HTMLElement[] =>
  [...island.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (a, b) => Number(a.dataset.pressed) - Number(b.dataset.pressed),
  );

/** Marks an island that listens as awake, and presses again, in their order, the buttons that were pressed before (presses.ts). */
async function begin(island: Element): Promise<void> {
  // React has committed by then, and hears presses.
  await Promise.resolve();
  if (island.hasAttribute('data-failed'))
    document.querySelector('.island-failed')?.setAttribute('hidden', '');
  island.removeAttribute('data-failed');
  island.setAttribute('data-awake', '');
  for (const button of pressedIn(island)) {
    button.removeAttribute('data-pressed');
    button.click();
  }
  // React has rendered what the presses led to by then.
  await Promise.resolve();
  island.removeAttribute('data-early');
  dispatchEvent(new Event('awake'));
}

interface Localized {
  readonly locale: Locale;
}

interface FrameProps {
  readonly children: ReactNode;
}

/** What an island is rendered in: says when it listens, and when it breaks. */
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

  private readonly onListening = (): void => {
    const island = this.island();
    if (island) void begin(island);
  };

  override render(): ReactNode {
    return (
      <div ref={this.root}>
        {!this.state.isBroken && (
          <>
            {this.props.children}
            <Listening onListening={this.onListening} />
          </>
        )}
      </div>
    );
  }
}

/** After all of the island: its effects come first. */
function Listening({ onListening }: { readonly onListening: () => void }): null {
  useEffect(onListening, [onListening]);
  return null;
}

/** Of a page, the texts in its language; of a build, all. */
async function textsByLanguage<Texts>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
): Promise<Readonly<Record<string, Texts>>> {
  if (!import.meta.env.SSR) return { [document.documentElement.lang]: await inPageLanguage(texts) };
  return Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([file, load]) => [languageOf(file), await load()])),
  );
}

/**
 * An island as a screen writes it: `<PartnershipForm client:near locale={locale} />`. Its component and its texts in the
 * page's language are fetched together.
 * @param texts one module of texts per language; what it exports are props of the component
 * @param fetchComponent imports the component
 * @throws when something could not be fetched; Astro reports it as `astro:hydration-error`
 */
export async function island<Texts extends object, Props extends Texts & Localized>(
  texts: Readonly<Record<string, () => Promise<Texts>>>,
  fetchComponent: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Omit<Props, keyof Texts> & Localized>> {
  const [Inner, inLanguage] = await Promise.all([fetchComponent(), textsByLanguage(texts), counting]);
  // biome-ignore lint/correctness/noComponentHookFactories: one per island, made once with its module
  return function Island(props: Omit<Props, keyof Texts> & Localized): ReactNode {
    // `Omit` of a type parameter cannot be undone for the compiler.
    const all = { ...inLanguage[props.locale], ...props } as unknown as Props;
    return (
      <Frame>
        <Inner {...all} />
      </Frame>
    );
  };
}
