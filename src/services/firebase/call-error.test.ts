import { describe, expect, it } from 'vitest';
import { toCallError } from './call-error.ts';

describe('toCallError', () => {
  it("keeps the function's code and message", () => {
    expect(
      toCallError(400, { status: 'INVALID_ARGUMENT', message: 'Please enter a website URL', details: {} }),
    ).toEqual({ code: 'invalid-argument', message: 'Please enter a website URL' });
  });

  it('names the field if only its input is invalid', () => {
    const details = { field: 'application.websiteLink', reason: 'websiteLink-no-website' };
    const error = { status: 'INVALID_ARGUMENT', message: 'Please enter one web address' };
    const callError = { code: 'invalid-argument', message: error.message };
    expect(toCallError(400, { ...error, details: { ...details, isInput: true } })).toEqual({
      ...callError,
      field: 'websiteLink',
    });
    for (const other of [details, { ...details, isInput: 'true' }, { isInput: true }, [], 'x', null])
      expect(toCallError(400, { ...error, details: other })).toEqual(callError);
  });

  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [0, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [418, 'unknown'],
  ])('derives the code from status %i if the function sent none', (status, code) => {
    expect(toCallError(status)).toEqual({ code, message: '' });
  });

  it.each(['INTERNAL', 'internal', 'DEADLINE_EXCEEDED', 'Bad Request', 'Permission Denied', ' UNAVAILABLE '])(
    'hides the protocol’s default message %j from visitors',
    (message) => {
      expect(toCallError(500, { status: 'INTERNAL', message })).toEqual({ code: 'internal', message: '' });
    },
  );

  it.each([
    { status: 'DATA_LOSS', message: 'Lost' },
    { status: 'constructor', message: 'x' },
  ])('maps %o to unknown', (error) => {
    expect(toCallError(500, error)).toEqual({ code: 'unknown', message: '' });
  });

  it.each([null, 'boom', [], { status: 5, message: {} }])('ignores a malformed error body: %o', (error) => {
    expect(toCallError(503, error)).toEqual({ code: 'unavailable', message: '' });
  });
});
