import { type PageData, PageDataView } from '@parlour/app/data';
import type { DeskChangeRequest } from '@parlour/contract/staff';
import { EmptyState, Skeleton, Stack, Text } from '@parlour/ui';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import { ChangeRequestList, type ChangeRequestListProps } from './ChangeRequestList.tsx';

export type ChangeRequestsViewProps = Omit<ChangeRequestListProps, 'changeRequests'> & {
  /** The open change requests with their state, the oldest first. */
  page: PageData<readonly DeskChangeRequest[]>;
};

/** The change requests that wait for a decision (`desk/members-9`). */
export function ChangeRequestsView({ page, ...list }: ChangeRequestsViewProps) {
  return (
    <Stack gap={5}>
      <DeskHeading title="Change Requests" />
      <Text>
        Call the member back at the number on file before you accept. An email alone does not prove
        who wrote it.
      </Text>
      <PageDataView
        page={page}
        loadingLabel="Loading change requests"
        skeleton={<Skeleton shape="wide" />}
      >
        {(changeRequests) =>
          changeRequests.length === 0 ? (
            <EmptyState title="No change request waits." />
          ) : (
            <ChangeRequestList {...list} changeRequests={changeRequests} />
          )
        }
      </PageDataView>
    </Stack>
  );
}
