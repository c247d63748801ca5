import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaperSheet } from './PaperSheet.tsx';

const sheet = { clubName: 'The Club', clubPhone: '+44 1', day: 'December 5, 2030' };

test('core/paper-1: a sheet begins with the club, its telephone and the day', () => {
  const { container } = render(
    <PaperSheet {...sheet} title="Mayfair" lines={['London']} groups={[]} />,
  );
  expect(container.textContent).toBe('The Club+44 1 · December 5, 2030MayfairLondon');
});

test('entries are below their heading, and a group without one has none', () => {
  const entries = [{ name: 'Corvane', lines: ['2 Bruton Place'] }];
  render(
    <PaperSheet
      {...sheet}
      clubPhone={null}
      title="Mayfair"
      lines={[]}
      groups={[
        { heading: 'Dining', entries },
        { heading: null, entries },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Mayfair',
    'Dining',
  ]);
  const [item] = screen.getAllByRole('listitem');
  expect(within(item!).getByText('2 Bruton Place')).toBeDefined();
  expect(screen.getByText('December 5, 2030')).toBeDefined();
});
