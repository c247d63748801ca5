import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardGrid, Grid } from './Grid.tsx';

test('cards are a list, so that a screen reader can count them', () => {
  render(
    <CardGrid>
      {['One', 'Two'].map((name) => (
        <p key={name}>{name}</p>
      ))}
      {null}
    </CardGrid>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});

test('fields are no list', () => {
  render(
    <Grid>
      <p>One</p>
    </Grid>,
  );
  expect(screen.queryByRole('list')).toBeNull();
});
