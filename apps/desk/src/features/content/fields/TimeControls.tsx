import {
  instantOfLocal,
  LOCAL_TIME_TWICE,
  localOfInstant,
  type LocalTime,
  NO_SUCH_LOCAL_TIME,
} from '@parlour/core';
import { DateTimeField, ZonedDateTimeField } from '@parlour/ui';
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

/** Returns the first instant of a time in a zone. Null while it is not whole, and for an hour that the clocks skip. */
export function firstInstant({ date, time }: LocalTime, zone: string): string | null {
  const found = instantOfLocal(date, time, zone);
  if (found.kind === 'none') return null;
  return found.kind === 'one' ? found.instant : found.first;
}

export type ZonedTimeFieldProps = {
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
  /** An IANA name. */
  zone: string;
  /** Called with the changed day or time. */
  onChange: (local: LocalTime) => void;
};

const zoneInWords = (zone: string) => `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** A day and a time in a zone. An hour that the clocks skip is refused, and one that comes twice says so. */
export function ZonedTimeField({ local, zone, onChange, ...field }: ZonedTimeFieldProps) {
  const isWhole = local.date !== '' && local.time !== '';
  const { kind } = instantOfLocal(local.date, local.time, zone);
  return (
    <ZonedDateTimeField
      {...field}
      {...(isWhole && kind === 'none' ? { error: NO_SUCH_LOCAL_TIME } : {})}
      zone={zoneInWords(zone)}
      value={local}
      {...(kind === 'twice' ? { notice: LOCAL_TIME_TWICE } : {})}
      onChange={onChange}
    />
  );
}

/** A moment, as clocks of the zone in the field beside it show it (`desk/content-7`). What is none yet stays a text, which is never published. */
export function DateTimeControl(props: ControlProps) {
  const { field, siblings, value, onChange } = props;
  const zone = textOf(siblings[field.kind === 'dateTime' ? field.zone : '']) || 'UTC';
  const valueOf = (local: LocalTime) => firstInstant(local, zone) ?? unfinished(local);
  const stored = normalized(value);
  const [typed, setTyped] = useState<LocalTime | null>(null);
  // Another value than the typed one came from elsewhere, such as a conflict.
  const isTyped = typed !== null && valueOf(typed) === (stored ?? textOrNull(textOf(value)));
  return (
    <ZonedTimeField
      {...fieldProps(props)}
      zone={zone}
      local={isTyped ? typed : stored === null ? partsOf(value) : localOfInstant(stored, zone)}
      onChange={(changed) => {
        setTyped(changed);
        onChange(valueOf(changed));
      }}
    />
  );
}

/** Returns a day or a time alone, or an hour that the clocks skip, as a text. Null for neither. */
const unfinished = ({ date, time }: LocalTime) =>
  date === '' && time === '' ? null : `${date}T${time}`;

function partsOf(value: unknown): LocalTime {
  const [date = '', time = ''] = textOf(value).split('T');
  return { date, time };
}

/** Returns an instant as fields give it. Null for a text that is none. */
function normalized(value: unknown): string | null {
  const text = textOf(value);
  const at = text.endsWith('Z') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
