import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

test('it leaves what the staff wrote as it is', () => {
  render(
    <Prose>
      <h3>Included</h3>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Included' })).toBeTruthy();
});
