import { deskViews, type SavedFilter, type ViewCounts } from '@parlour/contract/staff';
import { Anchor } from '@parlour/ui';
import { choiceOf, defaultChoice, type QueueChoice, queuePath } from './queueChoice.ts';
import * as styles from './QueueViewsView.css.ts';
import { countOf, viewLabels } from './queueWords.ts';

export type QueueViewsViewProps = {
  /** What is shown of the queue. */
  choice: QueueChoice;
  /** How much is in each view of open requests. Null until it is counted. */
  counts: ViewCounts | null;
  /** One's own filters of the queue. */
  filters: readonly SavedFilter[];
};

const isSame = (one: QueueChoice, other: QueueChoice) =>
  queuePath({ ...one, before: null }) === queuePath({ ...other, before: null });

/** The views of the queue, and below them one's own filters, each a link (`desk/requests-2`, `desk/requests-21`). */
export function QueueViewsView({ choice, counts, filters }: QueueViewsViewProps) {
  const own = filters.find((filter) => isSame(choiceOf(filter), choice));
  const isPlain = own === undefined && choice.search === '';
  return (
    <nav aria-label="Views" className={styles.views}>
      <ul className={styles.list}>
        {deskViews.map((view) => {
          const count = countOf(view, counts);
          return (
            <li key={view}>
              <Anchor
                href={queuePath({ ...defaultChoice, view, order: choice.order })}
                className={styles.view}
                aria-current={isPlain && choice.view === view ? 'page' : undefined}
              >
                <span>{viewLabels[view]}</span>{' '}
                {count === null ? null : (
                  <span className={styles.counts}>
                    {count.unseen === null ? null : (
                      <span className={styles.unseen}>{count.unseen} new</span>
                    )}{' '}
                    <span>{count.total}</span>
                  </span>
                )}
              </Anchor>
            </li>
          );
        })}
      </ul>
      {filters.length === 0 ? null : (
        <>
          <h2 className={styles.title}>Saved</h2>
          <ul className={styles.list}>
            {filters.map((filter) => (
              <li key={filter.id}>
                <Anchor
                  href={queuePath(choiceOf(filter))}
                  className={styles.view}
                  aria-current={filter === own ? 'page' : undefined}
                >
                  {filter.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
