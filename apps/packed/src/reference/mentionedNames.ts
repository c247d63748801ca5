import ts from 'typescript';

/** Returns what a declaration in TypeScript mentions by name in its types, without its own type parameters. */
export function mentionedNames(code: string): ReadonlySet<string> {
  const source = ts.createSourceFile('code.d.ts', code, ts.ScriptTarget.ES2023, true);
  const mentioned = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) own.add(node.name.text);
    if (ts.isTypeReferenceNode(node)) mentioned.add(node.typeName.getText());
    if (ts.isTypeQueryNode(node)) mentioned.add(node.exprName.getText());
    if (ts.isExpressionWithTypeArguments(node)) mentioned.add(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Set([...mentioned].filter((name) => !own.has(name)));
}
