import { atom, type ReadableAtom } from 'nanostores';
import {
  type CodeBoxes,
  type CodeInput,
  codeOf,
  EMPTY_BOXES,
  entered,
  erased,
  typed,
} from '../../domain/access-code.ts';

/** What came of pressing the button; null: not pressed since the code was last changed. */
export type AccessAnswer = 'incomplete' | 'inactive' | null;

export interface AccessStore {
  readonly $boxes: ReadableAtom<CodeBoxes>;
  readonly $answer: ReadableAtom<AccessAnswer>;
  /** All hand back the box the cursor goes to. `type` adds a text from a box on; `input` says what a box now holds. */
  type(at: number, text: string): number;
  input(at: number, text: string): number;
  erase(at: number): number;
  /** Logs the code as it is. Hands back the box that is missing first, or null. */
  enter(): number | null;
}

/** The code panel. Codes are joined and logged; who checks them is not decided yet (the specification, section 2). */
export function createAccessStore({ log }: { readonly log: (code: string) => void }): AccessStore {
  const $boxes = atom(EMPTY_BOXES);
  const $answer = atom<AccessAnswer>(null);
  const apply = ({ boxes, focus }: CodeInput): number => {
    $boxes.set(boxes);
    $answer.set(null);
    return focus;
  };
  return {
    $boxes,
    $answer,
    type: (at, text) => apply(typed($boxes.get(), at, text)),
    input: (at, text) => apply(entered($boxes.get(), at, text)),
    erase: (at) => apply(erased($boxes.get(), at)),
    enter() {
      const missing = $boxes.get().indexOf('');
      log(codeOf($boxes.get()));
      $answer.set(missing === -1 ? 'inactive' : 'incomplete');
      return missing === -1 ? null : missing;
    },
  };
}
