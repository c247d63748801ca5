import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { ConfirmDialog } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/services.ts';
import { keysQuery } from '../queries.ts';
import { AppDialogView } from './AppDialogView.tsx';
import { CodesDialogView } from './CodesDialogView.tsx';
import { KeysView } from './KeysView.tsx';
import { useKeyTasks } from './useKeyTasks.ts';

type KeysProps = {
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

/** Binds one's own passkeys and codes to their calls, each change after a fresh proof. */
export function Keys({ timeZone }: KeysProps) {
  const page = pageData(useQuery(keysQuery(useClient())));
  const { clubName } = useServices();
  const tasks = useKeyTasks();
  const { task, isPending, failure } = tasks;
  const error = failure ?? undefined;
  return (
    <>
      <KeysView
        page={page}
        timeZone={timeZone}
        pending={tasks.preparing}
        failure={task === null ? failure : null}
        onAddPasskey={() => void tasks.addPasskey()}
        onRemovePasskey={(passkey) => tasks.start({ name: 'remove', passkey })}
        onSetUpApp={() => void tasks.prepareApp()}
        onRenewCodes={() => tasks.start({ name: 'renew' })}
      />
      <ConfirmDialog
        open={task?.name === 'remove'}
        title="Remove this passkey?"
        text="It signs nobody in any more."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        isPending={isPending}
        error={error}
        onConfirm={() => void tasks.removePasskey()}
        onCancel={tasks.close}
      />
      <ConfirmDialog
        open={task?.name === 'renew'}
        title="Make new recovery codes?"
        text="The former ones work no more."
        confirmLabel="Make New Codes"
        pendingLabel="Making..."
        isPending={isPending}
        error={error}
        onConfirm={() => void tasks.renewCodes()}
        onCancel={tasks.close}
      />
      {task?.name === 'app' ? (
        <AppDialogView
          uri={task.keys.totpUri}
          secret={task.keys.totpSecret}
          code={task.code}
          isPending={isPending}
          failure={failure}
          onCodeChange={(code) => tasks.start({ ...task, code })}
          onSubmit={() => void tasks.setUpApp()}
          onCancel={tasks.close}
        />
      ) : null}
      {task?.name === 'codes' ? (
        <CodesDialogView codes={task.codes} clubName={clubName} onClose={tasks.close} />
      ) : null}
    </>
  );
}
