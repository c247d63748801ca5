import type { CallFailure, Result } from '@parlour/contract';
import { localOfInstant, type LocalTime } from '@parlour/core';
import { Button, InlineAlert, Stack } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import { CallDialog, type CallViewProps } from '../../app/CallDialog.tsx';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { firstInstant, ZonedTimeField } from './fields/TimeControls.tsx';

const DAY = 24 * 60 * 60 * 1000;

interface ScheduleOptions<Value> {
  /** The instant that is set already; null for none. */
  readonly given: string | null;
  /** The club's time zone, an IANA name. */
  readonly timeZone: string;
  /** The current time. */
  readonly now: Date;
  /** Sets the instant, ISO 8601 in UTC. Null takes it back. */
  readonly send: (at: string | null, idempotencyKey: string) => Promise<Result<Value, CallFailure>>;
  readonly onDone: (value: Value) => void;
}

/**
 * Binds the dialog that schedules to its call. It begins with the time that is set, or with tomorrow at 09:00 of the club's
 * clocks (`desk/content-17`).
 */
export function useSchedule<Value>(options: ScheduleOptions<Value>) {
  const { given, timeZone, now, send, onDone } = options;
  const [local, setLocal] = useState<LocalTime>(() => {
    if (given !== null) return localOfInstant(given, timeZone);
    const tomorrow = localOfInstant(new Date(now.getTime() + DAY).toISOString(), timeZone);
    return { ...tomorrow, time: '09:00' };
  });
  // Null while the time is not whole, and for an hour that the clocks skip.
  const instant = firstInstant(local, timeZone);
  const { pending, failure, run, renew } = useOneKeyedCall<'schedule' | 'unschedule'>();
  const schedule = async (at: string | null) => {
    const result = await run(at === null ? 'unschedule' : 'schedule', (idempotencyKey) =>
      send(at, idempotencyKey),
    );
    if (result.ok) onDone(result.value);
  };
  return {
    renew,
    /** What the view of each such dialog shows. */
    shown: {
      timeZone,
      local,
      isScheduled: given !== null,
      maySubmit: instant !== null,
      isPending: pending === 'schedule',
      isUnscheduling: pending === 'unschedule',
      failure,
      onChange: (changed: LocalTime) => {
        renew();
        setLocal(changed);
      },
      onSubmit: () => void schedule(instant),
      onUnschedule: () => {
        renew();
        void schedule(null);
      },
    },
  };
}

export type ScheduleDialogViewProps = CallViewProps & {
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
  /** Whether the schedule is being taken back. */
  isUnscheduling: boolean;
  /** Receives another day or time. */
  onChange: (local: LocalTime) => void;
  /** Takes the schedule back. */
  onUnschedule: () => void;
};

/** Asks when something happens by itself, by the clocks of the club (`desk/content-17`, `desk/content-23`, `desk/releases-5`). */
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
