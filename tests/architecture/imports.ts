/** Parses the imports of a .ts, .tsx or .astro file. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Import {
  readonly specifier: string;
  /**
   * `static`: bundled with the importing file; `dynamic`: import() and import.meta.glob; `type`: removed by
   * compilation.
   */
  readonly kind: 'static' | 'dynamic' | 'type';
}

/** The scripts of an .astro file: its front matter and its <script> tags. */
export const scriptOf = (astro: string): string => {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(astro)?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontMatter, ...scripts].join('\n');
};

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
};

/** import() and import.meta.glob(). */
const isLazy = (callee: ts.Expression): boolean =>
  callee.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isPropertyAccessExpression(callee) &&
    ts.isMetaProperty(callee.expression) &&
    callee.name.text === 'glob');

const parsed = new Map<string, readonly Import[]>();

/** Parses each file once. */
export function importsOf(file: string): readonly Import[] {
  const known = parsed.get(file) ?? parse(file, readFileSync(file, 'utf8'));
  parsed.set(file, known);
  return known;
}

function parse(file: string, text: string): readonly Import[] {
  const source = file.endsWith('.astro') ? scriptOf(text) : text;
  const tree = ts.createSourceFile(`${file}.tsx`, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const add = (node: ts.Expression | undefined, kind: Import['kind']): void => {
    if (node && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, isTypeOnly(node.importClause) ? 'type' : 'static');
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
    else if (ts.isCallExpression(node) && isLazy(node.expression)) add(node.arguments[0], 'dynamic');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
