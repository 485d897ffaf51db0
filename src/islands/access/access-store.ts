import { atom, type ReadableAtom } from 'nanostores';
import type { Access } from '../../contract/access/access.ts';
import {
  type CodeBoxes,
  type CodeInput,
  codeOf,
  EMPTY_BOXES,
  enterInto,
  eraseAt,
  typeInto,
} from '../../domain/access/access-code.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { AccessCodes } from '../../services/access/access-codes.ts';

/** The result of submitting. `message`: the server's, or empty if it was unreachable. */
export type SubmitResult =
  | { readonly what: 'incomplete' | 'inactive' | 'ended' }
  | { readonly what: 'refused'; readonly message: string };

export type AccessState =
  /** `result` is null if nothing was submitted since the last change. */
  | { readonly at: 'entering'; readonly result: SubmitResult | null }
  | { readonly at: 'checking' }
  /** `isNew`: granted by the code just entered. */
  | { readonly at: 'open'; readonly access: Access; readonly isNew: boolean };

export interface AccessStore {
  readonly $boxes: ReadableAtom<CodeBoxes>;
  readonly $state: ReadableAtom<AccessState>;
  /** Both return the box to focus. `type` inserts a text starting at a box; `input` takes a box's new value. */
  type(at: number, text: string): number;
  input(at: number, text: string): number;
  erase(at: number): number;
  /** Verifies the code. Resolves to the box to focus, or null. */
  enter(): Promise<number | null>;
  /** Shows existing access from an earlier visit, unless the visitor has started typing. */
  resume(): Promise<void>;
  /** Ends the access session, so that another code can be entered. */
  leave(): Promise<void>;
}

export interface AccessSources {
  readonly codes: AccessCodes;
  readonly language: Locale;
  /** Identifies this tab's attempts, so that retries after a lost response count once. */
  readonly attempt: string;
  readonly log: (code: string) => void;
  /** Redirects to an address. */
  readonly lead: (href: string) => void;
}

const FRESH: AccessState = { at: 'entering', result: null };

/** The code panel. While there are no codes, it joins and logs the input, as specified. */
export function createAccessStore({ codes, language, attempt, log, lead }: AccessSources): AccessStore {
  const $boxes = atom(EMPTY_BOXES);
  const $state = atom<AccessState>(FRESH);

  const apply = (next: (boxes: CodeBoxes) => CodeInput, at: number): number => {
    // Ignore input while checking.
    if ($state.get().at !== 'entering') return at;
    const { boxes, focus } = next($boxes.get());
    $boxes.set(boxes);
    $state.set(FRESH);
    return focus;
  };
  const showResult = (result: SubmitResult): void => $state.set({ at: 'entering', result });

  return {
    $boxes,
    $state,
    type: (at, text) => apply((boxes) => typeInto(boxes, at, text), at),
    input: (at, text) => apply((boxes) => enterInto(boxes, at, text), at),
    erase: (at) => apply((boxes) => eraseAt(boxes, at), at),
    async enter() {
      if ($state.get().at !== 'entering') return null;
      const code = codeOf($boxes.get());
      const missing = $boxes.get().indexOf('');
      if (missing !== -1) {
        log(code);
        showResult({ what: 'incomplete' });
        return missing;
      }
      $state.set({ at: 'checking' });
      const outcome = await codes.enter({ code, attempt, language });
      if (!outcome.ok) {
        const { code: why, message } = outcome.error;
        showResult({ what: 'refused', message });
        if (why !== 'permission-denied') return null;
        $boxes.set(EMPTY_BOXES);
        return 0;
      }
      if (outcome.data === null) {
        // Log only if the code grants nothing: valid codes must not appear in a log.
        log(code);
        showResult({ what: 'inactive' });
        return null;
      }
      $boxes.set(EMPTY_BOXES);
      $state.set({ at: 'open', access: outcome.data, isNew: true });
      if (outcome.data.destination !== null) lead(outcome.data.destination);
      return null;
    },
    async resume() {
      const outcome = await codes.resume(language);
      if (!outcome.ok || outcome.data.is === 'none') return;
      const state = $state.get();
      if (state.at !== 'entering' || state.result || codeOf($boxes.get()) !== '') return;
      if (outcome.data.is === 'open') $state.set({ at: 'open', access: outcome.data.access, isNew: false });
      else showResult({ what: 'ended' });
    },
    async leave() {
      $state.set(FRESH);
      await codes.leave();
    },
  };
}
