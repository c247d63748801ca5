import { findStatements } from './behavior.ts';
import { type Check, findMatches } from './repository.ts';

const pages = /^docs\/(?:security|threat-model|data-classes|operations)\.md$/;
const id = /\b(?<id>(?<prefix>[A-Z]{2,3})\d+)\b/g;

/** Checks that the pages for those who run a club name only behaviors that a SPEC.md states. */
export const namedBehaviors: Check = (repository) => {
  const statements = findStatements(repository);
  const prefixes = new Set(statements.map(({ prefix }) => prefix));
  const ids = new Set(statements.map((statement) => statement.id));
  return findMatches(repository, pages, id).flatMap(({ where, groups }) => {
    const { id: named = '', prefix = '' } = groups;
    return prefixes.has(prefix) && !ids.has(named) ? [`${where}: no SPEC.md states ${named}`] : [];
  });
};
