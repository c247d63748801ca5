import { formatOccasionDay, formatTimeOfDay } from '@parlour/core';
import { parseWrittenTime } from '@parlour/core/staff';
import { Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';

/** The day and the time that count. */
interface DateTime {
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** `HH:MM`, or empty. */
  time: string;
}

export type WrittenTimeFieldProps = DateTime & {
  /** What is written. */
  when: string;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** Called with what is written, and with what counts by it. */
  onChange: (change: DateTime & { when: string }) => void;
};

/** Whether what is written can be used: it was understood, or is empty. */
export function isWhenRead(when: string, today: string): boolean {
  return when.trim() === '' || parseWrittenTime(when, today) !== null;
}

/** Takes a day and a time in one line, and spells out the ones that count (`desk/requests/thread-25`). */
export function WrittenTimeField({ when, date, time, today, onChange }: WrittenTimeFieldProps) {
  const [typed, setTyped] = useState<{ from: DateTime; to: DateTime } | null>(null);
  const change = (text: string) => {
    // What counted before it was typed. What was chosen below since then replaces that.
    const isOwn = typed !== null && typed.to.date === date && typed.to.time === time;
    const from = isOwn ? typed.from : { date, time };
    const written = parseWrittenTime(text, today);
    const to = { date: written?.date ?? from.date, time: written?.time ?? from.time };
    setTyped({ from, to });
    onChange({ when: text, ...to });
  };
  const words = wordsOf({ date, time });
  return (
    <Stack gap={1}>
      <TextField
        label="When"
        labelNote="(optional)"
        hint="In your words, as “fri 8pm” or “12 dec 20:00”. Or choose below."
        value={when}
        onChange={change}
      />
      <div role="status">
        {isWhenRead(when, today) ? null : (
          <Text size="small" tone="muted">
            Not understood yet.
          </Text>
        )}
        {words === '' ? null : <Text size="small">{words}</Text>}
      </div>
    </Stack>
  );
}

/** Says what counts, with its year. */
function wordsOf({ date, time }: DateTime): string {
  if (date !== '') return formatOccasionDay({ date, time: time || null, endDate: null }, '');
  return time === '' ? '' : `${formatTimeOfDay(time)}. Which day?`;
}
