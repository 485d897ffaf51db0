/** A fault in the rules. The message begins with the path of the rule, for example "/applications/$id/.read: ...". */
export class RulesError extends Error {
  override name = 'RulesError';
  /** Where in the rules, for example "/applications/$id/.read"; "/" for the file as a whole. */
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}
