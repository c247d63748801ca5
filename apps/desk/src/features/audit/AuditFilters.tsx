import { Button, DateTimeField, Grid, Select, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import { type AuditFilter, defaultChoice } from './auditChoice.ts';
import { actionOptions } from './copy.ts';

export type AuditFiltersProps = {
  /** The filters that are in use. */
  filter: AuditFilter;
  /** Called with the filters to use. */
  onFilter: (filter: AuditFilter) => void;
};

/** The filters of the audit trail, which the button applies. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
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
            hint="Such as staff:ID, operator:COMMAND or system. A press on a name fills it in."
            value={draft.actor}
            onChange={(typed) => change({ actor: typed })}
          />
          <TextField
            label="On what"
            hint="Its kind and id, such as request:ID or member:ID."
            value={draft.subject}
            onChange={(typed) => change({ subject: typed })}
          />
          <DateTimeField
            type="date"
            label="First day"
            hint="Days begin at midnight UTC."
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
