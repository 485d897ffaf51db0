/**
 * Static types of the rules language: report what can never work when rules are loaded, rather than denying silently.
 * Source: Firebase docs "Firebase Database Security Rules API" (variables, RuleDataSnapshot methods, String methods).
 */
import type { BinaryOperator, Expression } from './expression.ts';
import { ExpressionError } from './lexer.ts';

/** `any` and `primitive` are checked at run time: contents of auth, and results of val(). */
export type Type =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'primitive'
  | 'any'
  | 'snapshot'
  | 'query'
  | 'regexp'
  | 'strings';

export interface Method {
  readonly args: readonly Type[];
  /** Number of optional arguments. */
  readonly optional?: number;
  readonly returns: Type;
}

export const SNAPSHOT_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', { args: [], returns: 'primitive' }],
  ['child', { args: ['string'], returns: 'snapshot' }],
  ['parent', { args: [], returns: 'snapshot' }],
  ['hasChild', { args: ['string'], returns: 'boolean' }],
  ['hasChildren', { args: ['strings'], optional: 1, returns: 'boolean' }],
  ['exists', { args: [], returns: 'boolean' }],
  ['getPriority', { args: [], returns: 'primitive' }],
  ['isNumber', { args: [], returns: 'boolean' }],
  ['isString', { args: [], returns: 'boolean' }],
  ['isBoolean', { args: [], returns: 'boolean' }],
]);

export const STRING_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['contains', { args: ['string'], returns: 'boolean' }],
  ['beginsWith', { args: ['string'], returns: 'boolean' }],
  ['endsWith', { args: ['string'], returns: 'boolean' }],
  ['replace', { args: ['string', 'string'], returns: 'string' }],
  ['toLowerCase', { args: [], returns: 'string' }],
  ['toUpperCase', { args: [], returns: 'string' }],
  ['matches', { args: ['regexp'], returns: 'boolean' }],
]);

const QUERY_PROPERTIES: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['orderByKey', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByChild', 'primitive'],
  ['startAt', 'primitive'],
  ['startAfter', 'primitive'],
  ['endAt', 'primitive'],
  ['endBefore', 'primitive'],
  ['equalTo', 'primitive'],
  ['limitToFirst', 'primitive'],
  ['limitToLast', 'primitive'],
]);

const OPERANDS: Readonly<Record<BinaryOperator, readonly Type[]>> = {
  '&&': ['boolean'],
  '||': ['boolean'],
  '==': ['boolean', 'number', 'string', 'null'],
  '!=': ['boolean', 'number', 'string', 'null'],
  '<': ['number', 'string'],
  '<=': ['number', 'string'],
  '>': ['number', 'string'],
  '>=': ['number', 'string'],
  '+': ['number', 'string'],
  '-': ['number'],
  '*': ['number'],
  '/': ['number'],
  '%': ['number'],
};

/** The variables available to a rule. */
export type Variables = ReadonlyMap<string, Type>;

function isLate(type: Type): boolean {
  return type === 'any' || type === 'primitive';
}

function expect(type: Type, allowed: readonly Type[], operand: string): void {
  const late =
    type === 'any' ||
    (type === 'primitive' && allowed.some((t) => t !== 'regexp' && t !== 'strings' && t !== 'snapshot'));
  if (!late && !allowed.includes(type))
    throw new ExpressionError(`${operand} must be ${allowed.join(' or ')}, not ${type}`);
}

/**
 * Infers an expression's type.
 * @throws ExpressionError for unknown names and operands that can never match
 */
export function typeOf(expression: Expression, variables: Variables): Type {
  switch (expression.kind) {
    case 'literal':
      return expression.value === null ? 'null' : literalType(expression.value);
    case 'regexp':
      return 'regexp';
    case 'list':
      for (const item of expression.items) expect(typeOf(item, variables), ['string'], 'a list item');
      return 'strings';
    case 'variable': {
      const type = variables.get(expression.name);
      if (!type) throw new ExpressionError(`unknown variable "${expression.name}"`);
      return type;
    }
    case 'member':
      return memberType(expression, variables);
    case 'call':
      return callType(expression, variables);
    case 'unary': {
      const type = expression.operator === '!' ? 'boolean' : 'number';
      expect(typeOf(expression.operand, variables), [type], `the operand of "${expression.operator}"`);
      return type;
    }
    case 'binary':
      return binaryType(expression, variables);
    case 'choice': {
      expect(typeOf(expression.condition, variables), ['boolean'], 'the condition of "?"');
      const yes = typeOf(expression.yes, variables);
      const no = typeOf(expression.no, variables);
      if (yes === no) return yes;
      if (yes === 'snapshot' || no === 'snapshot')
        throw new ExpressionError('both sides of ":" must have the same type');
      return 'any';
    }
  }
}

function literalType(value: string | number | boolean): Type {
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'boolean';
}

function memberType(expression: Expression & { kind: 'member' }, variables: Variables): Type {
  const object = typeOf(expression.object, variables);
  const property = typeOf(expression.property, variables);
  if (object === 'any') {
    expect(property, ['string', 'number'], 'a property name');
    return 'any';
  }
  const name = expression.property.kind === 'literal' ? String(expression.property.value) : null;
  if (name === null) throw new ExpressionError('invalid property access');
  if (object === 'query') {
    const type = QUERY_PROPERTIES.get(name);
    if (type) return type;
  }
  if ((object === 'string' || object === 'primitive') && name === 'length') return 'number';
  throw new ExpressionError(`no such property "${name}"`);
}

function callType(expression: Expression & { kind: 'call' }, variables: Variables): Type {
  const { method: name, args } = expression;
  const object = typeOf(expression.object, variables);
  const method = object === 'snapshot' ? SNAPSHOT_METHODS.get(name) : STRING_METHODS.get(name);
  if (!method || !(object === 'snapshot' || object === 'string' || isLate(object))) {
    throw new ExpressionError(`no such method "${name}"`);
  }
  const least = method.args.length - (method.optional ?? 0);
  if (args.length > method.args.length || args.length < least) {
    throw new ExpressionError(`${name}() takes ${method.args.length} argument(s), not ${args.length}`);
  }
  for (const [i, arg] of args.entries()) {
    const type = method.args[i];
    if (!type) continue;
    if ((type === 'regexp' || type === 'strings') && arg.kind !== (type === 'regexp' ? 'regexp' : 'list')) {
      throw new ExpressionError(
        `${name}() takes ${type === 'regexp' ? 'a regular expression' : 'a list of strings'}`,
      );
    }
    if (arg.kind === 'list' && arg.items.length === 0)
      throw new ExpressionError(`${name}() requires a non-empty list`);
    expect(typeOf(arg, variables), [type], `the argument of ${name}()`);
  }
  return method.returns;
}

function binaryType(expression: Expression & { kind: 'binary' }, variables: Variables): Type {
  const { operator } = expression;
  const left = typeOf(expression.left, variables);
  const right = typeOf(expression.right, variables);
  expect(left, OPERANDS[operator], `the left side of "${operator}"`);
  expect(right, OPERANDS[operator], `the right side of "${operator}"`);
  if (operator === '+') {
    if (left === 'string' || right === 'string') return 'string';
    return left === 'number' && right === 'number' ? 'number' : 'primitive';
  }
  const compares = operator === '<' || operator === '<=' || operator === '>' || operator === '>=';
  if (compares && !isLate(left) && !isLate(right) && left !== right) {
    throw new ExpressionError(`the sides of "${operator}" are ${left} and ${right}`);
  }
  return operator === '-' || operator === '*' || operator === '/' || operator === '%' ? 'number' : 'boolean';
}
