import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../../parts/FieldGroup.tsx';
import * as styles from './ZonedDateTimeField.css.ts';

/** A date and a time as a clock shows them. */
export type ZonedDateTimeFieldValue = {
  /** `YYYY-MM-DD`, or an empty string. */
  date: string;
  /** 24-hour `HH:MM`, or an empty string. */
  time: string;
};

export type ZonedDateTimeFieldProps = FieldProps & {
  /** What the clock of the zone shows. The caller makes the instant of it. */
  value: ZonedDateTimeFieldValue;
  /** Called with both parts, each empty while it is incomplete. */
  onChange: (value: ZonedDateTimeFieldValue) => void;
  /** Whose clock it is, in words: "Paris time". */
  zone: string;
  /** What follows from the value, such as that the time comes twice. An impossible time is an error. */
  notice?: string | undefined;
  /** The earliest date, `YYYY-MM-DD`. */
  min?: string;
  /** The latest date, `YYYY-MM-DD`. */
  max?: string;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** A date and a time by the clock of one zone, which is always named. Both parts are the browser's own inputs. */
export function ZonedDateTimeField(props: ZonedDateTimeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, zone, notice = '', min, max, disabled } = control;
  const shared = { required: field.required ?? false, disabled: disabled ?? false };
  return (
    <FieldGroup {...field} notice={notice}>
      {() => (
        <div className={styles.parts}>
          <DateTimeField
            {...shared}
            type="date"
            label="Date"
            value={value.date}
            onChange={(date) => onChange({ ...value, date })}
            min={min}
            max={max}
          />
          <DateTimeField
            {...shared}
            type="time"
            label="Time"
            labelNote={`(${zone})`}
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </div>
      )}
    </FieldGroup>
  );
}
