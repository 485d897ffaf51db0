/** Finds all callables in the contracts. */
import { readdirSync } from 'node:fs';
import type { Callable } from '../src/contract/callable.ts';

const CONTRACTS = new URL('../src/contract/', import.meta.url);

const isCallable = (value: unknown): value is Callable =>
  typeof value === 'object' && value !== null && ['name', 'request', 'response'].every((key) => key in value);

/**
 * Finds all callables, including unused ones.
 * @throws if there are none, since a test over none would pass
 */
export async function findCallables(): Promise<Callable[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, CONTRACTS).href)));
  const callables = modules.flatMap((module) => Object.values(module)).filter(isCallable);
  if (callables.length === 0) throw new Error('Found no callables.');
  return callables;
}
