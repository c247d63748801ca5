import { localTimeOf, type LocalTime, toInstant } from '@parlour/core/content';
import { DateTimeField, Stack } from '@parlour/ui';
import { useState } from 'react';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

/** A day. */
export function DateControl(props: ControlProps) {
  return (
    <DateTimeField
      {...fieldProps(props)}
      type="date"
      value={textOf(props.value)}
      onChange={(day) => props.onChange(textOrNull(day))}
    />
  );
}

export type LocalTimeFieldProps = {
  /** What begins or ends then. */
  label: string;
  /** What helps to enter it. */
  hint?: string;
  /** What is wrong with it. */
  error?: string;
  /** Whether it must be entered. */
  required?: boolean;
  /** What clocks of the zone show. */
  local: LocalTime;
  /** Called with the changed day or time. */
  onChange: (local: LocalTime) => void;
};

/** A day and a time of day side by side. */
export function LocalTimeField({ label, hint, local, onChange, ...field }: LocalTimeFieldProps) {
  return (
    <Stack direction="row" gap={4}>
      <DateTimeField
        {...field}
        {...(hint === undefined ? {} : { hint })}
        label={label}
        type="date"
        value={local.day}
        onChange={(day) => onChange({ ...local, day })}
      />
      <DateTimeField
        {...(field.required === true ? { required: true } : {})}
        label={`${label} at`}
        type="time"
        value={local.time}
        onChange={(time) => onChange({ ...local, time })}
      />
    </Stack>
  );
}

const nothing: LocalTime = { day: '', time: '' };

/** A moment, as clocks of the zone in the field beside it show it (`DKS7`). An hour that the clocks skip is refused. */
export function DateTimeControl(props: ControlProps) {
  const { field, siblings, value, onChange } = props;
  const zoneField = field.kind === 'dateTime' ? field.zone : '';
  const zone = textOf(siblings[zoneField]) || 'UTC';
  const stored = localTimeOf(textOf(value), zone);
  const [typed, setTyped] = useState<LocalTime | null>(null);
  const isTyped = typed !== null && toInstant(typed, zone) === normalized(value);
  const local = isTyped || (typed !== null && value === null) ? typed : (stored ?? nothing);
  const isWhole = local.day !== '' && local.time !== '';
  const isSkipped = isWhole && toInstant(local, zone) === null;
  const shown = fieldProps(props);
  return (
    <LocalTimeField
      {...shown}
      {...(isSkipped ? { error: `The clocks of ${zone} skip this hour.` } : {})}
      hint={shown.hint ?? `In the time of ${zone}.`}
      local={local}
      onChange={(changed) => {
        setTyped(changed);
        onChange(toInstant(changed, zone));
      }}
    />
  );
}

/** Returns an instant in the form in which fields give it. */
function normalized(value: unknown): string | null {
  const at = Date.parse(textOf(value));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
