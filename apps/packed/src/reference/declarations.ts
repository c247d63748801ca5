import ts from 'typescript';
import { mentionedNames } from './mentionedNames.ts';

/** One name as its package declares it. */
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
  /** Returns the comment of a declaration, of a whole module the one at its top. */
  const textOf = (symbol: ts.Symbol) => {
    const [declaration] = symbol.declarations ?? [];
    return declaration !== undefined && ts.isSourceFile(declaration)
      ? (/^\/\*\* (.*?) \*\//s.exec(declaration.text)?.[1] ?? '')
      : ts.displayPartsToString(symbol.getDocumentationComment(checker));
  };
  const commentOf = (symbol: ts.Symbol) =>
    textOf(symbol)
      .replaceAll(/\s*\n\s*/g, ' ')
      // A link that is broken over two lines has the star of its comment.
      .replaceAll(/\{@link\s+(?:\*\s+)?([^}\s]+)\s*\}/g, '`$1`');

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

  const partOf = (type: ts.Type, name: string): ts.Type | undefined => {
    const part = type.getProperty(name);
    return part && checker.getTypeOfSymbol(part);
  };

  /** Returns what a schema parses or returns. */
  const typeOfSchema = (schema: ts.Type, side: 'input' | 'output'): ts.Type | undefined => {
    const internals = partOf(schema, '_zod');
    return internals && partOf(internals, side);
  };

  /** Returns a call with what it takes and gives, in place of its schemas; undefined for any other value. */
  const callCode = (symbol: ts.Symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const facts = ['method', 'path', 'access', 'failure'].map((name) => partOf(type, name));
    const data = partOf(type, 'data');
    const value = data && typeOfSchema(data, 'output');
    if (value === undefined || !facts.every((fact) => fact !== undefined)) return undefined;
    const input = ['params', 'query', 'body'].flatMap((name) => {
      const schema = partOf(type, name);
      const taken = schema && typeOfSchema(schema, 'input');
      if (taken === undefined) return [];
      const fields = checker.getPropertiesOfType(taken);
      const mark = fields.every(({ flags: each }) => each & ts.SymbolFlags.Optional) ? '?' : '';
      return [`${name}${mark}: ${typeText(taken)}`];
    });
    const [method, path, access] = facts.map(typeText);
    return `declare const ${symbol.name}: Call<{
  method: ${method};
  path: ${path};
  access: ${access};
  input: { ${input.join('; ')} };
  value: ${typeText(value)};
}>;`;
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
      return (
        machineCode(symbol) ??
        callCode(symbol) ??
        tableCode(symbol, exported) ??
        declaredCode(first)
      );
    return (symbol.declarations ?? []).map(declaredCode).join('\n');
  };

  const resolveAlias = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0
      ? checker.getExportSymbolOfSymbol(symbol)
      : checker.getAliasedSymbol(symbol);

  const exportedBy = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    return new Map(
      checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolveAlias(symbol)]),
    );
  };

  /** What the files' packages declare at the top of a module, by name. A name may be declared more than once. */
  const declaredByName = (): ReadonlyMap<string, readonly ts.Symbol[]> =>
    Map.groupBy(
      program
        .getSourceFiles()
        .filter(({ fileName }) => !fileName.includes('/node_modules/'))
        .flatMap(({ statements }) => statements.flatMap(namesOf))
        .flatMap((name) => checker.getSymbolAtLocation(name) ?? []),
      ({ name }) => name,
    );

  /** Returns the names that a declaration's own module declares or imports. */
  const scopeOf = (symbol: ts.Symbol): ReadonlyMap<string, ts.Symbol> => {
    const locals = symbol.declarations?.flatMap((declaration) =>
      checker.getSymbolsInScope(declaration, ts.SymbolFlags.Type | ts.SymbolFlags.Value),
    );
    return new Map(locals?.map((local) => [local.name, resolveAlias(local)]));
  };

  const declarationOf = (symbol: ts.Symbol, code: string): Declaration => ({
    name: symbol.name,
    comment: commentOf(symbol),
    code,
    file: symbol.declarations?.[0]?.getSourceFile().fileName ?? '',
  });

  return {
    /** Returns what a file exports, by name. */
    exportsOf(file: string): readonly Declaration[] {
      const exported = exportedBy(file);
      return [...exported]
        .map(([name, symbol]) => ({ ...declarationOf(symbol, codeOf(symbol, exported)), name }))
        .toSorted(byName);
    },

    /** Returns what no file exports, although an export mentions it: a part of what its users meet. */
    readMentioned(): readonly Declaration[] {
      const everyName = declaredByName();
      const own = new Set([...everyName.values()].flat());
      const exported = new Map(files.flatMap((file) => [...exportedBy(file)]));
      const entries = new Set(exported.values());
      const known = new Set(entries);
      const mentioned: Declaration[] = [];
      // It grows while it is read, by what a mentioned type mentions itself.
      for (const symbol of known) {
        const code = codeOf(symbol, exported);
        if (!entries.has(symbol)) mentioned.push(declarationOf(symbol, code));
        const scope = scopeOf(symbol);
        for (const name of mentionedNames(code)) {
          const local = scope.get(name);
          const candidates = local === undefined ? (everyName.get(name) ?? []) : [local];
          for (const each of candidates) if (own.has(each)) known.add(each);
        }
      }
      return mentioned.toSorted(byName);
    },
  };
}

/** Returns the names of the types and constants that a statement declares. */
const namesOf = (statement: ts.Statement): readonly ts.Node[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name);
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isType ? [statement.name] : [];
};

const byName = (one: Declaration, other: Declaration) => (one.name < other.name ? -1 : 1);
