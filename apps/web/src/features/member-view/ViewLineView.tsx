import type { MemberView } from '@parlour/contract';
import { formatClock } from '@parlour/core';
import { Button } from '@parlour/ui';
import * as styles from './ViewLineView.css.ts';

export type ViewLineViewProps = {
  /** Whose pages are shown, and until when; or a draft. Null while it loads. */
  view: MemberView | 'preview' | null;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Ends the view. */
  onEnd: () => void;
};

function wordsOf(view: ViewLineViewProps['view'], timeZone: string): string {
  if (view === 'preview') {
    return 'You look at a draft as members will see it. Nothing can be changed.';
  }
  if (view === null) return 'You look at the club as a member. Nothing can be changed.';
  const end = formatClock(view.expiresAt, timeZone);
  return `You look at the club as ${view.memberName}. Nothing can be changed. Ends at ${end}.`;
}

/** The line above every page of a view: whose pages they are, that nothing can be changed, and when it ends (web/member-view-4). */
export function ViewLineView({ view, timeZone, onEnd }: ViewLineViewProps) {
  return (
    <aside className={styles.line} aria-label="View as member">
      <p className={styles.words}>{wordsOf(view, timeZone)}</p>
      <Button variant="secondary" size="small" onClick={onEnd}>
        End View
      </Button>
    </aside>
  );
}
