import { beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_KEY } from '../domain/applications/draft-key.ts';
import { keepApplicant, readApplicant } from './applicant.ts';

const ADA = { name: 'Ada', email: 'ada@x.example' };
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('finds the applicant of a draft, then of the application that was sent in this tab', () => {
  expect(readApplicant()).toBeNull();
  keepApplicant({ ...ADA, ...{ message: 'Not kept' } });
  expect(JSON.stringify([...stored.values()])).not.toContain('Not kept');
  expect(readApplicant()).toEqual(ADA);
  stored.set(DRAFT_KEY, JSON.stringify({ draft: { name: '', email: '' } }));
  expect(readApplicant()).toEqual(ADA);
  stored.set(DRAFT_KEY, JSON.stringify({ draft: { name: 'Bob', email: '' } }));
  expect(readApplicant()).toEqual({ name: 'Bob', email: '' });
});

it('never asks somebody to stay who has sent an application', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  expect(() => keepApplicant(ADA)).not.toThrow();
  expect(listen).not.toHaveBeenCalled();
});
