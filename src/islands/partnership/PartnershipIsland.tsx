import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Copy } from '../../copy/shape.ts';
import { findErrorField } from '../../domain/applications/draft-error.ts';
import { DRAFT_KEY } from '../../domain/applications/draft-key.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createPushIds } from '../../domain/values/push-id.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { createTabShelf } from '../../stores/tab-shelf.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { sourceOfVisit, trackEvent, utmOfVisit } from '../../visits/track-event.ts';
import { AttachResult } from './AttachResult.tsx';
import { getErrorText } from './error-text.ts';
import { Fields } from './Fields.tsx';
import css from './PartnershipIsland.module.css';
import { createPartnershipStore } from './partnership-store.ts';
import { parseStoredDraft } from './stored-draft.ts';

export interface PartnershipIslandProps {
  readonly partnership: Copy['partnership'];
  readonly locale: Locale;
  /** URL of the terms of use. */
  readonly termsHref: string;
  /** Embedded on another site: links open a new tab and say so. */
  readonly newTab?: string;
}

/** A cryptographically random number, since ids are public. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Two frames on one page share sessionStorage; src/embed/frame.ts gives them different names. */
const getShelfKey = (): string =>
  typeof window === 'undefined' || window.parent === window ? DRAFT_KEY : `${DRAFT_KEY}-${window.name}`;

const createStore = (language: Locale) =>
  createPartnershipStore({
    backend: createBackend(),
    shelf: createTabShelf(getShelfKey(), () => sessionStorage, parseStoredDraft),
    language,
    nextId: createPushIds({ now: Date.now, random }),
    now: () => performance.timeOrigin + performance.now(),
    openedAt: performance.timeOrigin,
    trackEvent,
    source: sourceOfVisit,
    utm: utmOfVisit,
  });

/** The partnership application form. */
export function PartnershipIsland({ partnership: copy, locale, termsHref, newTab }: PartnershipIslandProps) {
  const [store] = useState(() => createStore(locale));
  const draft = useStore(store.$draft);
  const state = useStore(store.$state);
  const result = useStore(store.$result);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isSubmitting = state.status === 'submitting';
  const error = state.status === 'rejected' ? state.error : null;
  const errorField = error && findErrorField(error);

  useLayoutEffect(() => store.restore(), [store]);
  useEarlyInput(form, {
    name: ({ value }) => store.edit({ name: value }),
    email: ({ value }) => store.edit({ email: value }),
    websiteLink: ({ value }) => {
      store.edit({ websiteLink: value });
      // Left before hydration.
      if (document.activeElement?.getAttribute('name') !== 'websiteLink') store.completeWebsite();
    },
    message: ({ value }) => store.edit({ message: value }),
    acceptTerms: ({ checked }) => store.edit({ acceptTerms: checked }),
  });

  useEffect(() => {
    const field = errorField && form.current?.elements.namedItem(errorField);
    if (field instanceof HTMLElement) field.focus();
    // The disabled button lost focus while submitting. Restore it, unless the visitor has moved on.
    if ((state.status === 'rejected' || state.status === 'done') && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true });
  }, [state, errorField]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit({ decoy: (honeypot.current?.value ?? '') !== '' });
  };

  return (
    <form ref={form} method="dialog" className={`stack gap-5 ${css.form}`} onSubmit={submit}>
      <Fields
        copy={copy}
        termsHref={termsHref}
        newTab={newTab}
        draft={draft}
        errors={error && errorField ? { [errorField]: getErrorText(error, copy) } : {}}
        readOnly={isSubmitting}
        onEdit={store.edit}
        onWebsiteLeft={store.completeWebsite}
      />
      <AttachResult copy={copy} locale={locale} isAttached={result !== null} onAttach={store.attach} />
      {/* A honeypot: invisible to people, but bots fill it. */}
      <input ref={honeypot} hidden name="subject" autoComplete="off" />
      {error && !errorField && <Alert tone="error">{getErrorText(error, copy)}</Alert>}
      {state.status === 'done' && <Alert tone="success">{copy.success}</Alert>}
      <Button
        ref={submitButton}
        type="submit"
        disabled={isSubmitting}
        busy={isSubmitting}
        className="action"
        // Before the browser validates; Enter in a field clicks this button, too.
        onClick={() => flushSync(store.completeWebsite)}
      >
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
