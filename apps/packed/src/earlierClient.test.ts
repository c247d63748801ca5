import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people, startClub } from '@parlour/e2e';
import { expect, onTestFinished, test } from 'vitest';
import { installInto } from './project.ts';
import { run } from './run.ts';
import { libraries, packLibraries, root } from './tarballs.ts';

/** The packages from npm that the libraries need. */
const others = ['zod', 'ky', 'xstate'];

/** Builds the libraries of the commit before this one. Returns the folder of their checkout. */
const buildEarlier = async (folder: string): Promise<string> => {
  const checkout = join(folder, 'checkout');
  const modules = join(checkout, 'node_modules');
  await mkdir(join(modules, '@parlour'), { recursive: true });
  for (const name of others) {
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  const paths = ['tsconfig.base.json', ...libraries.map((name) => `libs/${name}`)];
  await run('git', ['archive', '--output', join(folder, 'earlier.tar'), 'HEAD~1', ...paths], root);
  await run('tar', ['-xf', join(folder, 'earlier.tar'), '-C', checkout], folder);
  for (const name of libraries) {
    const library = join(checkout, 'libs', name);
    await symlink(library, join(modules, '@parlour', name));
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], library);
  }
  return checkout;
};

// Options that later have a default are given, since an earlier client may need them.
const program = `
import * as library from '@parlour/client';
import * as contract from '@parlour/contract';

const [baseUrl, email, attempt, code] = process.argv.slice(2);
let credentials = null;
const client = library.createClient({
  baseUrl,
  credentials: () => credentials,
  referral: () => null,
  endsSession: () => false,
  onSessionEnd: () => {},
  newKey: () => crypto.randomUUID(),
});
// A client before version 1.0 has a function for each call.
const send = (name, input) =>
  library.send === undefined
    ? library[name](client, input)
    : library.send(client, contract[name], input);
const show = (name, result) => console.log(name, result.ok || JSON.stringify(result.failure));
if (code === undefined) {
  const sent = await send('requestCode', { body: { email } });
  console.log(sent.value.attempt);
} else {
  const { value } = await send('verifyCode', { body: { email, attempt, code } });
  credentials = { token: value.token, crmToken: value.user.crmToken };
  for (const name of ['getProfile', 'listBenefits', 'listEvents', 'listDestinations', 'listGiftGuides']) {
    show(name, await send(name, {}));
  }
  for (const name of ['listPaymentMethods', 'listDocuments', 'listRegistrations', 'listSessions']) {
    show(name, await send(name, {}));
  }
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' };
  show('submitRequest', await send('submitRequest', { body }));
  show('signOut', await send('signOut', {}));
}
`;

// A checkout without its history has no earlier client.
const hasEarlier =
  spawnSync('git', ['rev-parse', '--verify', 'HEAD~1'], { cwd: root }).status === 0;

test.runIf(process.env['TEST_LONG'] === '1' && hasEarlier)(
  'the packed client of the commit before works with this server',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-earlier-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const project = join(folder, 'project');
    await mkdir(project);
    await installInto(project, await packLibraries(folder, await buildEarlier(folder)));
    await writeFile(join(project, 'calls.mjs'), program);
    await using club = await startClub();
    const call = async (...parameters: readonly string[]) => {
      const sent = ['calls.mjs', club.url, people.member, ...parameters];
      return (await run(process.execPath, sent, project)).trim();
    };
    const attempt = await call();
    const code = await club.mailbox.waitForCode(people.member);
    const lines = (await call(attempt, code)).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.filter((line) => !line.endsWith(' true'))).toEqual([]);
  },
  300_000,
);
