import type { DeskRequestDetail } from '@parlour/contract/staff';
import { StatusBadge } from '../StatusBadge.tsx';
import * as styles from './RequestSummary.css.ts';

export type RequestSummaryProps = Pick<
  DeskRequestDetail,
  'status' | 'reference' | 'member' | 'assignee'
> & {
  /** The id of the element with what is known besides. */
  factsId: string;
};

/** The chief facts of a request in one line: how far it is, whose it is and who has it (`desk/requests-5`). */
export function RequestSummary(props: RequestSummaryProps) {
  const { status, reference, member, assignee, factsId } = props;
  return (
    <ul className={styles.summary} aria-label="Summary">
      <li>
        <StatusBadge status={status} />
      </li>
      <li>{reference}</li>
      <li>{member.name}</li>
      <li>{assignee === null ? 'Unassigned' : `With ${assignee.name}`}</li>
      <li className={styles.jump}>
        <a href={`#${factsId}`} className={styles.link}>
          What was asked for
        </a>
      </li>
    </ul>
  );
}
