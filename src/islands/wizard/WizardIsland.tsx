import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../domain/site/locale.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { trackEvent } from '../../visits/track-event.ts';
import { syncUrl } from './address/sync-url.ts';
import { useArrival } from './address/use-arrival.ts';
import css from './FirstView.module.css';
import { LoadingStep } from './LoadingStep.tsx';
import { getLoadedLazyParts, type LazyParts, loadLazyParts } from './lazy-parts.ts';
import { WebsiteStep } from './steps/WebsiteStep.tsx';
import { Welcome } from './steps/Welcome.tsx';
import { watchOtherTabs } from './store/entries.ts';
import { isInPage } from './store/steps.ts';
import { createWizardStore } from './store/wizard-store.ts';
import {
  type FirstTexts,
  SoFarContext,
  useWizard,
  useWizardState,
  type Wizard,
  WizardContext,
  type WizardOwner,
} from './wizard-context.ts';

export interface WizardIslandProps extends FirstTexts {
  readonly locale: Locale;
  readonly owner: WizardOwner;
}

/** localStorage, or null if it is disabled. */
function getDeviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const createStore = (locale: Locale) =>
  createWizardStore({
    getLater: () => getLoadedLazyParts()?.later ?? null,
    loadLater: async () => (await loadLazyParts()).later,
    storage: typeof window === 'undefined' ? null : getDeviceStorage(),
    isOnline: () => navigator.onLine,
    locale,
    trackEvent,
  });

/** The business check. Welcome and website step are in the page's HTML; everything else loads with the script. */
export function WizardIsland({ locale, owner, wizard: texts }: WizardIslandProps) {
  const [wizard] = useState<Wizard>(() => ({
    store: createStore(locale),
    texts: { wizard: texts },
    owner,
    locale,
  }));
  const { store } = wizard;
  const root = useRef<HTMLDivElement>(null);
  const [isDecoding, setDecoding] = useState(false);
  const [lazyParts, setLazyParts] = useState(getLoadedLazyParts);
  const [loadError, setLoadError] = useState<unknown>(null);
  // The island's error boundary shows it; entries stay on the device.
  if (loadError) throw loadError;

  // Before the first paint: stored entries, then the URL, then input typed before hydration.
  useLayoutEffect(() => {
    store.syncFromStorage();
    // Loaded if there is a query or a fragment (lazy-parts.ts).
    const loaded = getLoadedLazyParts();
    const website = loaded?.takeInput(window, store) ?? null;
    const unbind = syncUrl(store, window, (fragment) => {
      setDecoding(true);
      void loadLazyParts()
        .then(({ showResultLink }) => showResultLink(fragment, store))
        .then(() => setDecoding(false), setLoadError);
    });
    if (website !== null) {
      store.start();
      store.setUrl(website);
      store.analyze();
    }
    return unbind;
  }, [store]);
  useEarlyInput(root, { website: ({ value }) => store.setUrl(value) });

  useEffect(() => watchOtherTabs(store.syncFromStorage, window), [store]);

  return (
    <WizardContext value={wizard}>
      <div ref={root} className={css.island}>
        <Arrival root={root} lazyParts={lazyParts} />
        {lazyParts === null && <LazyLoader onLoaded={setLazyParts} onError={setLoadError} />}
        {isDecoding ? <LoadingStep hidden={false} /> : <CurrentView lazyParts={lazyParts} />}
      </div>
    </WizardContext>
  );
}

interface LazyLoaderProps {
  readonly onLoaded: (later: LazyParts) => void;
  readonly onError: (loadError: unknown) => void;
}

/** Prefetches the rest. A failed download counts only once the visitor needs it. */
function LazyLoader({ onLoaded, onError }: LazyLoaderProps) {
  const { store } = useWizard();
  const isNeeded = useWizardState(({ view }) => !isInPage(view));
  useEffect(() => {
    void loadLazyParts().then(
      (lazyParts) => {
        onLoaded(lazyParts);
        store.syncFromStorage();
      },
      (loadError) => {
        if (isNeeded) onError(loadError);
      },
    );
  }, [isNeeded, store, onLoaded, onError]);
  return null;
}

interface ArrivalProps {
  readonly root: Parameters<typeof useArrival>[0];
  readonly lazyParts: LazyParts | null;
}

function Arrival({ root, lazyParts }: ArrivalProps) {
  useArrival(root, lazyParts !== null);
  return null;
}

function CurrentView({ lazyParts }: { readonly lazyParts: LazyParts | null }) {
  const view = useWizardState((state) => state.view);
  return (
    <SoFarContext value={lazyParts && <lazyParts.LazySoFar texts={lazyParts.texts} />}>
      <Welcome hidden={view !== 'welcome'}>
        {lazyParts && <lazyParts.LazyKept texts={lazyParts.texts} />}
      </Welcome>
      <WebsiteStep hidden={view !== 'website'} />
      <LoadingStep hidden={isInPage(view) || lazyParts !== null} />
      {lazyParts && <lazyParts.LazySteps texts={lazyParts.texts} />}
    </SoFarContext>
  );
}
