import type { StaffStatus } from '@parlour/contract/staff';
import { Badge } from '@parlour/ui';

const statuses = {
  invited: { label: 'Invited', tone: 'accent' },
  active: { label: 'Active', tone: 'positive' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Readonly<Record<StaffStatus, object>>;

export type StaffStatusBadgeProps = {
  /** What has become of the account. One that this version does not know is shown as it is. */
  status: string;
};

const isKnown = (status: string): status is StaffStatus => Object.hasOwn(statuses, status);

/** What has become of the account of a member of staff. */
export function StaffStatusBadge({ status }: StaffStatusBadgeProps) {
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
