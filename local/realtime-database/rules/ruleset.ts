/**
 * The tree of rules and its decisions: read and write cascade from the root and need one grant; validate does not
 * cascade, runs wherever the new state has data on the path of the write and below, and needs all to agree.
 * Source: Firebase docs "Understand Realtime Database Security Rules", "Use conditions in Realtime Database Security Rules".
 */

import { indexName, loadsAllData, type Query } from '../query/query.ts';
import type { Path } from '../tree/path.ts';
import { formatPath, InvalidDataError } from '../tree/path.ts';
import { childrenOf, valueAt } from '../tree/tree.ts';
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

/** Null when a rule holds; otherwise why not. */
function objection(evaluate: Evaluate, scope: Scope): string | null {
  try {
    return evaluate(scope) === true ? null : 'is false';
  } catch (error) {
    // A rule that fails grants nothing. Anything else is a fault of this server and must be seen.
    if (error instanceof RuleFailure || error instanceof InvalidDataError) return `fails: ${error.message}`;
    throw error;
  }
}

/** A rule that did not hold, and why. */
type Objection = readonly [node: RuleNode, against: string];

function noGrant(action: 'read' | 'write', path: Path, objections: readonly Objection[]): string {
  const reasons = objections.map(
    ([node, against]) => `${formatPath([...node.path, `.${action}`])} ${against}`,
  );
  return `${action} at ${formatPath(path)}: ${reasons.join('; ') || `no .${action} rule on the way`}`;
}

/** Whether a read is allowed. */
export interface ReadPermission {
  readonly denial: Denial;
  /** True when the grant depends on data or time and may end. */
  readonly isVolatile: boolean;
}

/** Decides reads at a path. */
export function readPermission(
  rules: RuleNode,
  asker: Asker,
  root: Value | null,
  path: Path,
  query: Readonly<Record<string, unknown>>,
): ReadPermission {
  const rootSnapshot = new Snapshot(root, []);
  const objections: Objection[] = [];
  for (const { node, depth, captures } of stepsTo(rules, path)) {
    if (!node.read) continue;
    const data = new Snapshot(root, path.slice(0, depth));
    const against = objection(node.read, {
      ...asker,
      root: rootSnapshot,
      data,
      newData: null,
      query,
      captures,
    });
    if (against === null) return { denial: null, isVolatile: node.readIsVolatile };
    objections.push([node, against]);
  }
  return { denial: noGrant('read', path, objections), isVolatile: false };
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
  const objections: Objection[] = [];
  const validations: [RuleNode, Evaluate, Scope][] = [];
  for (const step of stepsTo(rules, path)) {
    const { node, depth, captures } = step;
    if (depth === path.length) last = step;
    if ((!node.write || granted) && !node.validate) continue;
    const scope = scopeAt(path.slice(0, depth), captures);
    if (node.write && !granted) {
      const against = objection(node.write, scope);
      if (against === null) granted = true;
      else objections.push([node, against]);
    }
    if (node.validate && scope.newData?.value !== null) validations.push([node, node.validate, scope]);
  }
  if (!granted) return noGrant('write', path, objections);
  for (const [node, validate, scope] of validations) {
    const against = objection(validate, scope);
    if (against !== null) return invalid(path, node, against);
  }
  if (!last?.node.validatesBelow) return null;
  return denyBelow(path, last, path, valueAt(after, path), scopeAt);
}

function invalid(path: Path, node: RuleNode, against: string): string {
  return `write at ${formatPath(path)}: ${formatPath([...node.path, '.validate'])} ${against}`;
}

function denyBelow(
  written: Path,
  { node, captures }: Omit<Step, 'depth'>,
  path: Path,
  value: Value | null,
  scopeAt: (at: Path, captures: ReadonlyMap<string, string>) => Scope,
): Denial {
  for (const [key, child] of childrenOf(value)) {
    const next = childRule(node, key, captures);
    if (!next) continue;
    const at = [...path, key];
    const against = next.node.validate && objection(next.node.validate, scopeAt(at, next.captures));
    if (against !== null) return invalid(written, next.node, against);
    const denial = next.node.validatesBelow ? denyBelow(written, next, at, child, scopeAt) : null;
    if (denial !== null) return denial;
  }
  return null;
}

/** True when the rules declare the index that a query needs. Order by key needs none. */
export function isIndexed(rules: RuleNode, path: Path, query: Query): boolean {
  if (loadsAllData(query) || query.index.kind === 'key' || query.index.kind === 'priority') return true;
  for (const { node, depth } of stepsTo(rules, path)) {
    if (depth === path.length) return node.indexOn.has(indexName(query.index));
  }
  return false;
}
