import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DiffView } from './DiffView.tsx';

test('each field is a row of both versions, with what differs marked', () => {
  render(
    <DiffView
      caption="Changes"
      beforeLabel="Published"
      afterLabel="Yours"
      rows={[
        { label: 'Name', before: 'Dinner at seven', after: 'Dinner at eight' },
        { label: 'Dress code', before: '', after: 'Black tie' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Changes' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Field',
    'Published',
    'Yours',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Dinner at seven',
    'Dinner at eight',
    'Nothing',
    'Black tie',
  ]);
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['seven']);
  expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
    'eight',
    'Black tie',
  ]);
});
