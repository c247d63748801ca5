import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComposedGrid } from './ComposedGrid.tsx';

const items = ['One', 'Two', 'Three'].map((id) => ({ id }));

test('cards are a list in their order, each with its handlers', async () => {
  const onPointerEnter = vi.fn();
  render(
    <ComposedGrid
      items={items}
      columns={{ phone: 1, md: 2, lg: 2 }}
      itemProps={({ id }) => ({ onPointerEnter: () => onPointerEnter(id) })}
    >
      {({ id }, index) => `${id} at ${index}`}
    </ComposedGrid>,
  );
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'One at 0',
    'Two at 1',
    'Three at 2',
  ]);
  await userEvent.hover(cards[1]!);
  expect(onPointerEnter).toHaveBeenCalledExactlyOnceWith('Two');
});
