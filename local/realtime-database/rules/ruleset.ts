/**
 * The tree of rules and its decisions: read and write cascade from the root and need one grant; validate does not
 * cascade, runs wherever the new state has data on the path of the write and below, and needs all to agree.
 * Source: Firebase docs "Understand Realtime Database Security Rules", "Use conditions in Realtime Database Security Rules".
 */
import type { Path } from '../tree/path.ts';
import { formatPath, InvalidDataError } from '../tree/path.ts';
import { childrenOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import type { Evaluate, Scope } from './compile.ts';
import type { RuleNode } from './load.ts';
import { RuleFailure, Snapshot } from './snapshot.ts';

/** Null when allowed, otherwise which rule denied, for the debug log. */
export type Denial = string | null;

/** Who asks, and when. */
export interface Asker {
  readonly auth: Readonly<Record<string, unknown>> | null;
  /** Server time, ms since 1970. */
  readonly now: number;
}

interface Step {
  readonly node: RuleNode;
  readonly depth: number;
  readonly captures: ReadonlyMap<string, string>;
}

function* stepsTo(root: RuleNode, path: Path): Generator<Step> {
  let captures: ReadonlyMap<string, string> = new Map();
  let node = root;
  yield { node, depth: 0, captures };
  for (const [i, key] of path.entries()) {
    const next = childRule(node, key, captures);
    if (!next) return;
    node = next.node;
    captures = next.captures;
    yield { node, depth: i + 1, captures };
  }
}

function childRule(
  node: RuleNode,
  key: string,
  captures: ReadonlyMap<string, string>,
): Omit<Step, 'depth'> | null {
  const exact = node.children.get(key);
  if (exact) return { node: exact, captures };
  if (!node.wildcard) return null;
  return { node: node.wildcard.node, captures: new Map([...captures, [node.wildcard.name, key]]) };
}

function holds(evaluate: Evaluate, scope: Scope): boolean {
  try {
    return evaluate(scope) === true;
  } catch (error) {
    // A rule that fails grants nothing. Anything else is a fault of this server and must be seen.
    if (error instanceof RuleFailure || error instanceof InvalidDataError) return false;
    throw error;
  }
}

/** Decides reads at a path. */
export function denyRead(
  rules: RuleNode,
  asker: Asker,
  root: Value | null,
  path: Path,
  query: Readonly<Record<string, unknown>>,
): Denial {
  const rootSnapshot = new Snapshot(root, []);
  for (const { node, depth, captures } of stepsTo(rules, path)) {
    if (!node.read) continue;
    const data = new Snapshot(root, path.slice(0, depth));
    if (holds(node.read, { ...asker, root: rootSnapshot, data, newData: null, query, captures })) return null;
  }
  return `read at ${formatPath(path)}: no .read rule on the way grants it`;
}

/** Decides one write: `before` and `after` are whole states, `path` is where they differ. */
export function denyWrite(
  rules: RuleNode,
  asker: Asker,
  before: Value | null,
  after: Value | null,
  path: Path,
): Denial {
  const root = new Snapshot(before, []);
  const scopeAt = (at: Path, captures: ReadonlyMap<string, string>): Scope => ({
    ...asker,
    root,
    data: new Snapshot(before, at),
    newData: new Snapshot(after, at),
    query: null,
    captures,
  });
  let granted = false;
  let last: Step | null = null;
  const validations: [Path, Evaluate, Scope][] = [];
  for (const step of stepsTo(rules, path)) {
    const { node, depth, captures } = step;
    if (depth === path.length) last = step;
    if (!node.write && !node.validate) continue;
    const at = path.slice(0, depth);
    const scope = scopeAt(at, captures);
    granted ||= node.write !== null && holds(node.write, scope);
    if (node.validate && scope.newData?.value !== null) validations.push([at, node.validate, scope]);
  }
  if (!granted) return `write at ${formatPath(path)}: no .write rule on the way grants it`;
  for (const [at, validate, scope] of validations) {
    if (!holds(validate, scope)) return `write at ${formatPath(path)}: ${formatPath(at)}/.validate is false`;
  }
  if (!last?.node.validatesBelow) return null;
  const value = new Snapshot(after, path).value;
  return denyBelow(last.node, path, last.captures, value, scopeAt);
}

function denyBelow(
  node: RuleNode,
  path: Path,
  captures: ReadonlyMap<string, string>,
  value: Value | null,
  scopeAt: (at: Path, captures: ReadonlyMap<string, string>) => Scope,
): Denial {
  for (const [key, child] of childrenOf(value)) {
    const next = childRule(node, key, captures);
    if (!next) continue;
    const at = [...path, key];
    if (next.node.validate && !holds(next.node.validate, scopeAt(at, next.captures))) {
      return `write at ${formatPath(path)}: ${formatPath(at)}/.validate is false`;
    }
    if (!next.node.validatesBelow) continue;
    const denial = denyBelow(next.node, at, next.captures, child, scopeAt);
    if (denial !== null) return denial;
  }
  return null;
}

/** True when the rules on the way to the path declare this index. */
export function hasIndex(rules: RuleNode, path: Path, index: string): boolean {
  for (const { node, depth } of stepsTo(rules, path)) {
    if (depth === path.length) return node.indexOn.has(index);
  }
  return false;
}
