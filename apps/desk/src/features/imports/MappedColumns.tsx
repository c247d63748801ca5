import type { ImportFile, ImportKind } from '@parlour/contract/staff';
import { identifyingColumn, importColumns } from '@parlour/core/imports';
import { Badge, DataTable, type DataTableColumns, Select, Stack, Text } from '@parlour/ui';
import { Fragment, useState } from 'react';
import { dayOrderOptions, keyHeader, type MappingDraft, needsDayOrder } from './mappingDraft.ts';
import * as styles from './MappedColumns.css.ts';

type MappedColumnsProps = {
  /** The file whose columns are mapped. */
  file: ImportFile;
  /** What is chosen. */
  draft: MappingDraft;
  /** Receives the changed parts. */
  onChange: (change: Partial<MappingDraft>) => void;
};

type FileColumn = ImportFile['columns'][number];
const NONE = 'none';
/** Fewer columns that are not used stay in sight. */
const FEWEST_FOLDED = 3;
/** How many of them are named. */
const NAMED = 6;

/** Returns what a field is called, and says of the identifying one what it does. */
export function labelOf(kind: ImportKind, name: string): string {
  const label = importColumns(kind)[name]?.label ?? name;
  return name === identifyingColumn(kind) ? `${label} (identifies the row)` : label;
}

const nameOf = ({ header }: FileColumn) => header || 'Without a name';

const filledInWords = ({ filledCount }: FileColumn, rowCount: number) =>
  rowCount === 0 ? 'No rows' : `${Math.round((100 * filledCount) / rowCount)}%`;

/**
 * The columns of a file with the fields that they become (`desk/imports-2`): first the one that identifies the rows, and folded those that are
 * not used (`desk/imports-11`).
 */
export function MappedColumns(props: MappedColumnsProps) {
  const { file, draft } = props;
  const isUsed = ({ header }: FileColumn) => Object.hasOwn(draft.columns, header);
  // A column stays where it is while its field is being chosen.
  const [listedFirst, setListedFirst] = useState<ReadonlySet<string>>(
    new Set(Object.keys(draft.columns)),
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isListed = (column: FileColumn) =>
    listedFirst.has(column.header) || (isUsed(column) && !opened.has(column.header));
  const others = file.columns.filter((column) => !isListed(column));
  const isFolding = others.length >= FEWEST_FOLDED || opened.size > 0;
  const key = keyHeader(draft);
  const listed = (isFolding ? file.columns.filter(isListed) : file.columns).toSorted(
    (one, other) => Number(other.header === key) - Number(one.header === key),
  );
  const columns = columnsOf(props, (header) => setListedFirst(new Set([...listedFirst, header])));
  const unused = others.filter((column) => !isUsed(column));
  const names = unused.slice(0, NAMED).map(nameOf).join(', ');
  return (
    <Stack gap={4}>
      <DataTable
        caption="Columns of the file"
        rows={listed}
        keyOf={({ header }) => header}
        columns={columns}
      />
      {isFolding ? (
        <details
          className={styles.folded}
          onToggle={({ currentTarget }) =>
            setOpened(new Set(currentTarget.open ? others.map(({ header }) => header) : []))
          }
        >
          <summary className={styles.summary}>
            {unused.length === 1 ? '1 column is' : `${unused.length} columns are`} not used
            {names === '' ? '' : `: ${names}${unused.length > NAMED ? '…' : ''}`}
          </summary>
          {opened.size === 0 ? null : (
            <DataTable
              caption="Columns that are not used"
              rows={others}
              keyOf={({ header }) => header}
              columns={columns}
            />
          )}
        </details>
      ) : null}
    </Stack>
  );
}

function columnsOf(
  { file, draft, onChange }: MappedColumnsProps,
  onLeftOut: (header: string) => void,
): DataTableColumns<FileColumn> {
  const { kind, columns, dateOrders = {} } = draft;
  const key = keyHeader(draft);
  const fields = [
    { value: NONE, label: 'Not imported' },
    ...Object.keys(importColumns(kind)).map((name) => ({
      value: name,
      label: labelOf(kind, name),
    })),
  ];
  const choose = (header: string, field: string) => {
    if (field === NONE) onLeftOut(header);
    const { [header]: _, ...others } = columns;
    onChange({ columns: field === NONE ? others : { ...others, [header]: field } });
  };
  const partnersOf = ({ header }: FileColumn) =>
    file.columns.filter(
      (each) =>
        each.header !== header &&
        columns[header] !== undefined &&
        columns[each.header] === columns[header],
    );
  return [
    {
      name: 'header',
      label: 'Column',
      cell: (column) =>
        column.header === key && key !== undefined ? (
          <span className={styles.key}>
            {nameOf(column)}{' '}
            <span className={styles.keyNote}>
              <Badge tone="accent">Identifies the row</Badge>
            </span>
          </span>
        ) : (
          nameOf(column)
        ),
    },
    {
      name: 'filled',
      label: 'Filled in',
      isNarrow: true,
      cell: (column) => filledInWords(column, file.rowCount),
    },
    {
      name: 'examples',
      label: 'Examples',
      cell: ({ examples }) => (
        <span>
          {examples.map((example, index) => (
            <Fragment key={example}>
              {index === 0 ? null : ' · '}
              <bdi>{example}</bdi>
            </Fragment>
          ))}
        </span>
      ),
    },
    {
      name: 'field',
      label: 'Becomes',
      cell: (column) => {
        const { header } = column;
        const named = header || 'the column without a name';
        const partners = partnersOf(column);
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
            {partners.length === 0 ? null : (
              <Text tone="muted" size="small">
                {`Together with ${partners.map(nameOf).join(', ')}`}
              </Text>
            )}
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
