import type { DeskChangeRequest } from '@parlour/contract/staff';
import { ChangeRequestCard, type ChangeRequestCardProps } from './ChangeRequestCard.tsx';
import * as styles from './ChangeRequestsView.css.ts';

export type ChangeRequestListProps = Omit<ChangeRequestCardProps, 'changeRequest'> & {
  /** The open change requests, the oldest first. */
  changeRequests: readonly DeskChangeRequest[];
};

/** Open change requests, the oldest first (`desk/members-9`). */
export function ChangeRequestList({ changeRequests, ...card }: ChangeRequestListProps) {
  return (
    <ul className={styles.list} aria-label="Change requests">
      {changeRequests.map((changeRequest) => (
        <li key={changeRequest.id} className={styles.item}>
          <ChangeRequestCard {...card} changeRequest={changeRequest} />
        </li>
      ))}
    </ul>
  );
}
