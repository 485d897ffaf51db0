import { z } from '../domain/values/schema.ts';

/** Why a request is invalid, for developers. */
export interface RequestError {
  /** Path of the field: "analysisData.findings[0].id". */
  readonly field: string;
  readonly reason: string;
}

/** Why the input of a valid request is invalid: the error's message is for visitors, at the field. */
export const INPUT_ERROR = z.object({ field: z.string(), reason: z.string(), isInput: z.literal(true) });

/** The first validation error of a request, in schema order. */
export const toRequestError = ({ issues: [first] }: z.core.$ZodError): RequestError => ({
  field: z.core.toDotPath(first?.path ?? []) || 'data',
  reason: first?.message ?? 'Invalid input',
});
