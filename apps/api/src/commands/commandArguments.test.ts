import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../testing/runCommand.ts';

// The files that are programs have a name in lower case.
const commands = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file));
/** Commands that may have no word after them. */
const alone = [
  'check.ts',
  'check-audit.ts',
  'check-documents.ts',
  'reseal.ts',
  'undelivered-emails.ts',
];

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-arguments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, environment: { DATA_DIR: folder } };
}

const failureOf = (command: string, args: readonly string[], environment: Record<string, string>) =>
  runCommand(join(import.meta.dirname, command), args, environment).then(
    () => expect.unreachable(`${command} ${args.join(' ')} was not refused`),
    ({ message: written, cause }: Error) => ({
      lines: written.trimEnd().split('\n'),
      exitCode: cause,
    }),
  );

test.each(commands)(
  'api/commands-11: %s without what it needs prints how it is written',
  async (command) => {
    const { environment } = prepare();
    const wrong = [
      ['--nothing'],
      Array.from('1234567'),
      ...(alone.includes(command) ? [] : [[], ['']]),
    ];
    for (const args of wrong) {
      const { lines, exitCode } = await failureOf(command, args, environment);
      const name = command.replace('.ts', '');
      expect(lines[0]).toMatch(new RegExp(`^parlour: [^{]+: write parlour ${name}( |$)`));
      expect(lines[1]).toContain(`"event":"command.failed","actor":"operator:${name}"`);
      expect([lines.length, exitCode]).toEqual([2, 64]);
    }
  },
);

test('api/commands-11: a file that is missing or no file, and a server that never ran, get a sentence', async () => {
  const { folder, environment } = prepare();
  const missing = join(folder, 'none.backup');
  for (const [command, args, message] of [
    ['verify-backup.ts', [missing], `there is no ${missing}`],
    ['verify-backup.ts', [folder], 'the named file is a folder'],
    ['verify-backup.ts', [missing, '--identity', folder], 'the named file is a folder'],
    ['restore.ts', [missing], `there is no file ${missing}`],
    [
      'end-sessions.ts',
      ['member@club.example'],
      `there is no ${folder}/postgres-password: has the server ever been started?`,
    ],
  ] as const) {
    const { lines, exitCode } = await failureOf(command, args, environment);
    expect([lines[0], exitCode]).toEqual([`parlour: ${message}`, 1]);
  }
});
