import { Button, DateTimeField, Grid, Select, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import { type AuditFilter, defaultChoice } from './auditChoice.ts';
import { actionOptions } from './copy.ts';

export type AuditFiltersProps = {
  /** The filters that are in use. */
  filter: AuditFilter;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Called with the filters to use. */
  onFilter: (filter: AuditFilter) => void;
};

/** The filters of the audit trail, which the button applies. */
export function AuditFilters({ filter, timeZone, onFilter }: AuditFiltersProps) {
  const { actor, action, subject, from, until } = filter;
  const [draft, setDraft] = useState<AuditFilter>({ actor, action, subject, from, until });
  const change = (part: Partial<AuditFilter>) => setDraft({ ...draft, ...part });
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...draft, actor: draft.actor.trim(), subject: draft.subject.trim() });
      }}
    >
      <Stack gap={4}>
        <Grid>
          <Select
            label="What"
            placeholder="Everything"
            options={actionOptions(action)}
            value={draft.action}
            onChange={(chosen) => change({ action: chosen })}
          />
          <TextField
            label="Who"
            hint="A name, an email or system. A press on a name below fills it in."
            value={draft.actor}
            onChange={(typed) => change({ actor: typed })}
          />
          <DateTimeField
            type="date"
            label="First day"
            hint={`Days and times are those of ${timeZone}.`}
            max={draft.until || undefined}
            value={draft.from}
            onChange={(day) => change({ from: day })}
          />
          <DateTimeField
            type="date"
            label="Last day"
            min={draft.from || undefined}
            value={draft.until}
            onChange={(day) => change({ until: day })}
          />
          <TextField
            label="On what"
            hint="A reference such as RQ-7K2M9X, a name or an email."
            value={draft.subject}
            onChange={(typed) => change({ subject: typed })}
          />
        </Grid>
        <Stack direction="row" gap={3}>
          <Button type="submit" size="small">
            Filter
          </Button>
          <Button variant="secondary" size="small" onClick={() => onFilter(defaultChoice)}>
            Show Everything
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
