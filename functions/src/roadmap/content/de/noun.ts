import type { Cases } from '../../engine/content.ts';

/** "Maschinenbauer", and "mit Maschinenbauern": texts name the second with `Dat` behind the slot, `{groupDat}`. */
export type Noun = Cases<'dat'>;

/** Words that stand for many and are one, and so are declined otherwise. */
const COLLECTIVE = /(?:industrie|mittelstand|handel|handwerk|gewerbe|b2b|kmu|bau|logistik|gastronomie)$/i;

/**
 * Those whom a website names, with their dative: 'mittelständische Maschinenbauer', 'mittelständischen Maschinenbauern'.
 * Null for anything but a plural with adjectives before it.
 */
export function pluralOf(named: string): Noun | null {
  const [, own = named, behind = ''] = /^(.*?)( von .*)$/.exec(named) ?? [];
  const words = own.split(' ');
  const noun = words.pop() ?? '';
  if (!/^\p{Lu}\p{L}{3,40}(?:e|er|en|n|s|el)$/u.test(noun) || COLLECTIVE.test(noun) || words.length > 3)
    return null;
  if (!words.every((word) => word === 'und' || /^\p{Ll}{2,30}e$/u.test(word))) return null;
  const adjectives = words.map((word) => (word === 'und' ? word : `${word}n`));
  const dative = /[ns]$/.test(noun) ? noun : `${noun}n`;
  return { base: named, dat: `${[...adjectives, dative].join(' ')}${behind}` };
}
