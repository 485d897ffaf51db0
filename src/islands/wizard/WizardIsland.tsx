import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tell } from '../../counting/tell.ts';
import type { Locale } from '../../domain/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { reportIn } from '../../share/share-link.ts';
import { useEntered } from '../../ui/use-entered.ts';
import { bindAddress } from './address/address.ts';
import { takeNiche } from './address/brought-niche.ts';
import { growWith } from './address/grow.ts';
import { useArrival } from './address/use-arrival.ts';
import { Coming } from './Coming.tsx';
import { Results } from './results/Results.tsx';
import { Shared } from './results/Shared.tsx';
import { QuestionStepView } from './steps/QuestionStepView.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { WebsiteStep } from './steps/WebsiteStep.tsx';
import { Welcome } from './steps/Welcome.tsx';
import { onOtherTabs } from './store/kept-entries.ts';
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
    tell,
  });

/** The business check. Welcome and website step come in the page's HTML; everything else once the script is there. */
export function WizardIsland({ locale, texts, owner }: WizardIslandProps) {
  const [wizard] = useState<Wizard>(() => ({ store: newStore(locale), texts, owner, locale }));
  const { store } = wizard;
  const root = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);

  // Before the first paint: what the device kept, then the address, then what was typed before this script was there.
  useLayoutEffect(() => {
    store.takeOver();
    const niche = takeNiche(window);
    if (niche !== null) store.chooseNiche(niche);
    return bindAddress(store, window, (fragment) => {
      setReading(true);
      void reportIn(fragment)
        .then(store.showShared)
        .then(() => setReading(false));
    });
  }, [store]);
  useEntered(root, { website: ({ value }) => store.setUrl(value) });

  useEffect(() => onOtherTabs(store.takeOver, window), [store]);

  useEffect(() => (root.current ? growWith(root.current, window) : undefined), []);

  return (
    <WizardContext value={wizard}>
      <div ref={root} className={css.island}>
        <Arrival root={root} />
        {isReading ? <Coming hidden={false} /> : <Place />}
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
      <WebsiteStep hidden={at !== 'website'} />
      <Coming hidden />
      <Later />
    </>
  );
}

/** Everything that is not in the page's HTML. */
function Later() {
  const at = useWizardState((state) => state.at);
  switch (at) {
    case 'results':
      return <Results />;
    case 'unknown':
      return <UnknownStep />;
    case 'welcome':
    case 'website':
      return null;
    case 'shared':
      return <SharedResult />;
    default:
      return <QuestionStepView step={at} />;
  }
}

function SharedResult() {
  const report = useWizardState((state) => (state.at === 'shared' ? state.report : null));
  return <Shared report={report} />;
}
