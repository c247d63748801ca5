import { type PageData, PageDataView } from '@parlour/app/data';
import { Skeleton } from '@parlour/ui';

export type NotLoadedProps = {
  /** What the page waits for. */
  page: PageData<never>;
  /** What is loading, for screen readers. */
  loadingLabel: string;
};

/** A page of the desk whose view is only rendered with its data, as long as there is none. */
export function NotLoaded({ page, loadingLabel }: NotLoadedProps) {
  return (
    <PageDataView page={page} loadingLabel={loadingLabel} skeleton={<Skeleton shape="wide" />}>
      {() => null}
    </PageDataView>
  );
}
