import { expect, it, vi } from 'vitest';
import type { Outcome } from '../contract/callable.ts';
import { createSubmission } from './submission.ts';

const setUp = () => createSubmission<'save' | 'remove', string, number>('unexpected');
const DONE: Outcome<number, string> = { ok: true, data: 7 };

it('submits, and reports the result with its action', async () => {
  const form = setUp();
  expect(form.$state.get()).toEqual({ status: 'idle' });
  const submitted = form.submit('save', async () => DONE);
  expect(form.$state.get()).toEqual({ status: 'submitting', action: 'save' });
  expect(await submitted).toBe(true);
  expect(form.$state.get()).toEqual({ status: 'done', action: 'save', data: 7 });
});

it('reports a rejection until the input changes, and can be retried', async () => {
  const form = setUp();
  expect(await form.submit('save', async () => ({ ok: false, error: 'taken' }))).toBe(false);
  expect(form.$state.get()).toEqual({ status: 'rejected', action: 'save', error: 'taken' });
  expect(form.clear()).toBe(true);
  expect(form.$state.get()).toEqual({ status: 'idle' });
  expect(await form.submit('save', async () => DONE)).toBe(true);
});

it('rejects invalid input without submitting it', () => {
  const form = setUp();
  form.reject('save', 'empty');
  expect(form.$state.get()).toEqual({ status: 'rejected', action: 'save', error: 'empty' });
});

it('asks for confirmation, which can be canceled', async () => {
  const form = setUp();
  form.requestConfirmation('remove');
  expect(form.$state.get()).toEqual({ status: 'confirming', action: 'remove' });
  form.clear();
  expect(form.$state.get()).toEqual({ status: 'idle' });
});

it('does not change while a submission is running', async () => {
  const form = setUp();
  const submitted = form.submit('save', async () => DONE);
  const other = vi.fn(async () => DONE);
  expect([form.clear(), form.requestConfirmation('remove'), form.reject('save', 'empty')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await form.submit('remove', other)).toBe(false);
  expect(other).not.toHaveBeenCalled();
  await submitted;
  expect(form.$state.get()).toMatchObject({ status: 'done', action: 'save' });
});

it('reports an error if the work rejects, instead of staying busy', async () => {
  const form = setUp();
  await form.submit('save', () => Promise.reject(new TypeError('import')));
  expect(form.$state.get()).toEqual({ status: 'rejected', action: 'save', error: 'unexpected' });
});
