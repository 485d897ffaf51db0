import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { bindAddress } from './address/address.ts';
import { endEarlyView, takeEarlyDeeds } from './address/early-deeds.ts';
import { growWith } from './address/grow.ts';
import { useArrival } from './address/use-arrival.ts';
import { Results } from './results/Results.tsx';
import { Shared } from './results/Shared.tsx';
import { reportIn, SHARE_PREFIX } from './share/share-link.ts';
import { OfferStep } from './steps/OfferStep.tsx';
import {
  AcquisitionStep,
  BusinessPhaseStep,
  ChallengesStep,
  CustomerTypeStep,
  TeamSizeStep,
} from './steps/question-steps.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { WebsiteStep } from './steps/WebsiteStep.tsx';
import { Welcome } from './steps/Welcome.tsx';
import { createWizardStore } from './store/wizard-store.ts';
import css from './WizardIsland.module.css';
import {
  useWizardState,
  type Wizard,
  WizardContext,
  type WizardOwner,
  type WizardTexts,
} from './wizard-context.ts';

export interface WizardIslandProps {
  readonly locale: Locale;
  readonly texts: WizardTexts;
  readonly owner: WizardOwner;
}

/** The browser's own storage, or nothing where it is switched off. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const newStore = (locale: Locale) =>
  createWizardStore({
    backend: createBackend(),
    clock: {
      after: (ms, action) => {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    },
    storage: typeof window === 'undefined' ? null : deviceStorage(),
    isOnline: () => navigator.onLine,
    locale,
  });

/** The business check. Welcome and website step come in the page's HTML; everything else once the script is there. */
export function WizardIsland({ locale, texts, owner }: WizardIslandProps) {
  const [wizard] = useState<Wizard>(() => ({ store: newStore(locale), texts, owner, locale }));
  const { store } = wizard;
  const root = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);

  // Before the first paint: what the device kept, then what was done before this script was there, then the address.
  useLayoutEffect(() => {
    const deeds = takeEarlyDeeds(document);
    store.restore();
    if (deeds.typed !== '') store.setUrl(deeds.typed);
    const unbind = bindAddress(store, window, (fragment) => {
      void reportIn(fragment)
        .then(store.showShared)
        .then(() => setThere(true));
    });
    if (deeds.started) store.open(1);
    if (deeds.submitted) store.analyze();
    if (!location.hash.startsWith(SHARE_PREFIX)) setThere(true);
    return unbind;
  }, [store]);

  // Only once the right place stands in the page: a frame without it would take the focus from who types there.
  useLayoutEffect(() => {
    if (isThere) endEarlyView(document);
  }, [isThere]);

  useEffect(() => (root.current ? growWith(root.current, window) : undefined), []);

  return (
    <WizardContext value={wizard}>
      <div ref={root} className={css.island}>
        <Arrival root={root} />
        <Place />
      </div>
    </WizardContext>
  );
}

function Arrival({ root }: { readonly root: Parameters<typeof useArrival>[0] }) {
  useArrival(root);
  return null;
}

function Place() {
  const at = useWizardState((state) => state.at);
  return (
    <>
      <Welcome hidden={at !== 'welcome'} />
      <WebsiteStep hidden={at !== 1} />
      <Later />
    </>
  );
}

/** Everything that is not in the page's HTML. */
function Later() {
  const at = useWizardState((state) => state.at);
  switch (at) {
    case 2:
      return <BusinessPhaseStep />;
    case 3:
      return <CustomerTypeStep />;
    case 4:
      return <OfferStep />;
    case 5:
      return <AcquisitionStep />;
    case 6:
      return <TeamSizeStep />;
    case 7:
      return <ChallengesStep />;
    case 'results':
      return <Results />;
    case 'unknown':
      return <UnknownStep />;
    case 'welcome':
    case 1:
      return null;
    case 'shared':
      return <SharedResult />;
  }
}

function SharedResult() {
  const report = useWizardState((state) => (state.at === 'shared' ? state.report : null));
  return <Shared report={report} />;
}
