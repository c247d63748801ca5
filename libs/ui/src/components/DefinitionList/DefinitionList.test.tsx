import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DefinitionList } from './DefinitionList.tsx';

test('each fact is a term with its definition', () => {
  render(<DefinitionList items={[{ label: 'Location', value: 'Lisbon' }]} />);
  expect(screen.getByRole('term').textContent).toBe('Location');
  expect(screen.getByRole('definition').textContent).toBe('Lisbon');
});
