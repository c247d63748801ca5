import { SplitView, useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/tokens';
import { Outlet, useLocation, useParams } from 'react-router';
import { QueueSearchContext } from '../requestPath.ts';
import { QueueScreen } from '../queue/QueueScreen.tsx';
import { QueueViews } from '../queue/QueueViews.tsx';
import * as styles from './Workbench.css.ts';

/**
 * Sets the queue beside the open thread, and beside its views where the window has room for them too. Below 1200 px there
 * is the queue, or the thread (`desk/requests/workbench-1`).
 */
export function Workbench() {
  const { requestId = null } = useParams();
  const isWide = useMediaQuery(media.fromXl);
  const hasViewsBeside = useMediaQuery(media.fromXxl);
  return (
    <QueueSearchContext value={useLocation().search}>
      <div className={styles.frame} data-workbench={isWide || undefined}>
        <SplitView
          shown={requestId === null ? 'list' : 'thread'}
          panes={[
            ...(hasViewsBeside
              ? [
                  {
                    id: 'views',
                    label: 'Views',
                    width: 'side',
                    content: (
                      <div className={styles.pane}>
                        <QueueViews hasFilterMenu />
                      </div>
                    ),
                  } as const,
                ]
              : []),
            {
              id: 'list',
              label: 'Queue',
              width: 'list',
              content: isWide ? (
                <div className={styles.pane}>
                  <QueueScreen openId={requestId} isBeside hasViewsBeside={hasViewsBeside} />
                </div>
              ) : (
                <QueueScreen openId={null} isBeside={false} hasViewsBeside={false} />
              ),
            },
            {
              id: 'thread',
              label: 'Open request',
              width: 'rest',
              content: <Outlet />,
            },
          ]}
        />
      </div>
    </QueueSearchContext>
  );
}
