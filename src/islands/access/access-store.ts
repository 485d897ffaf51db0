import { atom } from 'nanostores';
import type { Access } from '../../contract/access/access.ts';
import type { CallError } from '../../contract/callable.ts';
import {
  type CodeBoxes,
  type CodeInput,
  EMPTY_BOXES,
  enterInto,
  eraseAt,
  typeInto,
} from '../../domain/access/access-code.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { AccessCodes } from '../../services/backend.ts';
import { FAILURES, UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission } from '../../stores/submission.ts';

/** `ended`: the access from an earlier visit has expired or was revoked. */
export type AccessError = CallError | 'incomplete' | 'ended';

export interface OpenAccess {
  readonly access: Access;
  /** Granted by the code just entered. */
  readonly isNew: boolean;
}

export type AccessStore = ReturnType<typeof createAccessStore>;

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
export function createAccessStore({ codes, language, attempt, log, redirect }: AccessDeps) {
  const $boxes = atom(EMPTY_BOXES);
  const $open = atom<OpenAccess | null>(null);
  // Done without access while there are no codes.
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
    /** Inserts a text starting at a box. Returns the box to focus, as do `input` and `erase`. */
    type: (index: number, text: string) => apply((boxes) => typeInto(boxes, index, text), index),
    /** Takes a box's new value. */
    input: (index: number, text: string) => apply((boxes) => enterInto(boxes, index, text), index),
    erase: (index: number) => apply((boxes) => eraseAt(boxes, index), index),
    /** Verifies the code. Resolves to the box to focus, or null. */
    async enter() {
      const code = $boxes.get().join('');
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
    /** Shows existing access from an earlier visit, unless the visitor has started typing. */
    async resume() {
      const outcome = await codes.resume(language);
      if (!outcome.ok || outcome.data.status === 'none') return;
      if ($open.get() || submission.$state.get().status !== 'idle' || $boxes.get().join('') !== '') return;
      if (outcome.data.status === 'open') $open.set({ access: outcome.data.access, isNew: false });
      else submission.reject('enter', 'ended');
    },
    /** Ends the access session, so that another code can be entered. */
    async leave() {
      submission.clear();
      $open.set(null);
      await codes.leave();
    },
  };
}
