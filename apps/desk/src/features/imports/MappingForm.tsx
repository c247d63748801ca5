import type { ImportDetail, ImportKind, SavedMapping } from '@parlour/contract/staff';
import { usualWords } from '@parlour/core/imports';
import { Button, InlineAlert, Select, Stack, Text, TextField } from '@parlour/ui';
import { HideMissingField } from './HideMissingField.tsx';
import { kindLabelOf } from './importCopy.ts';
import { labelOf, MappedColumns } from './MappedColumns.tsx';
import { MappedValues } from './MappedValues.tsx';
import {
  mappableKinds,
  type MappingDraft,
  missingFields,
  substituteLabel,
  type UnknownValue,
} from './mappingDraft.ts';

export type MappingFormProps = {
  /** The import whose columns are mapped. */
  detail: ImportDetail;
  /** The mappings that are stored by name. */
  saved: readonly SavedMapping[];
  /** What is chosen. */
  draft: MappingDraft;
  /** The values that the club does not know. */
  unknown: readonly UnknownValue[];
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

/** Says what becomes of rows without a required field. */
function missingInWords(name: string, isInSome: boolean): string {
  const where = isInSome ? 'Some rows do not have it.' : 'No column has it.';
  // The server gives it to new events.
  if (name === 'timeZone') return `${where} New events are then in the club's.`;
  const usual = usualWords[name];
  return usual === undefined
    ? `${where} Rows without it are refused.`
    : `${where} New ones without it get ${usual} there.`;
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
      <MappedColumns key={draft.kind} file={file} draft={draft} onChange={onChange} />
      {substitute === null ? null : (
        <InlineAlert>
          {`No column identifies the rows, so each is known by its ${substitute}. Where that changes, the next import adds the row anew.`}
        </InlineAlert>
      )}
      <MappedValues unknown={props.unknown} draft={draft} onChange={onChange} />
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
