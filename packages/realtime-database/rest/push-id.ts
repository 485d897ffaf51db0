/**
 * Chronologically sorted keys for POST.
 * Source: @firebase/database `nextPushId` (PUSH_CHARS: 8 characters of time, 12 random ones, incremented within a
 * millisecond).
 */
import { randomInt } from 'node:crypto';

const PUSH_CHARS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const CHANCE_LENGTH = 12;

let lastTime = 0;
let chance: number[] = [];

/**
 * Generates a key.
 * @param now ms since 1970
 */
export function pushId(now: number): string {
  if (now === lastTime) {
    let index = CHANCE_LENGTH - 1;
    while (index >= 0 && chance[index] === PUSH_CHARS.length - 1) {
      chance[index] = 0;
      index -= 1;
    }
    if (index >= 0) chance[index] = (chance[index] ?? 0) + 1;
  } else {
    lastTime = now;
    chance = Array.from({ length: CHANCE_LENGTH }, () => randomInt(PUSH_CHARS.length));
  }
  let time = '';
  let rest = now;
  for (let i = 0; i < TIME_LENGTH; i += 1) {
    time = PUSH_CHARS.charAt(rest % PUSH_CHARS.length) + time;
    rest = Math.floor(rest / PUSH_CHARS.length);
  }
  return time + chance.map((index) => PUSH_CHARS.charAt(index)).join('');
}
