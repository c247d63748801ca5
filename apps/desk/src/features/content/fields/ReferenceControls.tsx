import type { ReferenceTarget } from '@parlour/core/content';
import { Combobox, type ComboboxOption, Text } from '@parlour/ui';
import { type ControlProps, fieldProps, textOf } from './controlProps.ts';
import type { ContentChoice } from './fieldPorts.ts';
import { OrderedList } from './OrderedList.tsx';
import { useChoices } from './useChoices.ts';

const optionOf = ({ id, title, detail }: ContentChoice): ComboboxOption => ({
  value: id,
  label: title,
  ...(detail === null ? {} : { detail }),
});

const choiceOf = ({ value, label, detail }: ComboboxOption): ContentChoice => ({
  id: value,
  title: label,
  detail: detail ?? null,
});

const targetOf = ({ field }: ControlProps): ReferenceTarget =>
  field.kind === 'reference' || field.kind === 'references' ? field.target : 'vendor';

const UNNAMED = 'Something that has no name';

/** Refers to another item, which is found by a search (`desk/content-8`). */
export function ReferenceControl(props: ControlProps) {
  const { value, surroundings, onChange } = props;
  const { ports, names, onNamed } = surroundings;
  const target = targetOf(props);
  const { found, isLoading, failure, onSearch } = useChoices(ports.search, target);
  const id = textOf(value);
  const chosen = id === '' ? null : { value: id, label: names[id] ?? UNNAMED };
  const field = fieldProps(props);
  if (target === 'member' && !ports.maySearchMembers) {
    return (
      <Text tone="muted">
        {field.label}: {chosen?.label ?? 'nobody'}. Those who may read members can change this.
      </Text>
    );
  }
  return (
    <Combobox
      {...field}
      {...(failure === null ? {} : { error: failure })}
      value={chosen}
      results={found.map(optionOf)}
      isLoading={isLoading}
      // A search that failed has not found that there is nothing.
      emptyText={
        failure ?? (target === 'member' ? 'Type two letters of a name.' : 'Nothing published fits.')
      }
      onSearch={onSearch}
      onChange={(option) => {
        if (option !== null) onNamed(choiceOf(option));
        onChange(option?.value ?? null);
      }}
    />
  );
}

/** Refers to several items in an order. */
export function ReferencesControl(props: ControlProps) {
  const { value, surroundings, onChange } = props;
  const { ports, names, onNamed } = surroundings;
  const { found, isLoading, failure, onSearch } = useChoices(ports.search, targetOf(props));
  const ids: readonly string[] = Array.isArray(value)
    ? value.filter((id) => typeof id === 'string')
    : [];
  const field = fieldProps(props);
  return (
    <>
      <Combobox
        {...field}
        {...(failure === null ? {} : { error: failure })}
        label={`Add to ${field.label}`}
        value={null}
        results={found.filter(({ id }) => !ids.includes(id)).map(optionOf)}
        isLoading={isLoading}
        emptyText={failure ?? 'Nothing else that is published fits.'}
        onSearch={onSearch}
        onChange={(option) => {
          if (option === null || ids.includes(option.value)) return;
          onNamed(choiceOf(option));
          onChange([...ids, option.value]);
        }}
      />
      <OrderedList
        label={field.label}
        items={ids.map((id) => ({ id, label: names[id] ?? UNNAMED }))}
        onOrder={onChange}
        onRemove={(removed) => onChange(ids.filter((id) => id !== removed))}
      />
    </>
  );
}
