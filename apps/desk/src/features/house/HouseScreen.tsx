import { callQuery, pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import type { Client } from '@parlour/client';
import { type HouseWeeks, houseWeeks, readHouse } from '@parlour/contract/staff';
import { csvTable } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { saveFile } from '../../app/saveFile.ts';
import { HouseView } from './HouseView.tsx';

/** Binds the figures of the house to the URL and to their query. */
export function HouseScreen() {
  usePageTitle('House');
  const [parameters, setParameters] = useSearchParams();
  const weeks = houseWeeks.find((known) => known === parameters.get('weeks')) ?? '12';
  const page = pageData(useQuery(houseQuery(useClient(), weeks)));
  return (
    <HouseView
      page={page}
      weeks={weeks}
      now={useNow()}
      onWeeks={(chosen) => setParameters(chosen === '12' ? {} : { weeks: chosen })}
      onStore={(table, name) =>
        saveFile(new Blob([csvTable(table)], { type: 'text/csv' }), `${name}.csv`)
      }
    />
  );
}

/** How the house works on its requests. No hint of the server reads it anew: it is read when the page is opened. */
function houseQuery(client: Client, weeks: HouseWeeks) {
  return callQuery(['house', weeks], client, readHouse, { query: { weeks } });
}
