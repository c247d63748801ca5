import type { BulkResult } from '@parlour/contract/staff';
import { InlineAlert } from '@parlour/ui';

export type BulkResultAlertProps = {
  /** What became of a change of several items. */
  result: BulkResult;
};

const itemsOf = (count: number) => (count === 1 ? '1 item was' : `${count} items were`);

/** Says how many items were changed, and of each other one why it was not (`DKO3`). */
export function BulkResultAlert({ result: { done, refused } }: BulkResultAlertProps) {
  return (
    <InlineAlert tone={refused.length === 0 ? 'info' : 'critical'}>
      <p>{itemsOf(done.length)} changed.</p>
      {refused.length === 0 ? null : (
        <ul>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              {title}: {message}
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  );
}
