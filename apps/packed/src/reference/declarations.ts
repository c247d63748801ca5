import ts from 'typescript';

/** One exported name as its package declares it. */
export interface Declaration {
  readonly name: string;
  /** Its comment in Markdown. May be empty. */
  readonly comment: string;
  /** Its declaration in TypeScript, without comments except those of fields. */
  readonly code: string;
  /** The declaration file that it is in. */
  readonly file: string;
}

/** The type parameters of a machine that its users meet. */
const machineParts = ['TInput', 'TEvent', 'TStateValue', 'TContext', 'TOutput'];

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;

/** Reads the exports of declaration files. */
export function createReader(files: readonly string[]) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const typeText = (type: ts.Type) => checker.typeToString(type, undefined, flags);
  const commentOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ');

  /** Returns an interface with the fields that it derives from its schema. */
  const derivedCode = (symbol: ts.Symbol) => {
    const fields = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .map((field) => {
        const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
        const type = typeText(checker.getTypeOfSymbol(field));
        return `/** ${commentOf(field)} */\n${field.name}${mark}: ${type};`;
      });
    return `interface ${symbol.name} {\n${fields.join('\n')}\n}`;
  };

  /** Returns a machine as what its users meet of it; undefined for any other value. */
  const machineCode = (symbol: ts.Symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    if (type.symbol?.name !== 'StateMachine' || !isReference(type)) return undefined;
    const parameters = checker.getTypeArguments(type);
    const parts = machineParts.flatMap((part) => {
      const index =
        type.target.typeParameters?.findIndex(({ symbol: { name } }) => name === part) ?? -1;
      const parameter = parameters[index];
      return parameter === undefined
        ? []
        : [`${part.slice(1, 2).toLowerCase()}${part.slice(2)}: ${typeText(parameter)};`];
    });
    return `declare const ${symbol.name}: StateMachine<{\n${parts.join('\n')}\n}>;`;
  };

  const declaredCode = (node: ts.Declaration) => {
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return statement
      .getText()
      .replace(/^export /, '')
      .replaceAll(/import\("[^"]*"\)\./g, '');
  };

  /** Returns a table of exported constants by their names; undefined for any other value. */
  const tableCode = (symbol: ts.Symbol, exported: ReadonlyMap<string, ts.Symbol>) => {
    const fields = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
    const isExported = (field: ts.Symbol) => {
      const same = exported.get(field.name);
      return (
        same !== undefined &&
        typeText(checker.getTypeOfSymbol(field)) === typeText(checker.getTypeOfSymbol(same))
      );
    };
    if (fields.length === 0 || !fields.every(isExported)) return undefined;
    const lines = fields.map(({ name }) => `readonly ${name}: typeof ${name};`);
    return `declare const ${symbol.name}: {\n${lines.join('\n')}\n};`;
  };

  const codeOf = (symbol: ts.Symbol, exported: ReadonlyMap<string, ts.Symbol>): string => {
    const [first] = symbol.declarations ?? [];
    if (first === undefined) return '';
    const heritage = ts.isInterfaceDeclaration(first) ? first.heritageClauses?.[0]?.getText() : '';
    if (/\b(?:OutputOf|InputOf|Pick)</.test(heritage ?? '')) return derivedCode(symbol);
    if (ts.isVariableDeclaration(first))
      return machineCode(symbol) ?? tableCode(symbol, exported) ?? declaredCode(first);
    return (symbol.declarations ?? []).map(declaredCode).join('\n');
  };

  /** Returns what a file exports, by name. */
  return (file: string): readonly Declaration[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    const exported = new Map(
      checker.getExportsOfModule(module).map((symbol) => {
        const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
        return [symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol];
      }),
    );
    return [...exported]
      .map(([name, symbol]) => ({
        name,
        comment: commentOf(symbol),
        code: codeOf(symbol, exported),
        file: symbol.declarations?.[0]?.getSourceFile().fileName ?? file,
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  };
}
