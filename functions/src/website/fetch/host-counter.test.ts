import { expect, it } from 'vitest';
import { createHostCounter } from './host-counter.ts';

it('counts a host once, with or without www. and the trailing dot', async () => {
  const counted: string[] = [];
  const count = createHostCounter(async (host) => void counted.push(host));
  for (const host of ['muster.de', 'www.muster.de', 'muster.de.', 'www.www.muster.de.', 'a.muster.de'])
    await count(new URL(`https://${host}/`));
  expect(counted).toEqual(['muster.de', 'a.muster.de']);
});
