import { atom, type ReadableAtom } from 'nanostores';
import type { Access } from '../../contract/access/access.ts';
import type { CallError } from '../../contract/callable.ts';
import {
  type CodeBoxes,
  type CodeInput,
  EMPTY_BOXES,
  enterInto,
  eraseAt,
  joinBoxes,
  typeInto,
} from '../../domain/access/access-code.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { AccessCodes } from '../../services/access/access-codes.ts';
import { FAILURES, UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission, type Submission } from '../../stores/submission.ts';

/** `ended`: the access from an earlier visit has expired or was revoked. */
export type AccessError = CallError | 'incomplete' | 'ended';

/** Done without access while there are no codes. */
export type CodeSubmission = Submission<'enter', AccessError, Access | null>;

export interface OpenAccess {
  readonly access: Access;
  /** Granted by the code just entered. */
  readonly isNew: boolean;
}

export interface AccessStore {
  readonly $boxes: ReadableAtom<CodeBoxes>;
  readonly $submission: ReadableAtom<CodeSubmission>;
  readonly $open: ReadableAtom<OpenAccess | null>;
  /** Both return the box to focus. `type` inserts a text starting at a box; `input` takes a box's new value. */
  type(index: number, text: string): number;
  input(index: number, text: string): number;
  erase(index: number): number;
  /** Verifies the code. Resolves to the box to focus, or null. */
  enter(): Promise<number | null>;
  /** Shows existing access from an earlier visit, unless the visitor has started typing. */
  resume(): Promise<void>;
  /** Ends the access session, so that another code can be entered. */
  leave(): Promise<void>;
}

export interface AccessDeps {
  readonly codes: AccessCodes;
  readonly language: Locale;
  /** Identifies this tab's attempts, so that retries after a lost response count once. */
  readonly attempt: string;
  readonly log: (code: string) => void;
  /** Redirects to a URL. */
  readonly redirect: (href: string) => void;
}

/** The code panel. While there are no codes, it joins and logs the input, as specified. */
export function createAccessStore({ codes, language, attempt, log, redirect }: AccessDeps): AccessStore {
  const $boxes = atom(EMPTY_BOXES);
  const $open = atom<OpenAccess | null>(null);
  const submission = createSubmission<'enter', AccessError, Access | null>(UNREACHABLE);

  const apply = (next: (boxes: CodeBoxes) => CodeInput, index: number): number => {
    if (!submission.clear()) return index;
    const { boxes, focus } = next($boxes.get());
    $boxes.set(boxes);
    return focus;
  };

  return {
    $boxes,
    $submission: submission.$state,
    $open,
    type: (index, text) => apply((boxes) => typeInto(boxes, index, text), index),
    input: (index, text) => apply((boxes) => enterInto(boxes, index, text), index),
    erase: (index) => apply((boxes) => eraseAt(boxes, index), index),
    async enter() {
      const code = joinBoxes($boxes.get());
      const firstEmpty = $boxes.get().indexOf('');
      if (firstEmpty !== -1) {
        log(code);
        submission.reject('enter', 'incomplete');
        return firstEmpty;
      }
      let focus: number | null = null;
      await submission.submit('enter', async () => {
        const outcome = await codes.redeem({ code, attempt, language });
        if (!outcome.ok) {
          if (FAILURES[outcome.error.code].next !== 'replace') return outcome;
          $boxes.set(EMPTY_BOXES);
          focus = 0;
          return outcome;
        }
        const access = outcome.data;
        if (access === null) {
          // Log only if the code grants nothing: valid codes must not appear in a log.
          log(code);
          return outcome;
        }
        $boxes.set(EMPTY_BOXES);
        $open.set({ access, isNew: true });
        if (access.destination !== null) redirect(access.destination);
        return outcome;
      });
      return focus;
    },
    async resume() {
      const outcome = await codes.resume(language);
      if (!outcome.ok || outcome.data.status === 'none') return;
      if ($open.get() || submission.$state.get().status !== 'idle' || joinBoxes($boxes.get()) !== '') return;
      if (outcome.data.status === 'open') $open.set({ access: outcome.data.access, isNew: false });
      else submission.reject('enter', 'ended');
    },
    async leave() {
      submission.clear();
      $open.set(null);
      await codes.leave();
    },
  };
}
