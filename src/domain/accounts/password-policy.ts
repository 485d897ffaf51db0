/** Requirements that the identity service can have for a password. */
export const DEMANDS = ['min', 'max', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type Demand = (typeof DEMANDS)[number];

export interface PasswordPolicy {
  /** Minimum and maximum number of characters. */
  readonly min: number;
  readonly max: number | null;
  /** Required kinds of characters. */
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
  /** Characters that count as symbols. */
  readonly symbols: string;
}

/** The service's default policy, and its minimum. */
export const DEFAULT_POLICY: PasswordPolicy = {
  min: 6,
  max: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
};

/** The service counts only ASCII letters and digits. */
const MEETS: Readonly<Record<Demand, (password: string, policy: PasswordPolicy) => boolean>> = {
  min: ({ length }, { min }) => length >= min,
  max: ({ length }, { max }) => max === null || length <= max,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password, { symbols }) => [...password].some((character) => symbols.includes(character)),
};

/**
 * A policy's demands in display order, and whether a password meets each.
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
