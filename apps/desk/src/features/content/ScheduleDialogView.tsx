import type { LocalTime } from '@parlour/core';
import { Button, InlineAlert, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { CallDialog } from '../../app/CallDialog.tsx';
import { ZonedTimeField } from './fields/TimeControls.tsx';

export type ScheduleDialogViewProps = {
  /** The heading of the dialog. */
  heading: string;
  /** What happens then, such as `Goes live`. */
  label: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** The chosen day and time. */
  local: LocalTime;
  /** Whether it is scheduled already. */
  isScheduled: boolean;
  /** What to know before; null for nothing. */
  notice: string | null;
  /** More fields. */
  children?: ReactNode;
  /** Whether the time is one, and the rest is ready. */
  maySubmit: boolean;
  /** Whether it is being scheduled. */
  isPending: boolean;
  /** Whether the schedule is being taken back. */
  isUnscheduling: boolean;
  /** Why it was not scheduled. */
  failure: string | null;
  /** Receives another day or time. */
  onChange: (local: LocalTime) => void;
  /** Schedules. */
  onSubmit: () => void;
  /** Takes the schedule back. */
  onUnschedule: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks when something happens by itself, by the clocks of the club (`DKO17`, `DKO23`, `DKRL5`). */
export function ScheduleDialogView(props: ScheduleDialogViewProps) {
  const { heading, label, timeZone, local, isScheduled, notice, children, ...dialog } = props;
  return (
    <CallDialog {...dialog} title={heading} submitLabel="Schedule" pendingLabel="Scheduling...">
      {notice === null ? null : <InlineAlert>{notice}</InlineAlert>}
      <ZonedTimeField
        label={label}
        hint={`In the club's time zone, ${timeZone}.`}
        required
        zone={timeZone}
        local={local}
        onChange={props.onChange}
      />
      {children}
      {isScheduled ? (
        <Stack align="start">
          <Button
            variant="quiet"
            size="small"
            isPending={props.isUnscheduling}
            pendingLabel="Taking it back..."
            onClick={props.onUnschedule}
          >
            Take the Schedule Back
          </Button>
        </Stack>
      ) : null}
    </CallDialog>
  );
}
