import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Details } from './Details.tsx';
import { FirstRun } from './FirstRun.tsx';
import { Look } from './Look.tsx';
import { Operation } from './Operation.tsx';
import { settingsQuery } from './queries.ts';
import { SettingsView } from './SettingsView.tsx';

/** Binds the page of the club's settings: details, look, checks, and the sample club while it is there. */
export function SettingsScreen() {
  usePageTitle('Settings');
  const page = pageData(useQuery(settingsQuery(useClient())));
  return (
    <SettingsView page={page}>
      {(current) => (
        <>
          <Details current={current} />
          <Look current={current} />
          <Operation />
          {current.hasSample || current.firstRun === null ? <FirstRun current={current} /> : null}
        </>
      )}
    </SettingsView>
  );
}
