/** What the identity service asks of a new password, or may ask. */
export const DEMANDS = ['min', 'max', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type Demand = (typeof DEMANDS)[number];

export interface PasswordPolicy {
  /** Fewest and most characters. */
  readonly min: number;
  readonly max: number | null;
  /** Kinds of characters of which there must be one. */
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
  /** The characters that count as symbols. */
  readonly symbols: string;
}

/** What the service asks where nobody set anything else, and the least that it ever asks. */
export const DEFAULT_POLICY: PasswordPolicy = {
  min: 6,
  max: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
};

/** Letters and digits as the service counts them: those of ASCII. */
const MEETS: Readonly<Record<Demand, (password: string, policy: PasswordPolicy) => boolean>> = {
  min: ({ length }, { min }) => length >= min,
  max: ({ length }, { max }) => max === null || length <= max,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password, { symbols }) => [...password].some((character) => symbols.includes(character)),
};

/**
 * What a policy demands, in the order in which it is read, and whether a password meets it.
 * @example demandsOf(DEFAULT_POLICY, 'geheim') // [{ demand: 'min', isMet: true }]
 */
export const demandsOf = (
  policy: PasswordPolicy,
  password: string,
): readonly { readonly demand: Demand; readonly isMet: boolean }[] =>
  DEMANDS.filter((demand) => policy[demand] !== null && policy[demand] !== false).map((demand) => ({
    demand,
    isMet: MEETS[demand](password, policy),
  }));

export const meets = (policy: PasswordPolicy, password: string): boolean =>
  demandsOf(policy, password).every(({ isMet }) => isMet);
