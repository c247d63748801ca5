import { InlineAlert, ErrorState, Spinner, VisuallyHidden } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { PageData } from './pageData.ts';
import * as styles from './PageDataView.css.ts';

export type PageDataViewProps<Data> = {
  /** The data with its state. */
  page: PageData<Data>;
  /** Announced while loading, for example "Loading benefits". */
  loadingLabel: string;
  /** Reserves the space of the data while it loads. */
  skeleton: ReactNode;
  /** Renders the loaded data, also while it is outdated. */
  children: (data: Data) => ReactNode;
};

/** Shows page data in each of its four states, with a notice when the data is outdated (`app/data-1`, `app/data-2`). */
export function PageDataView<Data>({
  page,
  loadingLabel,
  skeleton,
  children,
}: PageDataViewProps<Data>) {
  switch (page.state) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <Spinner label={loadingLabel} />
          </VisuallyHidden>
          {skeleton}
        </>
      );
    case 'error':
      return <ErrorState text={page.message} onRetry={page.retry} />;
    case 'loaded':
      return <LoadedData outdated={page.outdated}>{children(page.data)}</LoadedData>;
  }
}

export type LoadedDataProps = Pick<Extract<PageData<unknown>, { state: 'loaded' }>, 'outdated'> & {
  /** The rendered data. */
  children: ReactNode;
};

/** Shows loaded data, under an alert when it is outdated. */
export function LoadedData({ outdated, children }: LoadedDataProps) {
  return (
    <div className={styles.loaded}>
      {outdated === null ? null : <OutdatedAlert onRetry={outdated.retry} />}
      {children}
    </div>
  );
}

function OutdatedAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineAlert action={{ label: 'Try Again', onAction: onRetry }}>
      The latest could not be loaded. Cached data is shown.
    </InlineAlert>
  );
}
