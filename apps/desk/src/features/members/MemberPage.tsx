import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { type DeskMember, enableMemberSignIn, inviteMemberAgain } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { SectionHeading, Stack } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { MemberDetails } from '../requests/member/MemberPanel.tsx';
import { ChangeRequestList } from './change-requests/ChangeRequestList.tsx';
import { useDecision } from './change-requests/useDecision.tsx';
import { type MemberAction, MemberView } from './MemberView.tsx';
import { changeRequestsQuery } from './queries.ts';

const MemberDialog = lazyPart(() =>
  import('./MemberDialog.tsx').then((dialog) => dialog.MemberDialog),
);

const dialogActions: readonly MemberAction[] = [
  'edit',
  'changeEmail',
  'suspend',
  'end',
  'reactivate',
  'viewAs',
];

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export type MemberPageProps = {
  /** The member as it is now. */
  member: DeskMember;
};

/** Binds what can be done with a member to its calls and dialogs. */
export function MemberPage({ member }: MemberPageProps) {
  const client = useClient();
  const cache = useQueryClient();
  const roles = useMe()?.roles ?? [];
  const now = useNow();
  const { id } = member;
  const mayEdit = mayDo(roles, 'member.edit');
  const dialog = useOpenDialog<{ readonly action: MemberAction }>({
    name: `member:${id}`,
    storedOf: (task) => task,
    find: (stored) => {
      const action = dialogActions.find((each) => each === stored['action']);
      return action === undefined ? null : { action };
    },
  });
  const [invitation, setInvitation] = useState<'sent' | 'filed' | null>(null);
  const { failure, run, renew } = useOneKeyedCall<MemberAction>();
  const params = { id };
  const reload = () => void cache.invalidateQueries({ queryKey: ['members'] });

  const invite = async () => {
    const result = await run('invite', (idempotencyKey) =>
      send(client, inviteMemberAgain, { params }, { idempotencyKey }),
    );
    if (result.ok) {
      setInvitation(result.value.isMailFiled ? 'filed' : 'sent');
      renew();
    }
    reload();
  };
  const enableSignIn = async () => {
    const result = await run('enableSignIn', (idempotencyKey) =>
      send(client, enableMemberSignIn, { params }, { idempotencyKey }),
    );
    if (result.ok) renew();
    reload();
  };
  const begin = (action: MemberAction) => {
    if (action === 'invite') void invite();
    else if (action === 'enableSignIn') void enableSignIn();
    else dialog.open({ action });
  };

  return (
    <MemberView
      member={member}
      mayEdit={mayEdit}
      mayViewAs={mayDo(roles, 'member.view_as')}
      now={now}
      timeZone={timeZone}
      failure={failure}
      invitation={invitation}
      onAction={begin}
    >
      {mayDo(roles, 'change_request.decide') ? <ChangeRequests memberId={id} /> : null}
      <SectionHeading size="small" title="Profile" />
      <MemberDetails memberId={id} now={now} timeZone={timeZone} />
      {dialog.task === null || !mayEdit ? null : (
        <MemberDialog
          action={dialog.task.action}
          member={member}
          form={dialog.form}
          onClose={dialog.close}
        />
      )}
    </MemberView>
  );
}

type ChangeRequestsProps = {
  /** Whose. */
  memberId: string;
};

/** The open change requests of one member, where there are any (`desk/members-9`). */
function ChangeRequests({ memberId }: ChangeRequestsProps) {
  const { data = [] } = useQuery(changeRequestsQuery(useClient(), memberId));
  const now = useNow();
  const { decide, dialog } = useDecision(data);
  return (
    <>
      {data.length === 0 ? null : (
        <Stack gap={3}>
          <SectionHeading size="small" title="Change requests" />
          <ChangeRequestList
            changeRequests={data}
            now={now}
            timeZone={timeZone}
            onDecide={decide}
          />
        </Stack>
      )}
      {dialog}
    </>
  );
}
