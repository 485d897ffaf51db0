/** The syntax tree of a rule expression. */

export type BinaryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '&&'
  | '||';

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'regexp'; readonly pattern: string; readonly flags: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | {
      readonly kind: 'member';
      readonly object: Expression;
      readonly property: Expression;
    }
  | {
      readonly kind: 'call';
      readonly object: Expression;
      readonly method: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    };

/** True if an expression uses one of these variables. */
export function mentions(expression: Expression, names: ReadonlySet<string>): boolean {
  const any = (...parts: readonly Expression[]) => parts.some((part) => mentions(part, names));
  switch (expression.kind) {
    case 'literal':
    case 'regexp':
      return false;
    case 'variable':
      return names.has(expression.name);
    case 'list':
      return any(...expression.items);
    case 'member':
      return any(expression.object, expression.property);
    case 'call':
      return any(expression.object, ...expression.args);
    case 'unary':
      return any(expression.operand);
    case 'binary':
      return any(expression.left, expression.right);
    case 'choice':
      return any(expression.condition, expression.yes, expression.no);
  }
}
