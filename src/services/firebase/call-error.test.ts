import { describe, expect, it } from 'vitest';
import { callErrorOf } from './call-error.ts';

const thrown = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('callErrorOf', () => {
  it("keeps the server's code and sentence, without the status the SDK adds", () => {
    expect(callErrorOf(thrown('functions/invalid-argument', 'Please enter a website URL [400]'))).toEqual({
      code: 'invalid-argument',
      message: 'Please enter a website URL',
    });
  });

  it.each([
    ['functions/internal', 'internal [0]', 'internal'],
    ['functions/deadline-exceeded', 'deadline-exceeded', 'deadline-exceeded'],
    ['functions/unavailable', 'Backend error status: UNAVAILABLE [503]', 'unavailable'],
    ['functions/internal', 'Response is missing data field.', 'internal'],
    ['functions/cancelled', 'Request was cancelled.', 'cancelled'],
  ])('has no sentence of its own for %s: %s', (code, message, expected) => {
    expect(callErrorOf(thrown(code, message))).toEqual({ code: expected, message: '' });
  });

  it.each([thrown('functions/data-loss', 'Lost [500]'), new Error('boom'), 'boom', null])(
    'calls everything else unknown',
    (error) => {
      expect(callErrorOf(error)).toEqual({ code: 'unknown', message: '' });
    },
  );
});
