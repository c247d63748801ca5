import { formatOccasionDay } from '@parlour/core';
import { parseWrittenTime } from '@parlour/core/staff';
import { Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';

export type WrittenTimeFieldProps = {
  /** The day that counts now, `YYYY-MM-DD`, or empty. */
  date: string;
  /** The time that counts now, `HH:MM`, or empty. */
  time: string;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** Called with what is written, as far as it was understood. */
  onChange: (change: { date?: string; time?: string }) => void;
};

/** Takes a day and a time in one line, and spells out the ones that count (`desk/requests/thread-25`). */
export function WrittenTimeField({ date, time, today, onChange }: WrittenTimeFieldProps) {
  const [text, setText] = useState('');
  const isRead = text.trim() === '' || parseWrittenTime(text, today) !== null;
  const words = formatOccasionDay(
    { date: date || null, time: time || null, endDate: null },
    // The year is said too.
    '',
  );
  return (
    <Stack gap={1}>
      <TextField
        label="When"
        labelNote="(optional)"
        hint="In your words, as “fri 8pm” or “12 dec 20:00”. Or choose below."
        value={text}
        onChange={(typed) => {
          setText(typed);
          const written = parseWrittenTime(typed, today);
          if (written === null) return;
          onChange({
            ...(written.date !== null && { date: written.date }),
            ...(written.time !== null && { time: written.time }),
          });
        }}
      />
      <div role="status">
        {isRead ? null : (
          <Text size="small" tone="muted">
            Not understood yet.
          </Text>
        )}
        {words === '' ? null : <Text size="small">{words}</Text>}
      </div>
    </Stack>
  );
}
