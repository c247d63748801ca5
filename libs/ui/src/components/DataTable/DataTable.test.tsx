import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable, type DataTableSort, focusedRow, focusNextRow } from './DataTable.tsx';

type Person = { name: string; role: string };

const people: Person[] = [
  { name: 'Ada', role: 'manager' },
  { name: 'Bo', role: 'concierge' },
];

function showTable(sort?: DataTableSort) {
  const onSort = vi.fn();
  render(
    <DataTable
      caption="Colleagues"
      columns={[
        { name: 'name', label: 'Name', cell: ({ name }) => name, isSortable: true },
        { name: 'role', label: 'Role', cell: ({ role }) => role },
      ]}
      rows={people}
      keyOf={({ name }) => name}
      hrefOf={({ name }) => `#${name}`}
      belowName={({ name }) => (name === 'Bo' ? <p>on leave</p> : <a href="#new">new</a>)}
      sort={sort}
      onSort={onSort}
    />,
  );
  return onSort;
}

test('it is a table with a name, and each row is called by its first cell', () => {
  showTable();
  expect(screen.getByRole('table', { name: 'Colleagues' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Bo on leave' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('#Ada');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'manager',
    'concierge',
  ]);
});

test.each([
  [undefined, 'ascending'],
  [{ column: 'role', direction: 'ascending' } as const, 'ascending'],
  [{ column: 'name', direction: 'ascending' } as const, 'descending'],
  [{ column: 'name', direction: 'descending' } as const, 'ascending'],
])('sorted by %j, a press on a heading asks for %s', async (sort, direction) => {
  const onSort = showTable(sort);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction });
});

test('a sortable heading says its order, and another one says none', () => {
  showTable({ column: 'name', direction: 'descending' });
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(screen.getByRole('columnheader', { name: 'Role' }).getAttribute('aria-sort')).toBeNull();
});

test('the arrow keys go from row to row, and stop at both ends', async () => {
  showTable();
  const [ada, bo] = ['Ada', 'Bo'].map((name) => screen.getByRole('link', { name }));
  ada?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(bo);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(bo);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(ada);
});

test('from outside the next row is the first one', () => {
  showTable();
  const table = screen.getByRole('table');
  expect(focusNextRow(table, -1)).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ada' }));
  expect(focusNextRow(table, -1)).toBe(false);
  expect(focusNextRow(null, 1)).toBe(false);
});

test('from a link below the name of a row the next row is the one below', () => {
  showTable();
  const table = screen.getByRole('table');
  expect([focusedRow(table), focusedRow(null)]).toEqual([-1, -1]);
  screen.getByRole('link', { name: 'new' }).focus();
  expect(focusedRow(table)).toBe(0);
  expect(focusNextRow(table, 1)).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bo' }));
});

const rows = ['Ada', 'Bo', 'Cy'];

function Choosing({ initial = [] }: { initial?: readonly string[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <DataTable
      caption="Colleagues"
      columns={[{ name: 'name', label: 'Name', cell: (name) => name }]}
      rows={rows}
      keyOf={(name) => name}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf: (name) => name,
        actions: <button type="button">Hide</button>,
      }}
    />
  );
}

const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const said = () => screen.getByRole('status').textContent;

test('rows are chosen one by one or all at once, and how many is said', async () => {
  render(<Choosing initial={['Zoe, of another page']} />);
  const all = boxOf('All on this page');
  await userEvent.click(boxOf('Choose Bo'));
  expect([all.checked, all.indeterminate, said()]).toEqual([false, true, '2 chosen']);
  await userEvent.click(all);
  expect([all.checked, all.indeterminate, said()]).toEqual([true, false, '4 chosen']);
  await userEvent.click(boxOf('Choose Cy'));
  await userEvent.click(all);
  await userEvent.click(all);
  expect(said()).toBe('1 chosen');
});

test('with Shift all rows from the last pressed one on are chosen or left', async () => {
  const user = userEvent.setup();
  render(<Choosing />);
  await user.click(boxOf('Choose Cy'));
  await user.keyboard('{Shift>}');
  await user.click(boxOf('Choose Ada'));
  expect(said()).toBe('3 chosen');
  await user.click(boxOf('Choose Bo'));
  await user.keyboard('{/Shift}');
  expect(said()).toBe('1 chosen');
  expect(boxOf('Choose Cy').checked).toBe(true);
});

test('what is done with the chosen rows is there while there are any', async () => {
  render(<Choosing />);
  const queryAction = () => screen.queryByRole('button', { name: 'Hide' });
  expect(queryAction()).toBeNull();
  await userEvent.click(boxOf('Choose Ada'));
  expect(queryAction()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect([queryAction(), said()]).toEqual([null, '']);
  expect(document.activeElement).toBe(boxOf('All on this page'));
});

function showRows(props: { rows: readonly string[]; isLoading: boolean }) {
  return (
    <DataTable
      caption="Colleagues"
      columns={[{ name: 'name', label: 'Name', cell: (name) => name }]}
      keyOf={(name) => name}
      empty={<p>Nobody yet</p>}
      {...props}
    />
  );
}

test('while it is loading the rows stay, it is said, and it is not called empty', () => {
  const { rerender } = render(showRows({ rows: [], isLoading: true }));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(said()).toBe('Loading...');
  expect(screen.queryByText('Nobody yet')).toBeNull();
  rerender(showRows({ rows: ['Ada'], isLoading: true }));
  expect(screen.getByRole('rowheader', { name: 'Ada' })).toBeTruthy();
  rerender(showRows({ rows: ['Ada'], isLoading: false }));
  expect([screen.getByRole('table').getAttribute('aria-busy'), said()]).toEqual([null, '']);
  rerender(showRows({ rows: [], isLoading: false }));
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
