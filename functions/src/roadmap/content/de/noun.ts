import type { Cases } from '../../engine/content.ts';

/** "Maschinenbauer", and "mit Maschinenbauern": texts name the second with `Dat` behind the slot, `{groupDat}`. */
export type Noun = Cases<'dat'>;
