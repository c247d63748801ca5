import { expect, test } from 'vitest';
import { securityEvents } from './securityEvents.ts';

const source = "export type SecurityEvent =\n  | 'call.rate-limited'\n  | 'sign-in.failed';\n";
const check = (page: string, code = source) =>
  securityEvents(
    new Map([
      ['apps/api/src/http/audit/securityEvents.ts', code],
      ['docs/security.md', page],
    ]),
  );
const table = (...names: readonly string[]) =>
  `# Security\n\n## Security events\n\n| event | when |\n| --- | --- |\n${names
    .map((name) => `| \`${name}\` | Now. |`)
    .join('\n')}\n\n## More\n\n| \`other\` | No event. |\n`;

test('a complete list passes', () => {
  expect(check(table('sign-in.failed', 'call.rate-limited'))).toEqual([]);
});

test('a missing, an unknown and a repeated event are issues', () => {
  expect(check(table('sign-in.failed', 'sign-in.failed', 'call.made'))).toEqual([
    'docs/security.md: the security event call.rate-limited is not listed',
    'docs/security.md: sign-in.failed is no security event, or is listed twice',
    'docs/security.md: call.made is no security event, or is listed twice',
  ]);
});

test('a source without the union is an issue', () => {
  expect(check(table(), 'export {};')).toEqual([
    'apps/api/src/http/audit/securityEvents.ts: no union of security events is found',
  ]);
});
