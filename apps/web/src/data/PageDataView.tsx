import { Banner, ErrorState, Spinner, VisuallyHidden } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { PageData } from './pageData.ts';
import * as styles from './PageDataView.css.ts';

/** Props of {@link PageDataView}. */
export type PageDataViewProps<Data> = {
  page: PageData<Data>;
  /** What is on its way, for example "Loading benefits". */
  loadingLabel: string;
  /** Holds the room of the data while it loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows page data in each of its four states, and says so when what is shown is not the latest (spec section 4). */
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

/** Props of {@link LoadedData}. */
export type LoadedDataProps = Pick<Extract<PageData<unknown>, { state: 'loaded' }>, 'outdated'> & {
  children: ReactNode;
};

/** What has loaded, under a banner where it is not the latest. */
export function LoadedData({ outdated, children }: LoadedDataProps) {
  return (
    <div className={styles.loaded}>
      {outdated === null ? null : <OutdatedBanner onRetry={outdated.retry} />}
      {children}
    </div>
  );
}

function OutdatedBanner({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner action={{ label: 'Try Again', onAction: onRetry }}>
      The latest could not be loaded. Cached data is shown.
    </Banner>
  );
}
