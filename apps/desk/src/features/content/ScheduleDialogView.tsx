import type { LocalTime } from '@parlour/core';
import { Button, InlineAlert, Stack } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { ZonedTimeField } from './fields/TimeControls.tsx';

export type ScheduleDialogViewProps = {
  /** What the item is called. */
  title: string;
  /** The zone of the time, an IANA name. */
  timeZone: string;
  /** The chosen day and time. */
  local: LocalTime;
  /** Whether it is scheduled already. */
  isScheduled: boolean;
  /** How many things are still to be mended before it can be published. */
  issueCount: number;
  /** Whether the draft is saved and the time is one. */
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

/** Asks when a draft goes live by itself (`DKO17`). */
export function ScheduleDialogView(props: ScheduleDialogViewProps) {
  const { title, timeZone, local, isScheduled, issueCount, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      title={`Schedule “${title}”`}
      submitLabel="Schedule"
      pendingLabel="Scheduling..."
    >
      {issueCount === 0 ? null : (
        <InlineAlert>
          Something is still to be mended. It stays a draft then, and says why.
        </InlineAlert>
      )}
      <ZonedTimeField
        label="Goes live"
        required
        zone={timeZone}
        local={local}
        onChange={props.onChange}
      />
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
