import { type Expression, Visitor } from 'oxc-parser';
import { idPattern, matchIds, prefixOf } from './behaviorId.ts';
import { type Check, findFiles, lineNumberOf, type Repository } from './repository.ts';
import { parseSource, textOf } from './syntax.ts';

/** A line of a list, or one that is meant as one: indented, or with another bullet before a bold ID. */
const item = /^(?:- |\s*(?:[-*+]|\d+\.)?\s*\*\*\S+-\d+\*\*)/;
const statement = /^- \*\*(?<id>\S+)\*\* (?<claim>.+)$/;
const title = new RegExp(`^(?<ids>${idPattern}(?:, ?${idPattern})*): `);
const idList = new RegExp(`^${idPattern}(?:, ${idPattern})*$`);
const specification = /(?:^|\/)SPEC\.md$/;
const tests = /(?:\.test\.tsx?|^apps\/e2e\/src\/.*\.e2e\.ts)$/;
const RENUMBER = "run 'npm run behavior'";

/** Whether a text is one ID or several, separated by commas. */
export function isListOfIds(text: string): boolean {
  return idList.test(text);
}

/** A line of a SPEC.md that states a behavior. */
export interface Statement {
  readonly path: string;
  /** `path:line`. */
  readonly where: string;
  readonly id: string;
  readonly claim: string;
}

/** Reads the lines of every SPEC.md. A line of a list that is no statement, and a page without any, are issues. */
function readSpecifications(repository: Repository) {
  const statements: Statement[] = [];
  const issues: string[] = [];
  for (const [path, text] of findFiles(repository, specification)) {
    const items = text
      .split('\n')
      .map((line, index) => ({ line, where: `${path}:${index + 1}` }))
      .filter(({ line }) => item.test(line));
    if (items.length === 0) issues.push(`${path}: state a behavior, or remove the page`);
    for (const { line, where } of items) {
      const { id, claim } = statement.exec(line)?.groups ?? {};
      if (id === undefined || claim === undefined) {
        issues.push(
          `${where}: is read as no behavior, write '- **${prefixOf(path)}-1** What holds.'`,
        );
      } else statements.push({ path, where, id, claim });
    }
  }
  return { statements, issues };
}

/** Lists the lines of every SPEC.md that state a behavior. */
export function findStatements(repository: Repository): readonly Statement[] {
  return readSpecifications(repository).statements;
}

/** Finds IDs with another prefix than that of their path, IDs out of order, and lines that join claims. */
function statementIssues(statements: readonly Statement[]): string[] {
  const owners = new Map<string, string>();
  const lastNumbers = new Map<string, number>();
  const issues = statements.flatMap(({ id, path, where, claim }) => {
    const prefix = prefixOf(path);
    const owner = owners.get(prefix) ?? path;
    owners.set(prefix, owner);
    const last = lastNumbers.get(path) ?? 0;
    const number = id.startsWith(`${prefix}-`) ? Number(id.slice(prefix.length + 1)) : Number.NaN;
    lastNumbers.set(path, Number.isNaN(number) ? last : number);
    const found = [
      owner !== path && `${path}: has the prefix ${prefix} of ${owner}: name its folder otherwise`,
      Number.isNaN(number) && `${where}: ${id} is not ${prefix} with a number: ${RENUMBER}`,
      number <= last && `${where}: ${id} comes after ${prefix}-${last}: ${RENUMBER}`,
      claim.replaceAll(/`[^`]*`/g, '').includes(';') &&
        `${where}: ${id} joins claims with a semicolon, state one`,
    ];
    return found.filter((issue) => issue !== false);
  });
  return [...new Set(issues)];
}

/** What calls that prove nothing have in their names: groups, and tests that do not run. */
const unproven = new Set(['describe', 'fixme', 'skip', 'todo']);

/** Returns the names that a called expression consists of: `test.each([1])` has `test` and `each`. */
function namesOf(callee: Expression): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** Lists the IDs at the beginning of every test's title, with their lines. */
const findProofs = (repository: Repository) =>
  findFiles(repository, tests).flatMap(([path, text]) => {
    const proofs: { id: string; where: string }[] = [];
    new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        const ids = title.exec(textOf(first) ?? '')?.groups?.['ids'];
        if (ids === undefined || namesOf(callee).some((name) => unproven.has(name))) return;
        const where = `${path}:${lineNumberOf(text, start)}`;
        proofs.push(...ids.split(/, ?/).map((id) => ({ id, where })));
      },
    }).visit(parseSource(path, text).program);
    return proofs;
  });

/** The files whose IDs must be stated: documents, and code with its comments and tests. */
const naming =
  /^(?!CHANGELOG\.md$|\.changeset\/|docs\/reference\/|tools\/src\/).*\.(?:md|tsx?|mjs|ya?ml)$/;

/** Finds IDs with the prefix of a SPEC.md that no line of it states. */
function namingIssues(repository: Repository, statements: readonly Statement[]): string[] {
  if (statements.length === 0) return [];
  const stated = new Set(statements.map(({ id }) => id));
  const prefixes = [...new Set(statements.map(({ path }) => prefixOf(path)))];
  const inDocuments = matchIds(prefixes.map((prefix) => `${prefix}-\\d+`));
  // One word and a number can mean anything in code, so only a title is judged there.
  const inCode = matchIds([
    ...prefixes.filter((prefix) => prefix.includes('/')).map((prefix) => `${prefix}-\\d+`),
    ...prefixes.map((prefix) => `(?<=['"\`])${prefix}-\\d+(?=[,:] )`),
  ]);
  return findFiles(repository, naming).flatMap(([path, text]) =>
    [...text.matchAll(path.endsWith('.md') ? inDocuments : inCode)]
      .filter(([id]) => !stated.has(id))
      .map(({ 0: id, index }) => `${path}:${lineNumberOf(text, index)}: no SPEC.md states ${id}`),
  );
}

/** Checks that each behavior of a SPEC.md has a test, and that each ID anywhere is stated. */
export const behavior: Check = (repository) => {
  const { statements, issues } = readSpecifications(repository);
  const prefixes = new Set(statements.map(({ path }) => prefixOf(path)));
  const proofs = findProofs(repository);
  const proven = new Set(proofs.map(({ id }) => id));
  return {
    judged: statements.length,
    issues: [
      ...issues,
      ...statementIssues(statements),
      ...statements
        .filter(({ id }) => !proven.has(id))
        .map(
          ({ id, where, claim }) =>
            `${where}: no test proves ${id} "${claim}": add one whose title begins with '${id}: '`,
        ),
      ...proofs
        // A title may begin with another word and a number, as `sha-256`.
        .filter(({ id }) => id.includes('/') && !prefixes.has(id.replace(/-\d+$/, '')))
        .map(({ id, where }) => `${where}: no SPEC.md states ${id}`),
      ...namingIssues(repository, statements),
    ],
  };
};
