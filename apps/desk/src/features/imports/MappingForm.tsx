import type { ImportDetail, ImportFile, ImportKind, SavedMapping } from '@parlour/contract/staff';
import { identifyingColumn, importColumns } from '@parlour/core/imports';
import {
  Button,
  DataTable,
  type DataTableColumns,
  InlineAlert,
  Select,
  Stack,
  Text,
  TextField,
} from '@parlour/ui';
import { HideMissingField } from './HideMissingField.tsx';
import { kindLabelOf } from './importCopy.ts';
import {
  dayOrderOptions,
  mappableKinds,
  type MappingDraft,
  missingFields,
  needsDayOrder,
  substituteLabel,
} from './mappingDraft.ts';
import * as styles from './MappingForm.css.ts';

export type MappingFormProps = {
  /** The import whose columns are mapped. */
  detail: ImportDetail;
  /** The mappings that are stored by name. */
  saved: readonly SavedMapping[];
  /** What is chosen. */
  draft: MappingDraft;
  /** Whether content is hidden that the file no longer has. */
  hidesMissing: boolean;
  /** Why it can't be planned yet. Null where it can. */
  issue: string | null;
  /** Whether it is sent. */
  isPending: boolean;
  /** Receives the changed parts. */
  onChange: (change: Partial<MappingDraft>) => void;
  /** Receives another kind of rows. */
  onKind: (kind: ImportKind) => void;
  /** Receives a stored mapping. */
  onSaved: (mapping: SavedMapping) => void;
  /** Receives whether to hide what the file no longer has. */
  onHidesMissing: (hidesMissing: boolean) => void;
  /** Makes the plan. */
  onSubmit: () => void;
};

type FileColumn = ImportFile['columns'][number];
const NONE = 'none';

const labelOf = (kind: ImportKind, name: string) => {
  const label = importColumns(kind)[name]?.label ?? name;
  return name === identifyingColumn(kind) ? `${label} (identifies the row)` : label;
};

const filledInWords = ({ filledCount }: FileColumn, rowCount: number) =>
  rowCount === 0 ? 'No rows' : `${Math.round((100 * filledCount) / rowCount)}%`;

function columnsOf(
  { draft, onChange }: MappingFormProps,
  rowCount: number,
): DataTableColumns<FileColumn> {
  const { kind, columns, dateOrders = {} } = draft;
  const fields = [
    { value: NONE, label: 'Not imported' },
    ...Object.keys(importColumns(kind)).map((name) => ({
      value: name,
      label: labelOf(kind, name),
    })),
  ];
  const choose = (header: string, field: string) => {
    const { [header]: _, ...others } = columns;
    onChange({ columns: field === NONE ? others : { ...others, [header]: field } });
  };
  return [
    { name: 'header', label: 'Column', cell: ({ header }) => header || 'Without a name' },
    {
      name: 'filled',
      label: 'Filled in',
      isNarrow: true,
      cell: (column) => filledInWords(column, rowCount),
    },
    {
      name: 'examples',
      label: 'Examples',
      cell: ({ examples }) => <span className={styles.examples}>{examples.join(' · ')}</span>,
    },
    {
      name: 'field',
      label: 'Becomes',
      cell: (column) => {
        const { header } = column;
        const named = header || 'the column without a name';
        return (
          <Stack gap={3}>
            <div className={styles.choice}>
              <Select
                label={`Field of ${named}`}
                options={fields}
                value={columns[header] ?? NONE}
                onChange={(field) => choose(header, field)}
              />
            </div>
            {needsDayOrder(draft, column) ? (
              <Select
                label={`Order of the days in ${named}`}
                hint="Nothing in the file shows it. Without a choice, rows with such days are refused."
                placeholder="Choose one"
                options={dayOrderOptions}
                value={dateOrders[header] ?? ''}
                onChange={(order) => onChange({ dateOrders: { ...dateOrders, [header]: order } })}
              />
            ) : null}
          </Stack>
        );
      },
    },
  ];
}

/** Says what becomes of rows without a required field. */
function missingInWords(name: string, isInSome: boolean): string {
  // The server gives it to new events.
  if (name === 'timeZone' && !isInSome) return "No column has it. New events are in the club's.";
  return `${isInSome ? 'Some rows do not have it.' : 'No column has it.'} Rows without it are refused.`;
}

/** Says what the columns of a foreign file are (`desk/imports-2`, `desk/imports-9`). */
export function MappingForm(props: MappingFormProps) {
  const { detail, saved, draft, issue, isPending, onChange, onKind, onSaved, onSubmit } = props;
  const [file] = detail.files;
  if (file === undefined) return null;
  const substitute = substituteLabel(draft);
  const mayHide = Object.values(draft.columns).includes('externalId');
  return (
    <Stack gap={5}>
      {file.notes.map((note) => (
        <InlineAlert key={note}>{note}</InlineAlert>
      ))}
      <Select
        label="What each row is"
        options={mappableKinds.map((kind) => ({ value: kind, label: kindLabelOf(kind) }))}
        value={draft.kind}
        onChange={onKind}
      />
      {saved.length === 0 ? null : (
        <Select
          label="Use a stored mapping"
          labelNote="(optional)"
          placeholder="Choose one"
          options={saved.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(id) => {
            const chosen = saved.find((mapping) => mapping.id === id);
            if (chosen !== undefined) onSaved(chosen);
          }}
        />
      )}
      <Text>{`The file has ${file.rowCount.toLocaleString('en-US')} rows.`}</Text>
      <DataTable
        caption="Columns of the file"
        rows={file.columns}
        keyOf={({ header }) => header}
        columns={columnsOf(props, file.rowCount)}
      />
      {substitute === null ? null : (
        <InlineAlert>
          {`No column identifies the rows, so each is known by its ${substitute}. Where that changes, the next import adds the row anew.`}
        </InlineAlert>
      )}
      {missingFields(draft, file).map(({ name, isInSome }) => (
        <TextField
          key={name}
          label={`${labelOf(draft.kind, name)} of every row${isInSome ? ' without it' : ''}`}
          labelNote="(optional)"
          hint={missingInWords(name, isInSome)}
          value={draft.fixedValues[name] ?? ''}
          onChange={(value) => {
            const { [name]: _, ...others } = draft.fixedValues;
            onChange({ fixedValues: value === '' ? others : { ...others, [name]: value } });
          }}
        />
      ))}
      <TextField
        label="Store this mapping as"
        labelNote="(optional)"
        hint="Next time you choose it by this name."
        value={draft.saveAs}
        onChange={(saveAs) => onChange({ saveAs })}
      />
      {mayHide ? (
        <HideMissingField checked={props.hidesMissing} onChange={props.onHidesMissing} />
      ) : null}
      {issue === null ? null : <InlineAlert tone="critical">{issue}</InlineAlert>}
      <div>
        <Button isPending={isPending} pendingLabel="Starting..." onClick={onSubmit}>
          Make a Plan
        </Button>
      </div>
    </Stack>
  );
}
