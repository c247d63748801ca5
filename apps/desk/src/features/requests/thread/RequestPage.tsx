import { useClient } from '@parlour/app/data-layout';
import { useNow, useToday } from '@parlour/app/hooks';
import { ThreadFile, useEarlierEntries } from '@parlour/app/thread';
import { send } from '@parlour/client';
import { type DeskRequestDetail, getDeskFile, getDeskRequest } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { moveKeys, type OfferedMove } from '../../../app/moveCopy.ts';
import { useMe } from '../../../app/session/useMe.ts';
import { ReplyMenu } from '../../replies/ReplyMenu.tsx';
import { MemberPanel } from '../member/MemberPanel.tsx';
import { assigneesQuery } from '../queries.ts';
import { useKeyList } from '../useKeyList.ts';
import { useKeys } from '../useKeys.ts';
import { useWriters } from '../useWriters.ts';
import { COMPOSER_ID } from './ComposerView.tsx';
import { MacroMenu } from './MacroMenu.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { offeredMoves } from './moves.ts';
import { TAGS_ID } from './RequestFacts.tsx';
import { MOVES_ID, RequestView } from './RequestView.tsx';
import { useComposer, type WritingKind } from './useComposer.ts';
import { useEndOfWriting } from './useEndOfWriting.ts';
import { useMoves } from './useMoves.ts';
import { useOtherRequests } from './useOtherRequests.ts';
import { useSentUntilSure } from './useSentUntilSure.ts';
import { useTags } from './useTags.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const nobody = { id: '', firstName: '', lastName: '', roles: [] };

/** Binds a loaded request to its calls and to the keys. */
export function RequestPage({ request }: { request: DeskRequestDetail }) {
  const client = useClient();
  const me = useMe() ?? nobody;
  const now = useNow();
  const today = useToday();
  const viewer = { id: me.id, name: `${me.firstName} ${me.lastName}`, roles: me.roles };
  const sent = useSentUntilSure(request, viewer);
  const composer = useComposer(request, me.id, sent);
  const moves = useMoves(request, viewer, now, sent);
  const tags = useTags(request);
  const writersOf = useWriters();
  useEndOfWriting(request);
  const earlier = useEarlierEntries(request.id, request, (input) =>
    send(client, getDeskRequest, input),
  );
  const keyList = useKeyList();
  const { asked, draft } = moves;
  const others = useOtherRequests(request, asked, draft.search);
  const offered = offeredMoves(request, me, now);
  const colleagues = useQuery({ ...assigneesQuery(client), enabled: asked === 'assign' });
  const write = (kind: WritingKind) => {
    // The field of the tab must be there before it gets the focus.
    flushSync(() => composer.onShow(kind));
    document.querySelector<HTMLElement>(`#${COMPOSER_ID} textarea`)?.focus();
  };
  const insert = (text: string) => {
    const typed = composer.texts.message.trimEnd();
    composer.onChange(typed === '' ? text : `${typed}\n\n${text}`);
  };
  const start = (move: OfferedMove) => ({
    [moveKeys[move] ?? '']: () => {
      if (offered.includes(move)) moves.onStart(move);
    },
  });
  useKeys({
    ...start('take'),
    ...start('assign'),
    ...start('snooze'),
    ...start('link'),
    ...start('merge'),
    m: () => document.querySelector<HTMLElement>(`#${MOVES_ID} button`)?.click(),
    '#': () => document.querySelector<HTMLElement>(`#${TAGS_ID} input`)?.focus(),
    r: () => write('message'),
    n: () => write('note'),
    '?': keyList.onOpen,
  });
  return (
    <>
      <RequestView
        request={request}
        offered={offered}
        pending={moves.pending}
        failure={asked === null ? moves.failure : null}
        done={moves.done}
        writers={writersOf(request.id)}
        tags={tags}
        earlier={earlier}
        renderFile={(file) => <ThreadFile requestId={request.id} file={file} call={getDeskFile} />}
        member={
          <MemberPanel
            memberId={request.member.id}
            requestId={request.id}
            now={now}
            timeZone={timeZone}
          />
        }
        composer={{
          ...composer,
          replies: (
            <>
              <ReplyMenu requestId={request.id} onInsert={insert} />
              <MacroMenu request={request} send={sent.send} onFailure={composer.showFailure} />
            </>
          ),
        }}
        keyList={keyList}
        now={now}
        timeZone={timeZone}
        onMove={moves.onStart}
      />
      {asked === null ? null : (
        <MoveDialog
          move={asked}
          requestId={request.id}
          reference={request.reference}
          draft={draft}
          others={others}
          colleagues={colleagues.data ?? []}
          today={today}
          isPending={moves.pending !== null}
          failure={moves.failure ?? colleagues.error?.message ?? null}
          onChange={moves.onChange}
          onSubmit={moves.onSubmit}
          onClose={moves.onClose}
        />
      )}
    </>
  );
}
