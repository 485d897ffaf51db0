import type { Path } from '../tree/path.ts';
import { isJsonObject } from '../tree/value.ts';
import { compileExpression, type Typed, type Variables } from './expression.ts';
import { ExpressionError, RulesError } from './rules-error.ts';
import type { Snapshot } from './snapshot.ts';

export interface Scope {
  readonly auth: Readonly<Record<string, unknown>> | null;
  readonly now: number;
  readonly root: Snapshot;
  readonly data: Snapshot;
  /** Only for writes. */
  readonly newData: Snapshot | null;
  /** The path that is read, written, or validated. */
  readonly path: Path;
}

export type Evaluate = (scope: Scope) => unknown;

export interface RuleNode {
  /** Location in the rules, for the debug log. */
  readonly path: Path;
  readonly read: Evaluate | null;
  readonly write: Evaluate | null;
  readonly validate: Evaluate | null;
  /** Child paths, ".value", of `.indexOn`. */
  readonly indexOn: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  /** Of the `$variable`. */
  readonly wildcard: RuleNode | null;
  /** True if any descendant has a `.validate`. */
  readonly validatesBelow: boolean;
}

const KINDS = ['.read', '.write', '.validate'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Compiles rules.
 * @throws RulesError naming the path, for example "/applications/$id/.write: unknown variable \"foo\""
 */
export function loadRules(text: string): RuleNode {
  const json = parseJson(text);
  if (!isJsonObject(json) || Object.keys(json).length !== 1 || !json.rules)
    throw new RulesError([], 'the rules must be an object with the one key "rules"');
  return loadNode(json.rules, []);
}

/** @throws RulesError */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RulesError([], error instanceof Error ? error.message : String(error));
  }
}

function loadNode(json: unknown, path: Path): RuleNode {
  if (!isJsonObject(json)) throw new RulesError(path, 'expected an object with rules');
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode | null = null;
  for (const [key, value] of Object.entries(json)) {
    const at = [...path, key];
    if (key === '.indexOn' || KINDS.some((kind) => kind === key)) continue;
    if (key.startsWith('.')) throw new RulesError(at, 'no such kind of rule');
    if (key.startsWith('$')) {
      if (!/^\$[A-Za-z0-9_]+$/.test(key)) throw new RulesError(at, 'not a valid $variable');
      if (wildcard) throw new RulesError(at, 'a path can have only one $variable');
      if (path.includes(key)) throw new RulesError(at, 'this $variable is already used above');
      wildcard = loadNode(value, at);
    } else if (/[[\].#$/]/.test(key) || key === '') throw new RulesError(at, 'not a valid key');
    else children.set(key, loadNode(value, at));
  }
  const [read = null, write = null, validate = null] = KINDS.map((kind) => loadRule(kind, json[kind], path));
  const below = [...children.values(), ...(wildcard ? [wildcard] : [])];
  return {
    ...{ path, read, write, validate, children, wildcard },
    indexOn: loadIndexOn(json['.indexOn'], path),
    validatesBelow: below.some((node) => node.validate !== null || node.validatesBelow),
  };
}

function loadRule(kind: Kind, rule: unknown, path: Path): Evaluate | null {
  if (rule === undefined) return null;
  if (typeof rule === 'boolean') return () => rule;
  const at = [...path, kind];
  if (typeof rule !== 'string') throw new RulesError(at, 'a rule must be a string or a boolean');
  try {
    const { type, evaluate } = compileExpression(rule, variablesFor(kind, path));
    if (type === 'boolean' || type === 'any' || type === 'primitive') return evaluate;
    throw new ExpressionError(`a rule must be boolean, this one is ${type}`);
  } catch (error) {
    if (error instanceof ExpressionError) throw new RulesError(at, error.message);
    throw error;
  }
}

/** @param path of the rule, whose $variables are the keys at the same depth */
export function variablesFor(kind: Kind, path: Path): Variables<Scope> {
  const variables = new Map<string, Typed<Scope>>([
    ['auth', { type: 'any', evaluate: ({ auth }) => auth }],
    ['now', { type: 'number', evaluate: ({ now }) => now }],
    ['root', { type: 'snapshot', evaluate: ({ root }) => root }],
    ['data', { type: 'snapshot', evaluate: ({ data }) => data }],
  ]);
  if (kind !== '.read') variables.set('newData', { type: 'snapshot', evaluate: ({ newData }) => newData });
  for (const [depth, name] of path.entries())
    if (name.startsWith('$'))
      variables.set(name, { type: 'string', evaluate: (scope) => scope.path[depth] ?? null });
  return variables;
}

function loadIndexOn(value: unknown, path: Path): ReadonlySet<string> {
  if (value === undefined) return new Set();
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = list.filter((item) => typeof item === 'string');
  if (names.length !== list.length)
    throw new RulesError([...path, '.indexOn'], 'must be a string or a list of strings');
  return new Set(names.map((name) => name.split('/').filter(Boolean).join('/')));
}
