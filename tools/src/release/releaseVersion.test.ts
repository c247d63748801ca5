import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gitIn, releaseVersion } from './releaseVersion.ts';

/** A repository with one commit. */
function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = gitIn(folder);
  const change = (text: string) => writeFileSync(join(folder, 'file'), text);
  const commit = () => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@club.example'];
    git('add', '.');
    git(...author, '-c', 'commit.gpgsign=false', 'commit', '-m', 'change');
  };
  git('init', '--quiet');
  change('one');
  commit();
  return { folder, git, change, commit };
}

test('a commit with the tag of its version has that version, and only it unchanged', () => {
  const { git, change } = prepare();
  git('tag', 'v1.0.0');
  expect(releaseVersion('1.0.0', git)).toBe('1.0.0');
  change('two');
  expect(releaseVersion('1.0.0', git)).toMatch(/^1\.0\.1-dev\.0\+g[0-9a-f]{8}\.changed$/);
});

test('a commit after its tag, or without one, names itself', () => {
  const { git, change, commit } = prepare();
  expect(releaseVersion('1.0.9', git)).toMatch(/^1\.0\.10-dev\.1\+g[0-9a-f]{8}$/);
  git('tag', 'v1.0.9');
  for (const text of ['two', 'three']) {
    change(text);
    commit();
  }
  expect(releaseVersion('1.0.9', git)).toMatch(/^1\.0\.10-dev\.2\+g[0-9a-f]{8}$/);
});

test('files without git are no release', () => {
  expect(releaseVersion('1.0.0', () => undefined)).toBe('1.0.1-dev.0');
});
