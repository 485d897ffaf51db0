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

export interface AccessStore {
  readonly $boxes: ReadableAtom<CodeBoxes>;
  /** All hand back the box the cursor goes to. `type` adds a text from a box on; `input` says what a box now holds. */
  type(at: number, text: string): number;
  input(at: number, text: string): number;
  erase(at: number): number;
  enter(): void;
}

/** The code panel. Codes are joined and logged; who checks them is not decided yet (the specification, section 2). */
export function createAccessStore({ log }: { readonly log: (code: string) => void }): AccessStore {
  const $boxes = atom(EMPTY_BOXES);
  const apply = ({ boxes, focus }: CodeInput): number => {
    $boxes.set(boxes);
    return focus;
  };
  return {
    $boxes,
    type: (at, text) => apply(typed($boxes.get(), at, text)),
    input: (at, text) => apply(entered($boxes.get(), at, text)),
    erase: (at) => apply(erased($boxes.get(), at)),
    enter: () => log(codeOf($boxes.get())),
  };
}
