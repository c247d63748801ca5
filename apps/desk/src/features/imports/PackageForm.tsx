import type { ImportDetail, ImportFile } from '@parlour/contract/staff';
import { Button, DataTable, type DataTableColumns, Stack } from '@parlour/ui';
import { HideMissingField } from './HideMissingField.tsx';
import { kindLabelOf } from './importCopy.ts';

export type PackageFormProps = {
  /** The import of a package, whose files say what they have. */
  detail: ImportDetail;
  /** Whether content is hidden that the package no longer has. */
  hidesMissing: boolean;
  /** Whether it is sent. */
  isPending: boolean;
  /** Receives whether to hide it. */
  onChange: (hidesMissing: boolean) => void;
  /** Makes the plan. */
  onSubmit: () => void;
};

const columns: DataTableColumns<ImportFile> = [
  { name: 'name', label: 'File', cell: ({ name }) => name },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => (kind === null ? '' : kindLabelOf(kind)) },
  {
    name: 'rows',
    label: 'Rows',
    isNarrow: true,
    // The guides are a tree, whose rows are not counted.
    cell: ({ rowCount, kind }) => (kind === 'gift_guide' ? '' : rowCount.toLocaleString('en-US')),
  },
];

/** Shows what a package has, before its plan is made (`desk/imports-7`). */
export function PackageForm({
  detail,
  hidesMissing,
  isPending,
  onChange,
  onSubmit,
}: PackageFormProps) {
  return (
    <Stack gap={5}>
      <DataTable
        caption="Files of the package"
        rows={detail.files}
        keyOf={({ name }) => name}
        columns={columns}
      />
      <HideMissingField checked={hidesMissing} onChange={onChange} />
      <div>
        <Button isPending={isPending} pendingLabel="Starting..." onClick={onSubmit}>
          Make a Plan
        </Button>
      </div>
    </Stack>
  );
}
