import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable, type DataTableProps, type DataTableSort } from './DataTable.tsx';

type Request = { reference: string; subject: string; member: string; isNew: boolean };

const rows: Request[] = [
  {
    reference: 'RQ-2041',
    subject: 'Dinner for four at Osteria Alba',
    member: 'Eleanor Hart',
    isNew: true,
  },
  { reference: 'RQ-2038', subject: 'Flowers for an opening', member: 'James Okafor', isNew: false },
  { reference: 'RQ-2031', subject: 'A week in Kyoto', member: 'Ines Duarte', isNew: false },
];

const args: DataTableProps<Request> = {
  caption: 'Open requests',
  columns: [
    { name: 'subject', label: 'Subject', cell: ({ subject }) => subject, isSortable: true },
    { name: 'member', label: 'Member', cell: ({ member }) => member, isSortable: true },
    {
      name: 'status',
      label: 'Status',
      cell: ({ isNew }) => (
        <Badge tone={isNew ? 'accent' : 'neutral'}>{isNew ? 'New' : 'Open'}</Badge>
      ),
    },
    {
      name: 'reference',
      label: 'Reference',
      cell: ({ reference }) => reference,
      isNarrow: true,
      isSortable: true,
    },
  ],
  rows,
  keyOf: ({ reference }) => reference,
  hrefOf: ({ reference }) => `#${reference}`,
  isNew: ({ isNew }) => isNew,
  sort: { column: 'reference', direction: 'descending' },
  onSort: fn(),
};

const meta = {
  title: 'Lists and filters/DataTable',
  component: DataTable<Request>,
  // Nobody can type functions.
  argTypes: { selection: { control: false } },
  args,
} satisfies Meta<DataTableProps<Request>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What only some rows have is below their names. */
export const WithTags: Story = {
  args: {
    belowName: ({ isNew }) =>
      isNew ? (
        <Stack direction="row">
          <a href="#birthday">
            <Badge>birthday</Badge>
          </a>
        </Stack>
      ) : null,
  },
};

export const Requests: Story = {
  render: function Example(args) {
    const [sort, setSort] = useState<DataTableSort>({
      column: 'reference',
      direction: 'descending',
    });
    return <DataTable {...args} sort={sort} onSort={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Member' }));
    await expect(canvas.getByRole('columnheader', { name: 'Member' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** Several are chosen at once. */
export const Chosen: Story = {
  render: function Example(args) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['RQ-2038']));
    return (
      <DataTable
        {...args}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: ({ reference }) => reference,
          actions: (
            <Button variant="secondary" size="small">
              Hide
            </Button>
          ),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose RQ-2041' }));
    await expect(canvas.getByText('2 chosen')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'All on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(all).toHaveFocus();
    // The checkbox does not keep the row from being pressed whole.
    const link = canvas.getByRole('link', { name: /A week in Kyoto/ });
    const { right, top, height } = link.closest('tr')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, top + height / 2)).toBe(link);
  },
};

export const ChosenOnAPhone: Story = {
  ...Chosen,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No requests" text="They appear here." /> },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix<DataTableProps<Request>>(DataTable<Request>, {
  base: () => args,
  axes: { hrefOf: [args.hrefOf, undefined] },
  wide: true,
  interactive: true,
});

export const MatrixOfChosen = matrix<DataTableProps<Request>>(DataTable<Request>, {
  base: () => ({
    ...args,
    selection: {
      chosen: new Set(['RQ-2038']),
      onChange: fn(),
      nameOf: ({ reference }) => reference,
    },
  }),
  wide: true,
  interactive: true,
});
