import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { houseWeeks } from '@parlour/contract/staff';
import { csvTable } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { saveFile } from '../../app/saveFile.ts';
import { HouseView } from './HouseView.tsx';
import { houseQuery } from './queries.ts';

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
