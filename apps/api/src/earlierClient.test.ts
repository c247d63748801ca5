import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startWholeServer } from './testing/wholeServer.ts';

const root = join(import.meta.dirname, '../../..');
const libraries = ['contract', 'core', 'client'];
const others = ['zod', 'ky', 'xstate'];
const member = 'member@club.example';

const run = (command: string, parameters: readonly string[], cwd: string) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Links the packages from npm that the libraries need. */
const linkOthers = (folder: string) => {
  mkdirSync(join(folder, 'node_modules/@parlour'), { recursive: true });
  for (const name of others) {
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(folder, 'node_modules', name));
  }
};

/** Builds and packs the libraries of the commit before this one, and installs them into an empty project. */
const installEarlier = (folder: string) => {
  const [checkout, project] = [join(folder, 'checkout'), join(folder, 'project')];
  for (const each of [checkout, project]) linkOthers(each);
  const paths = ['tsconfig.base.json', ...libraries.map((name) => `libs/${name}`)];
  run('git', ['archive', '--output', join(folder, 'earlier.tar'), 'HEAD~1', ...paths], root);
  run('tar', ['-xf', join(folder, 'earlier.tar'), '-C', checkout], folder);
  for (const name of libraries) {
    const library = join(checkout, 'libs', name);
    symlinkSync(library, join(checkout, 'node_modules/@parlour', name));
    run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], library);
    const packed = join(folder, name);
    mkdirSync(packed);
    run('npm', ['pack', '--silent', '--pack-destination', packed], library);
    const [tarball = ''] = readdirSync(packed);
    const installed = join(project, 'node_modules/@parlour', name);
    mkdirSync(installed);
    run('tar', ['-xzf', join(packed, tarball), '-C', installed, '--strip-components=1'], folder);
  }
  return project;
};

// Options that later have a default are given, since an earlier client may need them.
const program = `
import * as calls from '@parlour/client';

const [baseUrl, email, attempt, code] = process.argv.slice(2);
let credentials = null;
const client = calls.createClient({
  baseUrl,
  credentials: () => credentials,
  referral: () => null,
  endsSession: () => false,
  onSessionEnd: () => {},
  newKey: () => crypto.randomUUID(),
});
const show = (name, result) => console.log(name, result.ok || JSON.stringify(result.failure));
if (code === undefined) {
  const sent = await calls.requestCode(client, { body: { email } });
  console.log(sent.value.attempt);
} else {
  const { value } = await calls.verifyCode(client, { body: { email, attempt, code } });
  credentials = { token: value.token, crmToken: value.user.crmToken };
  for (const name of ['getProfile', 'listBenefits', 'listEvents', 'listDestinations', 'listGiftGuides']) {
    show(name, await calls[name](client, {}));
  }
  for (const name of ['listPaymentMethods', 'listDocuments', 'listRegistrations', 'listSessions']) {
    show(name, await calls[name](client, {}));
  }
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' };
  show('submitRequest', await calls.submitRequest(client, { body }));
  show('signOut', await calls.signOut(client, {}));
}
`;

// A checkout without its history has no earlier client.
const hasEarlier =
  spawnSync('git', ['rev-parse', '--verify', 'HEAD~1'], { cwd: root }).status === 0;

test.runIf(inject('isLong') && hasEarlier)(
  'the packed client of the commit before works with this server',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-earlier-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const project = installEarlier(folder);
    writeFileSync(join(project, 'calls.mjs'), program);
    const server = await startWholeServer();
    const call = (...parameters: readonly string[]) =>
      run(process.execPath, ['calls.mjs', server.url, member, ...parameters], project).trim();
    const attempt = call();
    const codeSent = async () =>
      /^ +(\d{6})/m.exec((await server.emails()).at(-1)?.text ?? '')?.[1];
    await expect.poll(codeSent).toBeDefined();
    const lines = call(attempt, (await codeSent()) ?? '').split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.filter((line) => !line.endsWith(' true'))).toEqual([]);
  },
);
