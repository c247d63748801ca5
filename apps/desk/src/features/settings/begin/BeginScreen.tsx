import { pageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { StaffSettings } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { Container, Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { Details } from '../Details.tsx';
import { FirstRun } from '../FirstRun.tsx';
import { Look } from '../Look.tsx';
import { Operation } from '../Operation.tsx';
import { settingsQuery } from '../queries.ts';
import type { StepSaver } from '../useSaveSettings.ts';
import { beginSteps, BeginView } from './BeginView.tsx';

/** The parameter that names the step. */
const STEP = 'step';

/** Binds the pages that the first administrator goes through once: how to begin, the club, its look, and the server (`desk/settings-8`). */
export function BeginScreen() {
  usePageTitle('Begin');
  const navigate = useNavigate();
  const page = pageData(useQuery(settingsQuery(useClient())));
  // In the URL, so that a reload and the browser's own Back stay within the first run.
  const [parameters, setParameters] = useSearchParams();
  const asked = beginSteps.findIndex(({ name }) => name === parameters.get(STEP));
  const index = Math.max(asked, 0);
  const step = beginSteps[index]?.name ?? 'choice';
  const saver = useRef<StepSaver>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const go = (by: 1 | -1, leadsToImport: boolean) => {
    setFailure(null);
    const next = beginSteps[index + by];
    if (next !== undefined) return setParameters({ [STEP]: next.name });
    void navigate(leadsToImport ? deskRoutes.imports.path : deskRoutes.home.path);
  };
  const goOn = async (leadsToImport: boolean) => {
    if (isPending) return;
    setFailure(null);
    setPending(true);
    const reason = (await saver.current?.save()) ?? null;
    setPending(false);
    if (reason === null) go(1, leadsToImport);
    else setFailure(reason);
  };

  const contentOf = (current: StaffSettings) => {
    const onNext = () => void goOn(current.firstRun === 'import');
    switch (step) {
      case 'choice':
        return <FirstRun current={current} onDone={(choice) => go(1, choice === 'import')} />;
      case 'details':
        return <Details current={current} saver={saver} onNext={onNext} />;
      case 'look':
        return <Look current={current} saver={saver} onNext={onNext} />;
      case 'operation':
        return <Operation isStep />;
    }
  };

  return (
    <PageDataView page={page} loadingLabel="Loading settings" skeleton={<Skeleton shape="wide" />}>
      {(current) => (
        <Container width="text">
          <BeginView
            step={step}
            leadsToImport={current.firstRun === 'import'}
            isPending={isPending}
            failure={failure}
            onBack={() => go(-1, false)}
            onNext={() => void goOn(current.firstRun === 'import')}
          >
            {contentOf(current)}
          </BeginView>
        </Container>
      )}
    </PageDataView>
  );
}
