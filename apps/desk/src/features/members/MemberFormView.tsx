import { DateTimeField, Grid, Stack, Text, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { NameFields } from '../../app/NameFields.tsx';
import type { MemberDraft } from './memberDraft.ts';

export type MemberFormViewProps = Omit<
  CallDialogProps,
  'maySubmit' | 'children' | 'failure' | 'cancelLabel'
> & {
  /** What is typed. */
  draft: MemberDraft;
  /** Whether a new member is invited, whose email is asked for too. */
  isNew: boolean;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Why it was not stored; null if it was not tried. */
  failure: FieldFailure | null;
  /** Receives the changed field. */
  onChange: (change: Partial<MemberDraft>) => void;
};

/** The fields in their order, by their name in the form and in the call. */
const fields = [
  { name: 'company', field: 'professional.company', label: 'Company' },
  { name: 'title', field: 'professional.title', label: 'Position' },
  { name: 'workEmail', field: 'professional.workEmail', label: 'Work email', inputMode: 'email' },
  { name: 'street', field: 'address.street', label: 'Street and number' },
  { name: 'city', field: 'address.city', label: 'City' },
  { name: 'state', field: 'address.state', label: 'State or region' },
  { name: 'zipCode', field: 'address.zipCode', label: 'ZIP code' },
  { name: 'country', field: 'address.country', label: 'Country' },
] as const;

const known: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'memberSince',
  'dateOfBirth',
  'crmId',
  ...fields.map(({ field }) => field),
];

/** The form of a member, new or known (`desk/members-3`, `desk/members-4`). */
export function MemberFormView(props: MemberFormViewProps) {
  const { draft, isNew, today, failure, onChange, ...dialog } = props;
  return (
    <CallDialog {...dialog} maySubmit failure={formIssueOf(failure, known)}>
      <Stack gap={5}>
        <Grid>
          <NameFields name={draft} failure={failure} onChange={onChange} />
          {isNew ? (
            <TextField
              label="Email"
              inputMode="email"
              required
              hint="The member signs in with it. The invitation is sent there."
              error={issueOf(failure, 'email')}
              value={draft.email}
              onChange={(email) => onChange({ email })}
            />
          ) : null}
          <TextField
            label="Phone"
            type="tel"
            hint="The number on file, for calling back."
            error={issueOf(failure, 'phone')}
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
          <DateTimeField
            type="date"
            label="Birth date"
            max={today}
            error={issueOf(failure, 'dateOfBirth')}
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          />
          <DateTimeField
            type="date"
            label="Member since"
            {...(isNew ? { hint: 'Today, if it is empty.' } : {})}
            error={issueOf(failure, 'memberSince')}
            value={draft.memberSince}
            onChange={(memberSince) => onChange({ memberSince })}
          />
          <TextField
            label="CRM identifier"
            required={!isNew}
            {...(isNew ? { hint: 'Only if the club has a CRM.' } : {})}
            error={issueOf(failure, 'crmId')}
            value={draft.crmId}
            onChange={(crmId) => onChange({ crmId })}
          />
          {fields.map(({ name, field, label, ...input }) => (
            <TextField
              key={name}
              label={label}
              {...input}
              error={issueOf(failure, field)}
              value={draft[name]}
              onChange={(typed) => onChange({ [name]: typed })}
            />
          ))}
        </Grid>
        {isNew ? null : (
          <Text size="small" tone="muted">
            The email has a dialog of its own, because the member signs in with it.
          </Text>
        )}
      </Stack>
    </CallDialog>
  );
}
