/**
 * Compiles a rule expression, a subset of JavaScript's, to a function. Types are checked twice: what can never work is
 * an error when rules are loaded, rather than a silent denial, and where JavaScript would convert at run time, a rule
 * fails and denies access. A property of null is null, so `auth.uid` of an unauthenticated client is null.
 * Source: Firebase docs "Firebase Database Security Rules API" (operators, variables, RuleDataSnapshot and String
 * methods); runtime type rules as observed by goldibex/targaryen.
 */
import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn';
import { equalValues } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { compileRegExp, type Pattern } from './regexp.ts';
import { ExpressionError } from './rules-error.ts';
import { fail, Snapshot } from './snapshot.ts';

/** `any` and `primitive` are checked at run time: contents of auth, and results of val(). */
export type Type =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'primitive'
  | 'any'
  | 'snapshot'
  | 'regexp'
  | 'strings';

export interface Typed<Scope> {
  readonly type: Type;
  evaluate(scope: Scope): unknown;
}

export type Variables<Scope> = ReadonlyMap<string, Typed<Scope>>;

/** Longer ones could exhaust the stack. */
const MAX_LENGTH = 20_000;

interface Method<Of> {
  readonly takes: readonly ('string' | 'strings' | 'regexp')[];
  readonly returns: Type;
  /** @param texts the strings that it takes */
  run(of: Of, texts: readonly string[], pattern: Pattern | null): unknown;
}

const check = <Of>(run: (of: Of) => boolean): Method<Of> => ({ takes: [], returns: 'boolean', run });
const compareText = (run: (text: string, part: string) => boolean): Method<string> => ({
  takes: ['string'],
  returns: 'boolean',
  run: (text, [part = '']) => run(text, part),
});

const SNAPSHOT_METHODS: ReadonlyMap<string, Method<Snapshot>> = new Map<string, Method<Snapshot>>([
  ['val', { takes: [], returns: 'primitive', run: (at) => at.value }],
  ['child', { takes: ['string'], returns: 'snapshot', run: (at, [path = '']) => at.child(path) }],
  ['parent', { takes: [], returns: 'snapshot', run: (at) => at.parent() }],
  ['hasChild', { takes: ['string'], returns: 'boolean', run: (at, [path = '']) => at.hasChild(path) }],
  ['hasChildren', { takes: ['strings'], returns: 'boolean', run: (at, paths) => at.hasChildren(paths) }],
  ['exists', check((at) => at.value !== null)],
  // Priorities are not stored.
  ['getPriority', { takes: [], returns: 'primitive', run: () => null }],
  ['isNumber', check((at) => typeof at.value === 'number')],
  ['isString', check((at) => typeof at.value === 'string')],
  ['isBoolean', check((at) => typeof at.value === 'boolean')],
]);

const STRING_METHODS: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', compareText((text, part) => text.includes(part))],
  ['beginsWith', compareText((text, part) => text.startsWith(part))],
  ['endsWith', compareText((text, part) => text.endsWith(part))],
  ['replace', { takes: ['string', 'string'], returns: 'string', run: replace }],
  ['toLowerCase', { takes: [], returns: 'string', run: (text) => text.toLowerCase() }],
  ['toUpperCase', { takes: [], returns: 'string', run: (text) => text.toUpperCase() }],
  ['matches', { takes: ['regexp'], returns: 'boolean', run: (text, _, pattern) => pattern?.test(text) }],
]);

function replace(text: string, [part = '', replacement = '']: readonly string[]): string {
  return text.replaceAll(part, () => replacement);
}

interface Operator {
  readonly takes: readonly Type[];
  readonly returns: Type;
  run(a: unknown, b: unknown): unknown;
}

const ANY_LEAF: readonly Type[] = ['boolean', 'number', 'string', 'null'];
const equality = (result: boolean): Operator => ({
  takes: ANY_LEAF,
  returns: 'boolean',
  run: (a, b) => (a === b || (isNode(a) && isNode(b) && equalValues(a, b))) === result,
});
const arithmetic = (name: string, run: (a: number, b: number) => number): [string, Operator] => [
  name,
  {
    takes: ['number'],
    returns: 'number',
    run: (a, b) => run(numberOf(a, `the left side of "${name}"`), numberOf(b, `the right side of "${name}"`)),
  },
];
const comparison = (
  name: string,
  run: (a: number | string, b: number | string) => boolean,
): [string, Operator] => [
  name,
  {
    takes: ['number', 'string'],
    returns: 'boolean',
    run: (a, b) => {
      if (typeof a === 'number' && typeof b === 'number') return run(a, b);
      if (typeof a === 'string' && typeof b === 'string') return run(a, b);
      return fail(`"${name}" needs two numbers or two strings`);
    },
  },
];

const BINARY: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...['==', '==='].map((name): [string, Operator] => [name, equality(true)]),
  ...['!=', '!=='].map((name): [string, Operator] => [name, equality(false)]),
  comparison('<', (a, b) => a < b),
  comparison('<=', (a, b) => a <= b),
  comparison('>', (a, b) => a > b),
  comparison('>=', (a, b) => a >= b),
  ['+', { takes: ['number', 'string'], returns: 'primitive', run: sum }],
  arithmetic('-', (a, b) => a - b),
  arithmetic('*', (a, b) => a * b),
  // The service returns NaN, not Infinity.
  arithmetic('/', (a, b) => (b === 0 ? Number.NaN : a / b)),
  arithmetic('%', (a, b) => a % b),
]);

function sum(a: unknown, b: unknown): string | number {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const fits = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return fits(a) && fits(b) ? `${a}${b}` : fail('"+" needs numbers or strings');
}

function isNode(value: unknown): value is Exclude<Value, string | number | boolean> {
  return typeof value === 'object' && value !== null;
}

function stringOf(value: unknown, operand: string): string {
  return typeof value === 'string' ? value : fail(`${operand} is not a string`);
}

function booleanOf(value: unknown, operand: string): boolean {
  return typeof value === 'boolean' ? value : fail(`${operand} is not a boolean`);
}

function numberOf(value: unknown, operand: string): number {
  return typeof value === 'number' ? value : fail(`${operand} is not a number`);
}

function isLate(type: Type): boolean {
  return type === 'any' || type === 'primitive';
}

function expect(type: Type, allowed: readonly Type[], operand: string): void {
  const isPossible =
    type === 'any' || (type === 'primitive' && allowed.some((leaf) => ANY_LEAF.includes(leaf)));
  if (!isPossible && !allowed.includes(type))
    throw new ExpressionError(`${operand} must be ${allowed.join(' or ')}, not ${type}`);
}

/** Compiles a rule. @throws ExpressionError */
export function compileExpression<Scope>(text: string, variables: Variables<Scope>): Typed<Scope> {
  if (text.length > MAX_LENGTH) throw new ExpressionError('too long');
  try {
    return new Compiler(text, variables).compile();
  } catch (error) {
    if (error instanceof RangeError) throw new ExpressionError('nested too deeply');
    if (!(error instanceof SyntaxError)) throw error;
    const column = 'pos' in error ? Number(error.pos) + 1 : 1;
    throw new ExpressionError(`${error.message.replace(/ \(\d+:\d+\)$/, '')} at column ${column}`);
  }
}

class Compiler<Scope> {
  readonly #text: string;
  readonly #variables: Variables<Scope>;

  constructor(text: string, variables: Variables<Scope>) {
    this.#text = text;
    this.#variables = variables;
  }

  compile(): Typed<Scope> {
    const { body } = parse(this.#text, { ecmaVersion: 2015, sourceType: 'module' });
    const [statement, other] = body;
    if (!statement) throw new ExpressionError('empty');
    if (statement.type !== 'ExpressionStatement' || other) return this.#fail(other ?? statement);
    if (this.#text[statement.end - 1] === ';') return this.#fail(statement);
    return this.#part(statement.expression);
  }

  #fail({ start, end }: AnyNode): never {
    throw new ExpressionError(`unsupported: ${this.#text.slice(start, Math.min(end, start + 80))}`);
  }

  #part(node: AnyNode): Typed<Scope> {
    switch (node.type) {
      case 'Literal': {
        const { value } = node;
        if (value === null) return { type: 'null', evaluate: () => null };
        const type = typeof value;
        if (type !== 'string' && type !== 'number' && type !== 'boolean') return this.#fail(node);
        return { type, evaluate: () => value };
      }
      case 'Identifier': {
        const variable = this.#variables.get(node.name);
        if (!variable) throw new ExpressionError(`unknown variable "${node.name}"`);
        return variable;
      }
      case 'MemberExpression':
        return this.#member(node);
      case 'CallExpression':
        return this.#call(node);
      case 'UnaryExpression': {
        const { type, evaluate } = this.#part(node.argument);
        const name = `the operand of "${node.operator}"`;
        const isNot = node.operator === '!';
        if (!isNot && node.operator !== '-') return this.#fail(node);
        expect(type, [isNot ? 'boolean' : 'number'], name);
        return isNot
          ? { type: 'boolean', evaluate: (scope) => !booleanOf(evaluate(scope), name) }
          : { type: 'number', evaluate: (scope) => -numberOf(evaluate(scope), name) };
      }
      case 'LogicalExpression': {
        const [left, right] = [this.#part(node.left), this.#part(node.right)];
        const leftName = `the left side of "${node.operator}"`;
        const rightName = `the right side of "${node.operator}"`;
        expect(left.type, ['boolean'], leftName);
        expect(right.type, ['boolean'], rightName);
        const isAnd = node.operator === '&&';
        const evaluate = (scope: Scope) =>
          booleanOf(left.evaluate(scope), leftName) === isAnd
            ? booleanOf(right.evaluate(scope), rightName)
            : !isAnd;
        return { type: 'boolean', evaluate };
      }
      case 'BinaryExpression':
        return this.#binary(node.operator, this.#part(node.left), this.#part(node.right), node);
      case 'ConditionalExpression': {
        const condition = this.#part(node.test);
        const [yes, no] = [this.#part(node.consequent), this.#part(node.alternate)];
        expect(condition.type, ['boolean'], 'the condition of "?"');
        if (yes.type !== no.type && (yes.type === 'snapshot' || no.type === 'snapshot'))
          throw new ExpressionError('both sides of ":" must have the same type');
        return {
          type: yes.type === no.type ? yes.type : 'any',
          evaluate: (scope) =>
            (booleanOf(condition.evaluate(scope), 'the condition of "?"') ? yes : no).evaluate(scope),
        };
      }
      default:
        return this.#fail(node);
    }
  }

  #binary(name: string, left: Typed<Scope>, right: Typed<Scope>, node: AnyNode): Typed<Scope> {
    const operator = BINARY.get(name);
    if (!operator) return this.#fail(node);
    expect(left.type, operator.takes, `the left side of "${name}"`);
    expect(right.type, operator.takes, `the right side of "${name}"`);
    const isMixed = !isLate(left.type) && !isLate(right.type) && left.type !== right.type;
    if (isMixed && /^[<>]/.test(name))
      throw new ExpressionError(`the sides of "${name}" are ${left.type} and ${right.type}`);
    let type = operator.returns;
    if (name === '+' && (left.type === 'string' || right.type === 'string')) type = 'string';
    else if (name === '+' && left.type === 'number' && right.type === 'number') type = 'number';
    return { type, evaluate: (scope) => operator.run(left.evaluate(scope), right.evaluate(scope)) };
  }

  #member(node: MemberExpression): Typed<Scope> {
    const object = this.#part(node.object);
    const { property } = node;
    if (object.type === 'any') {
      const key: Typed<Scope> =
        !node.computed && property.type === 'Identifier'
          ? { type: 'string', evaluate: () => property.name }
          : this.#part(property);
      expect(key.type, ['string', 'number'], 'a property name');
      return {
        type: 'any',
        evaluate: (scope) => propertyOf(object.evaluate(scope), String(key.evaluate(scope))),
      };
    }
    const name = this.#nameOf(node);
    if (name !== 'length' || (object.type !== 'string' && object.type !== 'primitive'))
      throw new ExpressionError(`no such property "${name}"`);
    return { type: 'number', evaluate: (scope) => propertyOf(object.evaluate(scope), name) };
  }

  #nameOf({ computed, property }: MemberExpression): string {
    if (!computed && property.type === 'Identifier') return property.name;
    return property.type === 'Literal' && typeof property.value === 'string'
      ? property.value
      : this.#fail(property);
  }

  #call(node: CallExpression): Typed<Scope> {
    if (node.callee.type !== 'MemberExpression') return this.#fail(node);
    const object = this.#part(node.callee.object);
    const name = this.#nameOf(node.callee);
    const isSnapshot = object.type === 'snapshot';
    const method = isSnapshot ? SNAPSHOT_METHODS.get(name) : STRING_METHODS.get(name);
    if (!method || !(isSnapshot || object.type === 'string' || isLate(object.type)))
      throw new ExpressionError(`no such method "${name}"`);
    const count = method.takes.length;
    const isTooFew = node.arguments.length < count && method.takes[0] !== 'strings';
    if (node.arguments.length > count || isTooFew)
      throw new ExpressionError(`${name}() takes ${count} argument(s), not ${node.arguments.length}`);
    let pattern: Pattern | null = null;
    const texts: ((scope: Scope) => string)[] = [];
    for (const [i, argument] of node.arguments.entries()) {
      const takes = method.takes[i];
      if (takes === 'regexp') {
        if (argument.type !== 'Literal' || !argument.regex)
          throw new ExpressionError(`${name}() takes a regular expression`);
        pattern = compileRegExp(argument.regex.pattern, argument.regex.flags);
      } else if (takes === 'strings') texts.push(...this.#list(argument, name));
      else texts.push(this.#string(argument, `the argument of ${name}()`));
    }
    return {
      type: method.returns,
      evaluate: (scope) => {
        const of = object.evaluate(scope);
        const strings = texts.map((text) => text(scope));
        return of instanceof Snapshot
          ? SNAPSHOT_METHODS.get(name)?.run(of, strings, pattern)
          : STRING_METHODS.get(name)?.run(stringOf(of, `the object of ${name}()`), strings, pattern);
      },
    };
  }

  #list(node: AnyNode, name: string): ((scope: Scope) => string)[] {
    if (node.type !== 'ArrayExpression') throw new ExpressionError(`${name}() takes a list of strings`);
    if (node.elements.length === 0) throw new ExpressionError(`${name}() requires a non-empty list`);
    return node.elements.map((item) => this.#string(item ?? node, 'a list item'));
  }

  #string(node: AnyNode, operand: string): (scope: Scope) => string {
    const { type, evaluate } = this.#part(node);
    expect(type, ['string'], operand);
    return (scope) => stringOf(evaluate(scope), operand);
  }
}

function propertyOf(of: unknown, key: string): unknown {
  if (typeof of === 'string') return key === 'length' ? of.length : null;
  if (!isNode(of)) return null;
  return Object.hasOwn(of, key) ? (Reflect.get(of, key) ?? null) : null;
}
