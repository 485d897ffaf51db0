/**
 * Compiles a syntax tree to a function. Types are also strict at run time: where JavaScript would convert, a rule
 * fails and denies access. A property of null is null, so `auth.uid` of an unauthenticated client is null.
 * Source: Firebase docs "Firebase Database Security Rules API"; runtime type rules as observed by goldibex/targaryen.
 */
import type { Path } from '../tree/path.ts';
import { equalValues } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import type { BinaryOperator, Expression } from './expression.ts';
import { compileRegExp, isPattern } from './regexp.ts';
import { fail, Snapshot } from './snapshot.ts';

/** The variables of a rule. */
export interface Scope {
  readonly auth: Readonly<Record<string, unknown>> | null;
  /** Server time, ms since 1970. */
  readonly now: number;
  readonly root: Snapshot;
  readonly data: Snapshot;
  /** Only for writes. */
  readonly newData: Snapshot | null;
  /** Only for reads. */
  readonly query: Readonly<Record<string, unknown>> | null;
  /** The path that is read, written, or validated. */
  readonly path: Path;
}

export type Evaluate = (scope: Scope) => unknown;

function stringOf(value: unknown, operand: string): string {
  return typeof value === 'string' ? value : fail(`${operand} is not a string`);
}

function booleanOf(value: unknown, operand: string): boolean {
  return typeof value === 'boolean' ? value : fail(`${operand} is not a boolean`);
}

function numberOf(value: unknown, operand: string): number {
  return typeof value === 'number' ? value : fail(`${operand} is not a number`);
}

/**
 * Compiles a type-checked expression.
 * @param rulePath the rule's path, whose $variables are the keys at the same depth
 * @throws ExpressionError for an invalid regular expression
 */
export function compile(expression: Expression, rulePath: Path): Evaluate {
  const part = (inner: Expression) => compile(inner, rulePath);
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'regexp': {
      const regexp = compileRegExp(expression.pattern, expression.flags);
      return () => regexp;
    }
    case 'list': {
      const items = expression.items.map(part);
      return (scope) => items.map((item) => stringOf(item(scope), 'a list item'));
    }
    case 'variable':
      return compileVariable(expression.name, rulePath);
    case 'member':
      return compileMember(part(expression.object), part(expression.property));
    case 'call':
      return compileCall(part(expression.object), expression.method, expression.args.map(part));
    case 'unary': {
      const operand = part(expression.operand);
      return expression.operator === '!'
        ? (scope) => !booleanOf(operand(scope), 'the operand of "!"')
        : (scope) => -numberOf(operand(scope), 'the operand of "-"');
    }
    case 'binary':
      return compileBinary(expression.operator, part(expression.left), part(expression.right));
    case 'choice': {
      const condition = part(expression.condition);
      const yes = part(expression.yes);
      const no = part(expression.no);
      return (scope) => (booleanOf(condition(scope), 'the condition of "?"') ? yes(scope) : no(scope));
    }
  }
}

function compileVariable(name: string, rulePath: Path): Evaluate {
  switch (name) {
    case 'auth':
      return (scope) => scope.auth;
    case 'now':
      return (scope) => scope.now;
    case 'root':
      return (scope) => scope.root;
    case 'data':
      return (scope) => scope.data;
    case 'newData':
      return (scope) => scope.newData;
    case 'query':
      return (scope) => scope.query;
    default: {
      const depth = rulePath.indexOf(name);
      return (scope) => scope.path[depth] ?? null;
    }
  }
}

function compileMember(object: Evaluate, property: Evaluate): Evaluate {
  return (scope) => {
    const of = object(scope);
    const key = String(property(scope));
    if (typeof of === 'string') return key === 'length' ? of.length : null;
    if (of === null || typeof of !== 'object' || of instanceof Snapshot) return null;
    return Object.hasOwn(of, key) ? (Reflect.get(of, key) ?? null) : null;
  };
}

function compileCall(object: Evaluate, method: string, args: readonly Evaluate[]): Evaluate {
  return (scope) => {
    const of = object(scope);
    const values = args.map((arg) => arg(scope));
    return of instanceof Snapshot
      ? callSnapshot(of, method, values)
      : callString(stringOf(of, `the object of ${method}()`), method, values);
  };
}

function callSnapshot(snapshot: Snapshot, method: string, args: readonly unknown[]): unknown {
  switch (method) {
    case 'val':
      return snapshot.value;
    case 'child':
      return snapshot.child(stringOf(args[0], 'a path'));
    case 'parent':
      return snapshot.parent();
    case 'hasChild':
      return snapshot.hasChild(stringOf(args[0], 'a path'));
    case 'hasChildren':
      return snapshot.hasChildren(Array.isArray(args[0]) ? args[0] : null);
    case 'exists':
      return snapshot.value !== null;
    case 'isNumber':
      return typeof snapshot.value === 'number';
    case 'isString':
      return typeof snapshot.value === 'string';
    case 'isBoolean':
      return typeof snapshot.value === 'boolean';
    default:
      // getPriority(): priorities are not stored.
      return null;
  }
}

function callString(text: string, method: string, args: readonly unknown[]): unknown {
  const [first, second] = args;
  if (method === 'matches') return isPattern(first) ? first.test(text) : fail('matches() without a pattern');
  if (method === 'toLowerCase') return text.toLowerCase();
  if (method === 'toUpperCase') return text.toUpperCase();
  const argument = stringOf(first, `the argument of ${method}()`);
  switch (method) {
    case 'contains':
      return text.includes(argument);
    case 'beginsWith':
      return text.startsWith(argument);
    case 'endsWith':
      return text.endsWith(argument);
    default: {
      const replacement = stringOf(second, 'the second argument of replace()');
      return text.replaceAll(argument, () => replacement);
    }
  }
}

function compileBinary(operator: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate {
  switch (operator) {
    case '&&':
      return (scope) =>
        booleanOf(left(scope), 'the left side of "&&"') && booleanOf(right(scope), 'the right side of "&&"');
    case '||':
      return (scope) =>
        booleanOf(left(scope), 'the left side of "||"') || booleanOf(right(scope), 'the right side of "||"');
    case '==':
      return (scope) => isEqual(left(scope), right(scope));
    case '!=':
      return (scope) => !isEqual(left(scope), right(scope));
    case '+':
      return (scope) => sum(left(scope), right(scope));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return (scope) => isOrdered(operator, left(scope), right(scope));
    default:
      return (scope) =>
        arithmetic(
          operator,
          numberOf(left(scope), `the left of "${operator}"`),
          numberOf(right(scope), `the right of "${operator}"`),
        );
  }
}

function isNode(value: unknown): value is Exclude<Value, string | number | boolean> {
  return typeof value === 'object' && value !== null;
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (isNode(a) && isNode(b) && equalValues(a, b));
}

function sum(a: unknown, b: unknown): string | number {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const fits = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return fits(a) && fits(b) ? `${a}${b}` : fail('"+" needs numbers or strings');
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', a: unknown, b: unknown): boolean {
  const comparable =
    (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string');
  if (!comparable) fail(`"${operator}" needs two numbers or two strings`);
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

function arithmetic(operator: '-' | '*' | '/' | '%', a: number, b: number): number {
  switch (operator) {
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      // The service returns NaN, not Infinity.
      return b === 0 ? Number.NaN : a / b;
    case '%':
      return a % b;
  }
}
