import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plan } from '../../testing/imports.ts';
import { PlanView } from './PlanView.tsx';

const [members, vendors] = plan.counts;

test('desk/imports-3: a plan says what it would do, and once it is done what it did', () => {
  render(<PlanView plan={plan} isDone={false} />);
  expect(screen.getByRole('heading', { name: 'What It Would Do' })).toBeTruthy();
  expect(screen.getByText(/Mend them in the file/)).toBeTruthy();
  expect(screen.getByText(/would be hidden from members/)).toBeTruthy();
  expect(screen.getByText(/read as Windows-1252/)).toBeTruthy();
  cleanup();
  render(<PlanView plan={plan} isDone />);
  expect(screen.getByRole('heading', { name: 'What It Did' })).toBeTruthy();
  expect(screen.getByText('These rows were left out.')).toBeTruthy();
  expect(screen.getByText(/were hidden from members/)).toBeTruthy();
});

test('desk/imports-3: a file without rows says so, and lists without rows are left out', () => {
  const empty = { counts: [], refused: [], changed: [], hidden: [], notes: [] };
  render(<PlanView plan={empty} isDone={false} />);
  expect(screen.getByText('The file has no rows.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('desk/imports-3: a refused row and a changed row say which field, or that it is the row or new', () => {
  render(<PlanView plan={plan} isDone={false} />);
  const refused = within(screen.getByRole('table', { name: 'Refused rows' }));
  expect(refused.getByRole('row', { name: /line 9/ }).textContent).toContain('The row');
  expect(refused.getByRole('row', { name: /line 7/ }).textContent).toContain('Rosa Blum');
  const changed = within(screen.getByRole('table', { name: 'New and changed' }));
  expect(changed.getByRole('row', { name: /Hôtel du Lac/ }).textContent).toContain('New');
  expect(changed.getByRole('row', { name: /Casa Verde/ }).textContent).toContain('City, Website');
});

test('desk/imports-3, desk/imports-7: a list that is not whole says how many it shows', () => {
  render(<PlanView plan={plan} isDone={false} />);
  // Two of the 418 new and changed rows are listed, and all others are whole.
  expect(screen.getAllByText(/^The first/).map(({ textContent }) => textContent)).toEqual([
    'The first 2 are shown.',
  ]);
  cleanup();
  const more = [
    { ...members!, created: 1, changed: 1, refused: 3 },
    { ...vendors!, created: 0, changed: 0, hidden: 2 },
  ];
  render(<PlanView plan={{ ...plan, counts: more }} isDone={false} />);
  expect(screen.getAllByText(/^The first/).map(({ textContent }) => textContent)).toEqual([
    'The first 2 reasons are shown.',
    'The first 1 are shown.',
  ]);
});

test('desk/imports-13: cells that were left out are listed, and refused rows of a table can be loaded', () => {
  const warnings = [
    { file: 'a.csv', line: 3, field: 'Website', message: 'Website must be a link.' },
  ];
  render(
    <PlanView
      plan={{ ...plan, warnings, warningCount: 900 }}
      isDone={false}
      onLoadRefused={() => undefined}
    />,
  );
  const cells = within(screen.getByRole('table', { name: 'Cells left out' }));
  expect(cells.getByRole('row', { name: /line 3/ }).textContent).toContain(
    'Website must be a link.',
  );
  expect(screen.getByText('The first 1 of 900 are shown.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the Refused Rows' })).toBeTruthy();
  cleanup();
  render(<PlanView plan={plan} isDone />);
  expect(screen.queryByRole('button', { name: 'Download the Refused Rows' })).toBeNull();
});

test('desk/imports-13: cells that were filled in are no cells left out', () => {
  const filled = [
    { file: 'a.csv', line: 3, field: 'Type', message: 'It is empty, so “Other” is there.' },
  ];
  render(<PlanView plan={{ ...plan, filled, filledCount: 700 }} isDone={false} />);
  const cells = within(screen.getByRole('table', { name: 'Cells filled in' }));
  expect(cells.getByRole('row', { name: /line 3/ }).textContent).toContain('“Other” is there');
  expect(screen.getByText('The first 1 of 700 are shown.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Cells left out' })).toBeNull();
});

test('desk/imports-7: only a plan that hides something counts what it hides', () => {
  render(<PlanView plan={plan} isDone={false} />);
  expect(screen.getByRole('columnheader', { name: 'Hidden' })).toBeTruthy();
  cleanup();
  render(<PlanView plan={{ ...plan, hidden: [] }} isDone={false} />);
  expect(screen.queryByRole('columnheader', { name: 'Hidden' })).toBeNull();
});
