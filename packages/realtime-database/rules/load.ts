/** Parses database.rules.json to a tree of compiled rules. */

import type { Path } from '../tree/path.ts';
import { compile, type Evaluate } from './compile.ts';
import { mentions } from './expression.ts';
import { ExpressionError } from './lexer.ts';
import { parseExpression } from './parser.ts';
import { RulesError } from './rules-error.ts';
import { parseRulesJson, type RulesJson } from './rules-json.ts';
import { type Type, typeOf } from './types.ts';

/** The rules of one path. */
export interface RuleNode {
  /** Location in the rules, for the debug log. */
  readonly path: Path;
  readonly read: Evaluate | null;
  /** True if `.read` uses `now`. */
  readonly readLooksAtTime: boolean;
  readonly write: Evaluate | null;
  readonly validate: Evaluate | null;
  /** Child paths, ".value", of `.indexOn`. */
  readonly indexOn: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The `$variable` child. */
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
  /** True if any descendant has a `.validate`. */
  readonly validatesBelow: boolean;
}

type Kind = 'read' | 'write' | 'validate';

/**
 * Compiles rules.
 * @throws RulesError naming the path, for example "/applications/$id/.write: unknown variable \"foo\""
 */
export function loadRules(text: string): RuleNode {
  const json = parseRulesJson(text);
  if (!isMap(json)) throw new RulesError('/', 'the rules must be an object with the one key "rules"');
  const rules = json.get('rules');
  if (!rules || json.size !== 1)
    throw new RulesError('/', 'the rules must be an object with the one key "rules"');
  return loadNode(rules, [], []);
}

function isMap(json: RulesJson | undefined): json is ReadonlyMap<string, RulesJson> {
  return json instanceof Map;
}

function loadNode(json: RulesJson, path: readonly string[], captures: readonly string[]): RuleNode {
  if (!isMap(json)) throw new RulesError(formatRulePath(path), 'expected an object with rules');
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode['wildcard'] = null;
  for (const [key, value] of json) {
    if (key.startsWith('.')) {
      assertKind(key, [...path, key]);
    } else if (key.startsWith('$')) {
      const at = [...path, key];
      if (!/^\$[A-Za-z0-9_]+$/.test(key)) throw new RulesError(formatRulePath(at), 'not a valid $variable');
      if (wildcard) throw new RulesError(formatRulePath(at), 'a path can have only one $variable');
      if (captures.includes(key))
        throw new RulesError(formatRulePath(at), 'this $variable is already used above');
      wildcard = { name: key, node: loadNode(value, at, [...captures, key]) };
    } else {
      if (/[[\].#$/]/.test(key) || key === '')
        throw new RulesError(formatRulePath([...path, key]), 'not a valid key');
      children.set(key, loadNode(value, [...path, key], captures));
    }
  }
  const below = [...children.values(), ...(wildcard ? [wildcard.node] : [])];
  const read = loadRule('read', json.get('.read'), path, captures);
  return {
    path,
    read: read?.evaluate ?? null,
    readLooksAtTime: read?.looksAtTime ?? false,
    write: loadRule('write', json.get('.write'), path, captures)?.evaluate ?? null,
    validate: loadRule('validate', json.get('.validate'), path, captures)?.evaluate ?? null,
    indexOn: loadIndexOn(json.get('.indexOn'), path),
    children,
    wildcard,
    validatesBelow: below.some((node) => node.validate !== null || node.validatesBelow),
  };
}

function formatRulePath(path: readonly string[]): string {
  return `/${path.join('/')}`;
}

function assertKind(key: string, path: readonly string[]): void {
  if (key !== '.read' && key !== '.write' && key !== '.validate' && key !== '.indexOn') {
    throw new RulesError(formatRulePath(path), 'no such kind of rule');
  }
}

interface LoadedRule {
  readonly evaluate: Evaluate;
  readonly looksAtTime: boolean;
}

const TIME: ReadonlySet<string> = new Set(['now']);

function loadRule(
  kind: Kind,
  rule: RulesJson | undefined,
  path: readonly string[],
  captures: readonly string[],
): LoadedRule | null {
  if (rule === undefined) return null;
  if (typeof rule === 'boolean') return { evaluate: () => rule, looksAtTime: false };
  const at = formatRulePath([...path, `.${kind}`]);
  if (typeof rule !== 'string') throw new RulesError(at, 'a rule must be a string or a boolean');
  try {
    const expression = parseExpression(rule);
    const type = typeOf(expression, variablesFor(kind, captures));
    if (type !== 'boolean' && type !== 'any' && type !== 'primitive') {
      throw new ExpressionError(`a rule must be boolean, this one is ${type}`);
    }
    return { evaluate: compile(expression, path), looksAtTime: mentions(expression, TIME) };
  } catch (error) {
    if (error instanceof ExpressionError) throw new RulesError(at, error.message);
    throw error;
  }
}

function variablesFor(kind: Kind, captures: readonly string[]): ReadonlyMap<string, Type> {
  const variables = new Map<string, Type>([
    ['auth', 'any'],
    ['now', 'number'],
    ['root', 'snapshot'],
    ['data', 'snapshot'],
  ]);
  if (kind === 'read') variables.set('query', 'query');
  else variables.set('newData', 'snapshot');
  for (const name of captures) variables.set(name, 'string');
  return variables;
}

function loadIndexOn(value: RulesJson | undefined, path: readonly string[]): ReadonlySet<string> {
  if (value === undefined) return new Set();
  const list: readonly RulesJson[] = Array.isArray(value) ? value : [value];
  const names = list.filter((item) => typeof item === 'string');
  if (names.length !== list.length) {
    throw new RulesError(formatRulePath([...path, '.indexOn']), 'must be a string or a list of strings');
  }
  return new Set(names.map((name) => name.split('/').filter(Boolean).join('/')));
}
