import { describe, expect, test } from 'vitest';
import { commands, links } from './markdown.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

describe('links', () => {
  test('links to files, folders, headings and other sites pass', () => {
    const page = [
      '# The house',
      '[rules](docs/rules.md#what-may-import-what) [docs](docs/) [here](#the-house)',
      '![picture](docs/a.png "Title") [site](https://club.example) [mail](mailto:a@club.example)',
      '[rules]: docs/rules.md',
    ].join('\n');
    const rules = '# Rules\n\n## What may import what\n\n[back](../README.md)';
    const files = { 'README.md': page, 'docs/rules.md': rules, 'docs/a.png': '' };
    expect(links(repository(files)).issues).toEqual([]);
  });

  test('a link to a missing file is an issue', () => {
    expect(links(repository({ 'docs/a.md': 'one\n[two](b.md)' })).issues).toEqual([
      "docs/a.md:2: 'b.md' leads nowhere",
    ]);
  });

  test('a link to a missing heading is an issue', () => {
    expect(links(repository({ 'a.md': '[two](b.md#three)', 'b.md': '# Two' })).issues).toEqual([
      "a.md:1: 'b.md#three' names no heading of b.md",
    ]);
  });

  test('an example inside a code block is not a link', () => {
    expect(links(repository({ 'a.md': '```md\n[two](b.md)\n```' })).issues).toEqual([]);
  });
});

describe('commands', () => {
  const manifest = JSON.stringify({ scripts: { start: 'x', 'format:fix': 'x' } });

  test('a script of package.json passes, in a block and in a line', () => {
    const page = '```sh\nnpm start\n```\nthen `npm run format:fix`, and npm run nothing as prose';
    expect(commands(repository({ 'package.json': manifest, 'README.md': page })).issues).toEqual(
      [],
    );
  });

  test('a command that does not exist is an issue', () => {
    const page = 'first\n```sh\nnpm start\nnpm run bench\n```\n';
    expect(commands(repository({ 'package.json': manifest, 'README.md': page })).issues).toEqual([
      "README.md:4: no package.json has a script for 'npm run bench'",
    ]);
  });

  test('a command of the operator has its file, and a name that contains the word is none', () => {
    const files = { 'package.json': manifest, 'apps/api/src/commands/check.ts': '' };
    const page =
      '`runuser -u parlour -- parlour check`, `parlour start`, `install -g parlour /etc`';
    expect(commands(repository({ ...files, 'README.md': page })).issues).toEqual([]);
    expect(commands(repository({ ...files, 'README.md': '`parlour fly`' })).issues).toEqual([
      "README.md:1: there is no command 'parlour fly'",
    ]);
  });

  test('a command of a package is one of its own scripts', () => {
    const issuesOf = (script: string) =>
      commands(
        repository({
          'package.json': manifest,
          'libs/a/package.json': '{ "name": "@parlour/a", "scripts": { "draw": "x" } }',
          'README.md': `\`npm run ${script} -w @parlour/a\``,
        }),
      ).issues;
    expect(issuesOf('draw')).toEqual([]);
    expect(issuesOf('start')).toHaveLength(1);
  });
});
