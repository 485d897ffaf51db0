/** An error in the rules. The message begins with the rule's path, for example "/applications/$id/.read: ...". */
export class RulesError extends Error {
  override name = 'RulesError';
  /** Location in the rules, for example "/applications/$id/.read"; "/" for the whole file. */
  readonly path: string;

  constructor(path: readonly string[], reason: string) {
    super(`/${path.join('/')}: ${reason}`);
    this.path = `/${path.join('/')}`;
  }
}

/** An error in an expression; the caller adds the rule's path. */
export class ExpressionError extends Error {
  override name = 'ExpressionError';
}
