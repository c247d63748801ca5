import { pageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { FirstRunChoice, StaffSettings } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { Container, Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { Details } from '../Details.tsx';
import { FirstRun } from '../FirstRun.tsx';
import { Look } from '../Look.tsx';
import { Operation } from '../Operation.tsx';
import { settingsQuery } from '../queries.ts';
import { type BeginStep, beginSteps, BeginView } from './BeginView.tsx';

/** Binds the pages that the first administrator goes through once: how to begin, the club, its look, and the server (`desk/settings-8`). */
export function BeginScreen() {
  usePageTitle('Begin');
  const navigate = useNavigate();
  const page = pageData(useQuery(settingsQuery(useClient())));
  const [step, setStep] = useState<BeginStep>('choice');
  const [choice, setChoice] = useState<FirstRunChoice | null>(null);
  const index = beginSteps.findIndex(({ name }) => name === step);

  const go = (by: 1 | -1) => {
    const next = beginSteps[index + by];
    if (next !== undefined) return setStep(next.name);
    void navigate(choice === 'import' ? deskRoutes.imports.path : deskRoutes.home.path);
  };
  const choose = (chosen: FirstRunChoice) => {
    setChoice(chosen);
    go(1);
  };

  const contentOf = (current: StaffSettings) => {
    switch (step) {
      case 'choice':
        return <FirstRun current={current} onDone={choose} />;
      case 'details':
        return <Details current={current} />;
      case 'look':
        return <Look current={current} />;
      case 'operation':
        return <Operation />;
    }
  };

  return (
    <PageDataView page={page} loadingLabel="Loading settings" skeleton={<Skeleton shape="wide" />}>
      {(current) => (
        <Container width="text">
          <BeginView
            step={step}
            leadsToImport={choice === 'import'}
            onBack={() => go(-1)}
            onNext={() => go(1)}
          >
            {contentOf(current)}
          </BeginView>
        </Container>
      )}
    </PageDataView>
  );
}
