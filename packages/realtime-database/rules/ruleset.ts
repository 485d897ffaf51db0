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
import type { Evaluate, RuleNode, Scope } from './load.ts';
import { RuleFailure, Snapshot } from './snapshot.ts';

/** Null if allowed; otherwise which rule denied it, for the debug log. */
export type Denial = string | null;

/** Identity and time of an operation. */
export interface Asker {
  readonly auth: Readonly<Record<string, unknown>> | null;
  /** Server time, ms since 1970. */
  readonly now: number;
}

/** A path's rules and their variables. */
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

/** Null if the rule grants access; otherwise why not. */
function objection(evaluate: Evaluate, scope: Scope): string | null {
  try {
    return evaluate(scope) === true ? null : 'is false';
  } catch (error) {
    // A failing rule denies access. Anything else is a bug in this server and must surface.
    if (error instanceof RuleFailure || error instanceof InvalidDataError) return `fails: ${error.message}`;
    throw error;
  }
}

/** A rule that failed, and why. */
type Objection = readonly [node: RuleNode, against: string];

function noGrant(action: 'read' | 'write', path: Path, objections: readonly Objection[]): string {
  const reasons = objections.map(
    ([node, against]) => `${formatPath([...node.path, `.${action}`])} ${against}`,
  );
  return `${action} at ${formatPath(path)}: ${reasons.join('; ') || `no .${action} rule on the way`}`;
}

/** What a grant depends on: it remains valid until that changes. */
export interface Grounds {
  /** Paths that the rule read. */
  readonly places: readonly Path[];
  /** True if the rule reads the time, which changes with every write. */
  readonly time: boolean;
}

/** The result of checking a read. */
export type ReadPermission =
  | { readonly denial: null; readonly grounds: Grounds }
  | { readonly denial: string };

/** Independent of any write. */
const ALWAYS: Grounds = { places: [], time: false };
export const UNCONDITIONAL: ReadPermission = { denial: null, grounds: ALWAYS };

/** Checks a read at a path. */
export function readPermission(
  rules: RuleNode,
  asker: Asker,
  root: Value | null,
  path: Path,
  query: Readonly<Record<string, unknown>>,
): ReadPermission {
  const places: Path[] = [];
  let time = false;
  const now = () => {
    time = true;
    return asker.now;
  };
  const data = new Snapshot(root, places);
  const objections: Objection[] = [];
  const { auth } = asker;
  for (const { node, scope } of stepsTo(rules, { auth, now, root: data, data, newData: null, query, path })) {
    if (!node.read) continue;
    // Only the granting rule matters: data read by rules above it cannot revoke this grant.
    places.length = 0;
    time = false;
    const against = objection(node.read, scope);
    if (against === null) return { denial: null, grounds: { places, time } };
    objections.push([node, against]);
  }
  return { denial: noGrant('read', path, objections) };
}

/** Checks a write: `before` and `after` are complete states, `path` is where they differ. */
export function denyWrite(
  rules: RuleNode,
  asker: Asker,
  before: Value | null,
  after: Value | null,
  path: Path,
): Denial {
  const data = new Snapshot(before);
  const newData = new Snapshot(after);
  const { auth } = asker;
  const steps = stepsTo(rules, { auth, now: () => asker.now, root: data, data, newData, query: null, path });
  const denial = denyGrant(steps, path);
  if (denial !== null) return denial;
  for (const { node, scope } of steps) {
    if (!node.validate || scope.newData?.value === null) continue;
    const against = objection(node.validate, scope);
    if (against !== null) return invalid(path, node, against);
  }
  const written = steps[path.length];
  return written?.node.validatesBelow ? denyBelow(written, path) : null;
}

/** Null if one of the rules on the path grants the write. */
function denyGrant(steps: readonly Step[], path: Path): Denial {
  const objections: Objection[] = [];
  for (const { node, scope } of steps) {
    if (!node.write) continue;
    const against = objection(node.write, scope);
    if (against === null) return null;
    objections.push([node, against]);
  }
  return noGrant('write', path, objections);
}

function invalid(path: Path, node: RuleNode, against: string): string {
  return `write at ${formatPath(path)}: ${formatPath([...node.path, '.validate'])} ${against}`;
}

/** Null if all data below a step is valid. */
function denyBelow({ node, scope }: Step, written: Path): Denial {
  for (const [key] of childrenOf(scope.newData?.value ?? null)) {
    const next = childRule(node, key);
    if (!next?.validate && !next?.validatesBelow) continue;
    const step: Step = { node: next, scope: { ...childScope(scope, key), path: [...scope.path, key] } };
    const against = next.validate && objection(next.validate, step.scope);
    if (against !== null) return invalid(written, next, against);
    const denial = next.validatesBelow ? denyBelow(step, written) : null;
    if (denial !== null) return denial;
  }
  return null;
}

/** Start of the message from {@link missingIndex}. */
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
