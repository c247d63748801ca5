import type { ReactNode } from 'react';
import { useMediaQuery } from '../../behavior/useMediaQuery.ts';
import { media } from '../../media.ts';
import * as styles from './SplitView.css.ts';

/** One part of a split page. */
export type Pane = {
  /** Tells it from the others. */
  id: string;
  /** What it is, for screen readers. */
  label: string;
  /** `side` for links, `list` for rows, `rest` for all that is left. */
  width: 'side' | 'list' | 'rest';
  /** What it shows. */
  content: ReactNode;
};

export type SplitViewProps = {
  /** The panes from left to right, which is also the order of the focus. */
  panes: readonly Pane[];
  /** The id of the pane that is shown where only one has room. */
  shown: string;
};

/** Two or three panes beside each other from the xl breakpoint. Each scrolls by itself. Below it there is one at a time. */
export function SplitView({ panes, shown }: SplitViewProps) {
  const isWide = useMediaQuery(media.fromXl);
  // What has no room is not rendered, so that it loads nothing and takes no focus.
  if (!isWide) return panes.find(({ id }) => id === shown)?.content ?? null;
  return (
    <div className={styles.panes}>
      {panes.map(({ id, label, width, content }) => (
        // No section: where a focused element goes, the focus goes to the heading of its section, or of the page.
        <div
          key={id}
          role="region"
          aria-label={label}
          data-pane={id}
          className={styles.pane[width]}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
