/**
 * Evaluates rules: read and write cascade from the root and need one grant; validate does not cascade, applies
 * wherever the new state has data on the written path and below, and must always hold.
 * Source: Firebase docs "Understand Realtime Database Security Rules", "Use conditions in Realtime Database Security
 * Rules".
 */
import { indexName, loadsAllData, type Query } from '../query/query.ts';
import type { Path } from '../tree/path.ts';
import { formatPath, InvalidDataError } from '../tree/path.ts';
import { childrenOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import type { RuleNode, Scope } from './load.ts';
import { RuleFailure, Snapshot } from './snapshot.ts';

/** The message says which rules denied access, for the debug log. */
export class PermissionDeniedError extends Error {
  override name = 'PermissionDeniedError';
}

export interface Asker {
  readonly auth: Readonly<Record<string, unknown>> | null;
  readonly now: number;
}

interface Step {
  readonly node: RuleNode;
  readonly scope: Scope;
}

/** A child's rules: those of its exact key take precedence over those of a $variable. */
function childRule(node: RuleNode, key: string): RuleNode | null {
  return node.children.get(key) ?? node.wildcard;
}

function childScope(scope: Scope, key: string): Scope {
  return { ...scope, data: scope.data.at(key), newData: scope.newData?.at(key) ?? null };
}

/** The steps from the root to a path, as far as there are rules; the index is the depth. */
function stepsTo(node: RuleNode, scope: Scope): Step[] {
  const steps: Step[] = [{ node, scope }];
  let [current, currentScope] = [node, scope];
  for (const key of scope.path) {
    const next = childRule(current, key);
    if (!next) break;
    current = next;
    currentScope = childScope(currentScope, key);
    steps.push({ node: current, scope: currentScope });
  }
  return steps;
}

/** Null if the rule grants access; otherwise its place and why not. */
function objection(node: RuleNode, kind: 'read' | 'write' | 'validate', scope: Scope): string | null {
  const at = formatPath([...node.path, `.${kind}`]);
  try {
    return node[kind]?.(scope) === true ? null : `${at} is false`;
  } catch (error) {
    // A failing rule denies access. Anything else is a bug in this server and must surface.
    if (error instanceof RuleFailure || error instanceof InvalidDataError)
      return `${at} fails: ${error.message}`;
    throw error;
  }
}

/** Finds a rule that grants access. @throws PermissionDeniedError */
function assertGrant(kind: 'read' | 'write', steps: readonly Step[], path: Path): void {
  const objections: string[] = [];
  for (const { node, scope } of steps) {
    if (!node[kind]) continue;
    const against = objection(node, kind, scope);
    if (against === null) return;
    objections.push(against);
  }
  const reasons = objections.join('; ') || `no .${kind} rule on the way`;
  throw new PermissionDeniedError(`${kind} at ${formatPath(path)}: ${reasons}`);
}

/** Checks a read at a path. @throws PermissionDeniedError */
export function assertRead(rules: RuleNode, asker: Asker, root: Value | null, path: Path): void {
  const data = new Snapshot(root);
  assertGrant('read', stepsTo(rules, { ...asker, root: data, data, newData: null, path }), path);
}

/**
 * Checks a write: `before` and `after` are complete states, `path` is where they differ.
 * @throws PermissionDeniedError
 */
export function assertWrite(
  rules: RuleNode,
  asker: Asker,
  before: Value | null,
  after: Value | null,
  path: Path,
): void {
  const data = new Snapshot(before);
  const newData = new Snapshot(after);
  const steps = stepsTo(rules, { ...asker, root: data, data, newData, path });
  assertGrant('write', steps, path);
  for (const step of steps) assertValid(step, path);
  const written = steps[path.length];
  if (written) assertValidBelow(written, path);
}

function assertValid({ node, scope }: Step, written: Path): void {
  if (!node.validate || scope.newData?.value === null) return;
  const against = objection(node, 'validate', scope);
  if (against !== null) throw new PermissionDeniedError(`write at ${formatPath(written)}: ${against}`);
}

function assertValidBelow({ node, scope }: Step, written: Path): void {
  if (!node.validatesBelow) return;
  for (const [key] of childrenOf(scope.newData?.value ?? null)) {
    const next = childRule(node, key);
    if (!next?.validate && !next?.validatesBelow) continue;
    const step: Step = { node: next, scope: { ...childScope(scope, key), path: [...scope.path, key] } };
    assertValid(step, written);
    assertValidBelow(step, written);
  }
}

export const MISSING_INDEX = 'Index not defined';

/** The service's message if the rules lack the index that a query needs; otherwise null. Ordering by key needs none. */
export function missingIndex(rules: RuleNode, path: Path, query: Query): string | null {
  if (loadsAllData(query) || query.index.kind === 'key' || query.index.kind === 'priority') return null;
  const name = indexName(query.index);
  let node: RuleNode | null = rules;
  for (const key of path) node &&= childRule(node, key);
  if (node?.indexOn.has(name)) return null;
  return `${MISSING_INDEX}, add ".indexOn": "${name}", for path "${formatPath(path)}", to the rules`;
}
