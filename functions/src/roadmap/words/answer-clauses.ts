import type { OptionOf } from '../../../../src/domain/answers.ts';
import type { Words } from '../step-rule.ts';

/** For every answer, clauses that say it; more than one, since it may come up again. */
export type ClausesOf<Field extends keyof OptionOf> = {
  readonly [F in Field]: { readonly [Option in OptionOf[F]]: readonly Words[] };
};
