import { pageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { Container, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Details } from './Details.tsx';
import { FirstRun } from './FirstRun.tsx';
import { Look } from './Look.tsx';
import { Operation } from './Operation.tsx';
import { settingsQuery } from './queries.ts';

/** Binds the page of the club's settings: details, look, checks, and the sample club while it is there. */
export function SettingsScreen() {
  usePageTitle('Settings');
  const page = pageData(useQuery(settingsQuery(useClient())));
  return (
    <Stack gap={6}>
      <DeskHeading title="Settings" />
      <PageDataView
        page={page}
        loadingLabel="Loading settings"
        skeleton={<Skeleton shape="wide" />}
      >
        {(current) => (
          <Container width="text">
            <Stack gap={10}>
              <Details current={current} />
              <Look current={current} />
              <Operation />
              {current.hasSample || current.firstRun === null ? (
                <FirstRun current={current} />
              ) : null}
            </Stack>
          </Container>
        )}
      </PageDataView>
    </Stack>
  );
}
