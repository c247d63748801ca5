import type { DeskChangeRequest } from '@parlour/contract/staff';
import { changeRequestLabels, formatDay, formatEntryTime, href, fullName } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Button, DefinitionList, InlineAlert, Stack, TextLink } from '@parlour/ui';

export type ChangeRequestCardProps = {
  /** The change request. */
  changeRequest: DeskChangeRequest;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Opens the question of a decision. */
  onDecide: (decision: Decision, changeRequest: DeskChangeRequest) => void;
};

/** What can be decided. */
export type Decision = 'accept' | 'decline';

const labels: Readonly<Record<string, string>> = changeRequestLabels;

const NUMBER_IS_NEW_DAYS = 30;
const DAY = 86_400_000;

const isRecent = (at: string, now: Date) =>
  now.getTime() - new Date(at).getTime() < NUMBER_IS_NEW_DAYS * DAY;

/** An open change request: who asks for what, and the number to call back (`desk/members-9`, `desk/members-11`). */
export function ChangeRequestCard({
  changeRequest,
  now,
  timeZone,
  onDecide,
}: ChangeRequestCardProps) {
  const { member, field, currentValue, requestedValue, note, createdAt } = changeRequest;
  const { id, firstName, lastName, phone, phoneChangedAt } = member;
  const name = fullName({ firstName, lastName });
  const inWords = (value: string) => (field === 'dateOfBirth' ? formatDay(value) : value);
  const isNumberNew = phoneChangedAt !== null && isRecent(phoneChangedAt, now);
  return (
    <Stack gap={4}>
      <DefinitionList
        items={[
          {
            label: 'Member',
            value: <TextLink href={href(deskRoutes.member, { memberId: id })}>{name}</TextLink>,
          },
          { label: 'To be changed', value: labels[field] ?? field },
          ...(currentValue === null ? [] : [{ label: 'Now', value: inWords(currentValue) }]),
          { label: 'Requested', value: inWords(requestedValue) },
          ...(note === null || note === '' ? [] : [{ label: 'Note', value: note }]),
          { label: 'Sent', value: formatEntryTime(createdAt, now, timeZone) },
          { label: 'Number on file', value: phone ?? 'None' },
        ]}
      />
      {isNumberNew ? (
        <InlineAlert>
          The member’s account changed this number lately:{' '}
          {formatEntryTime(phoneChangedAt, now, timeZone)}. Use one that the club knew before.
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button size="small" onClick={() => onDecide('accept', changeRequest)}>
          Accept
        </Button>
        <Button variant="secondary" size="small" onClick={() => onDecide('decline', changeRequest)}>
          Decline
        </Button>
      </Stack>
    </Stack>
  );
}
