import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardSection } from './DashboardSection.tsx';

// The stories show what the style sheet makes of one and two cards.
test.each([
  [1, '(min-width: 1264px) 587.5px'],
  [2, '(min-width: 1264px) 587.5px'],
  [3, '(min-width: 1264px) 450px'],
  [4, '(min-width: 1264px) 337.5px'],
])('WD16: the pictures of %i cards are loaded for their share of the row', (count, sizes) => {
  render(
    <DashboardSection
      title="Upcoming Events"
      allPath="/events"
      layout="events"
      items={['a', 'b', 'c', 'd'].slice(0, count).map((id) => ({ id }))}
      emptyText="No events found"
      render={(_, received) => received.split(', ')[0]}
    />,
  );
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual(Array.from({ length: count }, () => sizes));
});
