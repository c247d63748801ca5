import type { MemberStatus } from '@parlour/contract/staff';
import { Badge } from '@parlour/ui';
import { memberStatusLabels } from './copy.ts';

export type MemberStatusBadgeProps = {
  /** What has become of the membership. One that this version does not know is shown as it is. */
  status: string;
};

const isKnown = (status: string): status is MemberStatus =>
  Object.hasOwn(memberStatusLabels, status);

/** What has become of a membership. */
export function MemberStatusBadge({ status }: MemberStatusBadgeProps) {
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  const { label, tone } = memberStatusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}
