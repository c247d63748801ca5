import type { ExamplePair } from '../../stories/examples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Row {
  readonly name: string;
  readonly guests: string;
  readonly status: string;
}

const rows: readonly Row[] = [
  { name: 'Rosalind Ames', guests: '2', status: 'Registered' },
  { name: 'Ada Byrd', guests: '12', status: 'Waiting' },
];
const named: DataTableColumn<Row> = { name: 'name', label: 'Member', cell: ({ name }) => name };
const guests: DataTableColumn<Row> = {
  name: 'guests',
  label: 'Guests',
  cell: (row) => row.guests,
};

export const examples: readonly ExamplePair[] = [
  {
    isWide: true,
    do: {
      text: 'Numbers end at the same edge, so that their digits can be compared.',
      drawing: (
        <DataTable
          caption="Registrations"
          columns={[named, { ...guests, align: 'end', isNarrow: true }]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      ),
    },
    dont: {
      text: 'Numbers begin at the same edge. 2 looks as much as 12.',
      drawing: (
        <DataTable
          caption="Registrations"
          columns={[named, guests]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      ),
    },
  },
  {
    isWide: true,
    do: {
      text: 'A cell has a word, a date or a badge.',
      drawing: (
        <DataTable
          caption="Registrations"
          columns={[
            named,
            {
              name: 'status',
              label: 'Status',
              cell: ({ status }) => (
                <Badge tone={status === 'Registered' ? 'positive' : 'neutral'}>{status}</Badge>
              ),
            },
          ]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      ),
    },
    dont: {
      text: 'A cell has a paragraph. The rows are as high as cards, and nothing can be compared.',
      drawing: (
        <DataTable
          caption="Registrations"
          columns={[
            named,
            {
              name: 'status',
              label: 'Status',
              cell: ({ name, status }) =>
                `${name} is ${status.toLowerCase()} since the first of September, and will be told by email as soon as anything about this changes.`,
            },
          ]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      ),
    },
  },
];
