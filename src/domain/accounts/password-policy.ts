/** Requirements that the identity service can have for a password. */
export const REQUIREMENTS = ['min', 'max', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

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
const CHECKS: Readonly<Record<Requirement, (password: string, policy: PasswordPolicy) => boolean>> = {
  min: ({ length }, { min }) => length >= min,
  max: ({ length }, { max }) => max === null || length <= max,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password, { symbols }) => [...password].some((character) => symbols.includes(character)),
};

/**
 * A policy's requirements in display order, and whether a password meets each.
 * @example checkRequirements(DEFAULT_POLICY, 'geheim') // [{ requirement: 'min', isMet: true }]
 */
export const checkRequirements = (
  policy: PasswordPolicy,
  password: string,
): readonly { readonly requirement: Requirement; readonly isMet: boolean }[] =>
  REQUIREMENTS.filter((requirement) => policy[requirement] !== null && policy[requirement] !== false).map(
    (requirement) => ({
      requirement,
      isMet: CHECKS[requirement](password, policy),
    }),
  );

export const meetsPolicy = (policy: PasswordPolicy, password: string): boolean =>
  checkRequirements(policy, password).every(({ isMet }) => isMet);
