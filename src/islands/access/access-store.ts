import { atom, type ReadableAtom } from 'nanostores';
import type { Access } from '../../contract/access/access.ts';
import {
  type CodeBoxes,
  type CodeInput,
  codeOf,
  EMPTY_BOXES,
  entered,
  erased,
  typed,
} from '../../domain/access/access-code.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { AccessCodes } from '../../services/access/access-codes.ts';

/** What came of pressing the button. `message`: the server's sentence, or empty where it was not reached. */
export type Said =
  | { readonly what: 'incomplete' | 'inactive' | 'ended' }
  | { readonly what: 'refused'; readonly message: string };

export type AccessState =
  /** `said` is null where nothing was pressed since the code was last changed. */
  | { readonly at: 'entering'; readonly said: Said | null }
  | { readonly at: 'checking' }
  /** `isNew`: by the code that was just entered. */
  | { readonly at: 'open'; readonly access: Access; readonly isNew: boolean };

export interface AccessStore {
  readonly $boxes: ReadableAtom<CodeBoxes>;
  readonly $state: ReadableAtom<AccessState>;
  /** All hand back the box the cursor goes to. `type` adds a text from a box on; `input` says what a box now holds. */
  type(at: number, text: string): number;
  input(at: number, text: string): number;
  erase(at: number): number;
  /** Has the code verified. Resolves to the box to go to, or to null. */
  enter(): Promise<number | null>;
  /** Shows what is open from an earlier visit, unless somebody is typing. */
  resume(): Promise<void>;
  /** Ends what is open here, for another code. */
  leave(): Promise<void>;
}

export interface AccessSources {
  readonly codes: AccessCodes;
  readonly language: Locale;
  /** What stands for this tab, so that a code counts once however often its answer is lost. */
  readonly attempt: string;
  readonly log: (code: string) => void;
  /** Leads to an address. */
  readonly lead: (href: string) => void;
}

const FRESH: AccessState = { at: 'entering', said: null };

/** The code panel. While there are no codes it joins and logs what is entered, as the specification has it. */
export function createAccessStore({ codes, language, attempt, log, lead }: AccessSources): AccessStore {
  const $boxes = atom(EMPTY_BOXES);
  const $state = atom<AccessState>(FRESH);

  const apply = (next: (boxes: CodeBoxes) => CodeInput, at: number): number => {
    // Boxes that are being checked stay as they are.
    if ($state.get().at !== 'entering') return at;
    const { boxes, focus } = next($boxes.get());
    $boxes.set(boxes);
    $state.set(FRESH);
    return focus;
  };
  const say = (said: Said): void => $state.set({ at: 'entering', said });

  return {
    $boxes,
    $state,
    type: (at, text) => apply((boxes) => typed(boxes, at, text), at),
    input: (at, text) => apply((boxes) => entered(boxes, at, text), at),
    erase: (at) => apply((boxes) => erased(boxes, at), at),
    async enter() {
      if ($state.get().at !== 'entering') return null;
      const code = codeOf($boxes.get());
      const missing = $boxes.get().indexOf('');
      if (missing !== -1) {
        log(code);
        say({ what: 'incomplete' });
        return missing;
      }
      $state.set({ at: 'checking' });
      const outcome = await codes.enter({ code, attempt, language });
      if (!outcome.ok) {
        const { code: why, message } = outcome.error;
        say({ what: 'refused', message });
        if (why !== 'permission-denied') return null;
        $boxes.set(EMPTY_BOXES);
        return 0;
      }
      if (outcome.data === null) {
        // Only where it opens nothing: a code that does stands in no log.
        log(code);
        say({ what: 'inactive' });
        return null;
      }
      $boxes.set(EMPTY_BOXES);
      $state.set({ at: 'open', access: outcome.data, isNew: true });
      if (outcome.data.destination !== null) lead(outcome.data.destination);
      return null;
    },
    async resume() {
      const outcome = await codes.kept(language);
      if (!outcome.ok || outcome.data.is === 'none') return;
      const state = $state.get();
      if (state.at !== 'entering' || state.said || codeOf($boxes.get()) !== '') return;
      if (outcome.data.is === 'open') $state.set({ at: 'open', access: outcome.data.access, isNew: false });
      else say({ what: 'ended' });
    },
    async leave() {
      $state.set(FRESH);
      await codes.leave();
    },
  };
}
