import { expect, test } from 'vitest';
import { linkStories } from './screenTable.ts';

test('a sentence leads to the stories that it names', () => {
  expect(linkStories('As [Today](Desk/Today#OnAPhone), and no more.')).toEqual([
    { words: 'As ' },
    { words: 'Today', path: 'story/desk-today--on-a-phone' },
    { words: ', and no more.' },
  ]);
  expect(linkStories('It lists nothing.')).toEqual([{ words: 'It lists nothing.' }]);
});
