import { DataTable, type DataTableColumns, SectionHeading, Select, Stack, Text } from '@parlour/ui';
import { choice as choiceStyle } from './MappedColumns.css.ts';
import type { MappingDraft, UnknownValue } from './mappingDraft.ts';

type MappedValuesProps = {
  /** The values that the club does not know. */
  unknown: readonly UnknownValue[];
  /** What is chosen. */
  draft: MappingDraft;
  /** Receives the changed parts. */
  onChange: (change: Partial<MappingDraft>) => void;
};

/** No word begins with these. */
const [AS_IT_IS, NOTHING] = [' as it is', ' nothing'];

/** Says what the values of a file become that the club does not know (`desk/imports-12`). */
export function MappedValues({ unknown, draft, onChange }: MappedValuesProps) {
  if (unknown.length === 0) return null;
  const choose = ({ header, value }: UnknownValue, choice: string) => {
    const word = choice === AS_IT_IS ? value : choice === NOTHING ? '' : choice;
    const { values = {} } = draft;
    onChange({ values: { ...values, [header]: { ...values[header], [value]: word } } });
  };
  const columns: DataTableColumns<UnknownValue> = [
    { name: 'value', label: 'Value', cell: ({ value }) => value },
    { name: 'column', label: 'Column', cell: ({ header }) => header },
    {
      name: 'word',
      label: 'Becomes',
      cell: (row) => choiceField(row, (choice) => choose(row, choice)),
    },
  ];
  return (
    <section aria-labelledby="values">
      <Stack gap={4}>
        <SectionHeading size="small" id="values" title="Values the Club Does Not Know" />
        <Text>
          Each can become a word that the club has. The choice is stored with the mapping.
        </Text>
        <DataTable
          caption="Values that the club does not know"
          rows={unknown}
          keyOf={({ header, value }) => `${header} ${value}`}
          columns={columns}
        />
      </Stack>
    </section>
  );
}

function choiceField(row: UnknownValue, onChange: (choice: string) => void) {
  return (
    <div className={choiceStyle}>
      <Select
        label={`${row.value} of ${row.header} becomes`}
        options={[
          // Only what the club knows is a status, so that nobody whose membership ended comes in.
          { value: AS_IT_IS, label: row.field === 'status' ? 'Rows are refused' : 'As it is' },
          ...row.words.map((word) => ({ value: word, label: word })),
          { value: NOTHING, label: 'Nothing' },
        ]}
        value={choiceOf(row)}
        onChange={onChange}
      />
    </div>
  );
}

function choiceOf({ chosen, value }: UnknownValue): string {
  if (chosen === '') return NOTHING;
  return chosen === undefined || chosen === value ? AS_IT_IS : chosen;
}
