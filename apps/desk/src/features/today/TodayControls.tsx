import { agendaTypes, type AgendaSpan, NOBODY, type NamedPerson } from '@parlour/contract/staff';
import { stepAgenda } from '@parlour/core/staff';
import { DateTimeField, FilterBar, LinkButton, SegmentedChoice, Select } from '@parlour/ui';
import { useState } from 'react';
import { presentDays, typeInWords } from './agendaWords.ts';
import { isDay, type TodayChoice, todayPath } from './todayChoice.ts';
import * as styles from './TodayView.css.ts';

const spans = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const satisfies readonly { value: AgendaSpan; label: string }[];

const states = [
  { value: '', label: 'Everything' },
  { value: 'unconfirmed', label: 'Unconfirmed' },
  { value: 'confirmed', label: 'Confirmed' },
] as const satisfies readonly { value: TodayChoice['only']; label: string }[];

const ALL = 'all';

export type TodayControlsProps = {
  /** What is shown. */
  choice: TodayChoice;
  /** The day of the club now, `YYYY-MM-DD`. */
  today: string;
  /** The staff who work on requests. */
  colleagues: readonly NamedPerson[];
  /** Shows another choice. */
  onGo: (change: Partial<TodayChoice>) => void;
};

/** Chooses the days and what is shown of them. It is not printed. */
export function TodayControls({ choice, today, colleagues, onGo }: TodayControlsProps) {
  const { day, span, type, who, only } = choice;
  const shown = day === '' ? today : day;
  const stepPath = (step: 1 | -1) =>
    todayPath({ ...choice, day: stepAgenda(shown, span, step) }, today);
  const people = [
    { value: ALL, label: 'Everybody' },
    { value: NOBODY, label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  // Somebody whose account ended still has an address with their id.
  if (who !== '' && people.every(({ value }) => value !== who)) {
    people.push({ value: who, label: 'A former colleague' });
  }
  return (
    <>
      <div className={styles.controls}>
        <LinkButton href={stepPath(-1)} variant="secondary" size="small">
          Previous
        </LinkButton>
        <LinkButton
          href={todayPath({ ...choice, day: '' }, today)}
          variant="secondary"
          size="small"
        >
          {presentDays[span]}
        </LinkButton>
        <LinkButton href={stepPath(1)} variant="secondary" size="small">
          Next
        </LinkButton>
        <SegmentedChoice
          label="Show"
          options={spans}
          value={span}
          onChange={(chosen) => onGo({ span: chosen })}
        />
      </div>
      <div className={styles.controls}>
        <div className={styles.filter}>
          <DayField
            day={shown}
            onChange={(chosen) => onGo({ day: chosen === today ? '' : chosen })}
          />
        </div>
        <div className={styles.filter}>
          <Select
            label="What"
            options={[
              { value: ALL, label: 'Everything' },
              ...agendaTypes.map((value) => ({ value, label: typeInWords(value) })),
            ]}
            value={type === '' ? ALL : type}
            onChange={(chosen) =>
              onGo({ type: agendaTypes.find((value) => value === chosen) ?? '' })
            }
          />
        </div>
        <div className={styles.filter}>
          <Select
            label="Colleague"
            options={people}
            value={who === '' ? ALL : who}
            onChange={(chosen) => onGo({ who: chosen === ALL ? '' : chosen })}
          />
        </div>
        <FilterBar
          label="Confirmation"
          options={states}
          value={only}
          onChange={(chosen) => onGo({ only: chosen })}
        />
      </div>
    </>
  );
}

type DayFieldProps = {
  /** The shown day. */
  day: string;
  /** Called with each day that is typed or chosen. */
  onChange: (day: string) => void;
};

/** The day. A year is typed digit by digit, and what is no day on the way stays in the field alone. */
function DayField({ day, onChange }: DayFieldProps) {
  const [text, setText] = useState(day);
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setText(day);
  }
  return (
    <DateTimeField
      type="date"
      label="Day"
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (isDay(typed)) onChange(typed);
      }}
    />
  );
}
