import {
  Badge,
  Button,
  DataTable,
  FilterBar,
  SectionHeading,
  Stack,
  Text,
  TextLink,
} from '../../libs/ui/src/index.ts';
import { type ExamplePair, nothing } from '../../libs/ui/src/stories/examples.ts';

const choices = ['All', 'Hotels', 'Dining'].map((value) => ({ value, label: value }));

const requests = [
  { reference: 'RQ-7K2M9X', subject: 'A table at Lume', status: 'New', day: 'Today' },
  { reference: 'RQ-4T8B2C', subject: 'A room with a view', status: 'Confirmed', day: 'Monday' },
];
type Request = (typeof requests)[number];

const status = {
  name: 'status',
  label: 'Status',
  cell: (request: Request) => <Badge>{request.status}</Badge>,
};
const day = { name: 'day', label: 'Last news', cell: (request: Request) => request.day };

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The name of the list, then its filters, then the things. The last line says how many there are, and leads on.',
      drawing: (
        <Stack gap={5}>
          <SectionHeading title="Member Benefits" />
          <FilterBar label="Category" options={choices} value="Dining" onChange={nothing} />
          <Text>The corner table at Lume</Text>
          <Text>Oysters at the Doca</Text>
          <Text size="small" tone="muted">
            2 of 14 benefits
          </Text>
          <Button variant="secondary">Show More</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Things without a name, filters below them, and an end that does not say whether more comes.',
      drawing: (
        <Stack gap={5}>
          <Text>The corner table at Lume</Text>
          <Text>Oysters at the Doca</Text>
          <FilterBar label="Category" options={choices} value="Dining" onChange={nothing} />
        </Stack>
      ),
    },
  },
  {
    isWide: true,
    do: {
      text: 'The first column names the row and is its link. The whole row can be pressed.',
      drawing: (
        <DataTable
          caption="Requests"
          columns={[
            { name: 'subject', label: 'Request', cell: (request: Request) => request.subject },
            status,
            day,
          ]}
          rows={requests}
          keyOf={({ reference }) => reference}
          hrefOf={({ reference }) => `#${reference}`}
        />
      ),
    },
    dont: {
      text: 'The same link Open in each row. A screen reader lists it twice, and nobody knows which is which.',
      drawing: (
        <DataTable
          caption="Requests"
          columns={[
            { name: 'reference', label: 'Number', cell: (request: Request) => request.reference },
            { name: 'subject', label: 'Request', cell: (request: Request) => request.subject },
            status,
            {
              name: 'open',
              label: 'Action',
              cell: ({ reference }: Request) => <TextLink href={`#${reference}`}>Open</TextLink>,
            },
          ]}
          rows={requests}
          keyOf={({ reference }) => reference}
        />
      ),
    },
  },
];
