import type { Check } from './repository.ts';

const SOURCE = 'apps/api/src/http/audit/securityEvents.ts';
const PAGE = 'docs/security.md';
const HEADING = '## Security events';
const union = /export type SecurityEvent =(?<names>[^;]+);/;

/** Returns the names in the first column of the table below the heading. */
function listedEvents(page: string): string[] {
  const section = page.split(`${HEADING}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `(?<name>[^`]+)`/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
}

/** Checks that docs/security.md lists each security event of the server once, and no other. */
export const securityEvents: Check = (repository) => {
  const names = union.exec(repository.get(SOURCE) ?? '')?.groups?.['names'] ?? '';
  const events = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const listed = listedEvents(repository.get(PAGE) ?? '');
  if (events.length === 0) return [`${SOURCE}: no union of security events is found`];
  return [
    ...events
      .filter((event) => !listed.includes(event))
      .map((event) => `${PAGE}: the security event ${event} is not listed`),
    ...listed
      .filter((event, index) => !events.includes(event) || listed.indexOf(event) !== index)
      .map((event) => `${PAGE}: ${event} is no security event, or is listed twice`),
  ];
};
