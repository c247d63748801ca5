import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  chooseFirstRun,
  type FirstRunChoice,
  firstRunChoices,
  type StaffSettings,
} from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { FirstRunView } from './FirstRunView.tsx';
import { takeSettings } from './queries.ts';

export type FirstRunProps = {
  /** The settings as they apply. */
  current: StaffSettings;
  /** Called with the choice once it is stored. */
  onDone?: (choice: FirstRunChoice) => void;
};

/** Binds the choice of how the club begins to its call, which needs a fresh proof (`desk/settings-7`). */
export function FirstRun({ current, onDone }: FirstRunProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const chosen = firstRunChoices.find((choice) => choice === current.firstRun);
  const [choice, setChoice] = useState<FirstRunChoice | ''>(chosen ?? '');
  const [confirmation, setConfirmation] = useState('');
  const { pending, failure, field, run, renew } = useOneKeyedCall<'begin'>();

  const begin = async () => {
    if (choice === '') return;
    const result = await run('begin', (idempotencyKey) =>
      afterStepUp(() =>
        send(client, chooseFirstRun, { body: { choice, confirmation } }, { idempotencyKey }),
      ),
    );
    if (!result.ok) return;
    takeSettings(cache, client, result.value);
    // Nearly everything that was read is of another club now.
    void cache.invalidateQueries();
    setConfirmation('');
    renew();
    onDone?.(choice);
  };

  return (
    <FirstRunView
      isStep={onDone !== undefined}
      choice={choice}
      hasSample={current.hasSample}
      confirmation={confirmation}
      isPending={pending !== null}
      failure={failure === null ? null : { field, message: failure }}
      onChoose={(value) => {
        setChoice(value);
        renew();
      }}
      onConfirmation={(text) => {
        setConfirmation(text);
        renew();
      }}
      onSubmit={() => void begin()}
    />
  );
}
