import { fullName } from '@parlour/core';
import { PageDataView, sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { deskRoutes } from '@parlour/core/routes';
import { Skeleton, Stack, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { memberQuery } from '../requests/member/queries.ts';
import { MemberPage } from './MemberPage.tsx';

/** Binds the page of a member to its query. */
export function MemberScreen() {
  const { memberId = '' } = useParams();
  const member = useQuery(memberQuery(useClient(), memberId));
  const page = sharedPageData(member);
  const { data } = member;
  usePageTitle(data === undefined ? 'Member' : fullName(data));
  if (page.state === 'missing') {
    return (
      <Stack gap={5}>
        <DeskHeading title="This member does not exist." />
        <TextLink href={deskRoutes.members.path}>All members</TextLink>
      </Stack>
    );
  }
  return (
    <PageDataView page={page} loadingLabel="Loading member" skeleton={<Skeleton shape="wide" />}>
      {(loaded) => <MemberPage key={loaded.id} member={loaded} />}
    </PageDataView>
  );
}
