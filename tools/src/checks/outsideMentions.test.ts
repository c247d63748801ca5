import { expect, test } from 'vitest';
import { outsideMentions } from './outsideMentions.ts';

test('a mention of a folder outside the repository is an issue', () => {
  const note = `see ${['..', 'shared', 'notes.md'].join('/')}`;
  const path = `in ${['', 'work', 'main'].join('/')}`;
  const files = new Map([
    ['a.md', note],
    ['b.ts', `\n${path}`],
    ['c.ts', 'fine'],
  ]);
  expect(outsideMentions(files).issues).toEqual([
    `a.md:1: mentions '${['..', 'shared'].join('/')}'`,
    `b.ts:2: mentions '${['', 'work', ''].join('/')}'`,
  ]);
});
