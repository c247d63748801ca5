import { isSearchText } from '@parlour/contract';
import { useClient } from '@parlour/app/data-layout';
import { useNow, useToday } from '@parlour/app/hooks';
import { ThreadFile, useEarlierEntries } from '@parlour/app/thread';
import { send } from '@parlour/client';
import {
  type DeskRequest,
  type DeskRequestDetail,
  getDeskFile,
  getDeskRequest,
} from '@parlour/contract/staff';
import { isOpenRequest, fullName } from '@parlour/core';
import { Menu } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePageCommands } from '../../../app/commands/pageCommands.ts';
import { copyOfMove, moveKeys, type OfferedMove } from '../../../app/moveCopy.ts';
import { useServices } from '../../../app/services.ts';
import { useMe } from '../../../app/session/useMe.ts';
import { filledRepliesQuery } from '../../replies/queries.ts';
import { MemberPanel } from '../member/MemberPanel.tsx';
import { memberQuery } from '../member/queries.ts';
import { assigneesQuery, queueQuery } from '../queries.ts';
import { defaultChoice } from '../queue/queueChoice.ts';
import { useManyDialog } from '../many/useManyDialog.tsx';
import { useKeyList } from '../useKeyList.ts';
import { useKeys } from '../useKeys.ts';
import { useWriters } from '../useWriters.ts';
import { COMPOSER_ID } from './ComposerView.tsx';
import { MacroMenu } from './MacroMenu.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { mayHandOver, offeredMoves } from './moves.ts';
import type { OtherRequests } from './OtherRequestField.tsx';
import { TAGS_ID } from './RequestFacts.tsx';
import { beginMove } from './preparedMove.ts';
import { MOVES_ID, RequestView } from './RequestView.tsx';
import { useComposer, type WritingKind } from './useComposer.ts';
import { useMoves } from './useMoves.ts';
import { useReading } from './useReading.ts';
import { useSentUntilSure } from './useSentUntilSure.ts';
import { useTags } from './useTags.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const nobody = { id: '', firstName: '', lastName: '', roles: [] };

/** Binds a loaded request to its calls and to the keys. */
export function RequestPage({ request }: { request: DeskRequestDetail }) {
  const me = useMe() ?? nobody;
  const now = useNow();
  const today = useToday();
  const viewer = { id: me.id, name: fullName(me), roles: me.roles };
  const sent = useSentUntilSure(request, viewer);
  const composer = useComposer(request, me.id, sent);
  const moves = useMoves(request, viewer, now, sent);
  const tags = useTags(request);
  const reading = useReading(request);
  const writersOf = useWriters();
  useEndOfWriting(request);
  const client = useClient();
  const earlier = useEarlierEntries(request.id, request, (input) =>
    send(client, getDeskRequest, input),
  );
  const keyList = useKeyList();
  const { asked, draft } = moves;
  const others = useOtherRequests(request, asked, draft.search);
  const offered = offeredMoves(request, me, now);
  const { start: startMany, dialog } = useManyDialog(`hand-over:${request.id}`);
  const onHandOver = mayHandOver(request, me, now) ? () => startMany('hand_over', [request]) : null;
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
    t: () => {
      // That row of the queue is taken by the queue.
      const isOnOtherRow = document.activeElement?.closest('tbody tr:not([data-current])');
      if (offered.includes('take') && !isOnOtherRow) moves.onStart('take');
    },
    ...start('assign'),
    ...start('snooze'),
    ...start('link'),
    ...start('merge'),
    h: () => onHandOver?.(),
    m: () => document.querySelector<HTMLElement>(`#${MOVES_ID} button`)?.click(),
    '#': () => document.querySelector<HTMLElement>(`#${TAGS_ID} input`)?.focus(),
    r: () => write('message'),
    n: () => write('note'),
    '?': keyList.onOpen,
  });
  const keysOf = (key: string | undefined) =>
    key === undefined || !keyList.isOn ? {} : { keys: [key] };
  usePageCommands({
    label: 'This request',
    commands: [
      ...offered.map((move) => ({
        id: move,
        label: copyOfMove(move, request.status).label,
        ...keysOf(moveKeys[move]),
        onSelect: () => moves.onStart(move),
      })),
      ...(onHandOver === null
        ? []
        : [{ id: 'hand_over', label: 'Hand Over', ...keysOf('h'), onSelect: onHandOver }]),
      { id: 'message', label: 'Write a message', ...keysOf('r'), onSelect: () => write('message') },
      {
        id: 'note',
        label: 'Write an internal note',
        ...keysOf('n'),
        onSelect: () => write('note'),
      },
    ],
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
        reading={reading}
        isOwn={request.assignee?.id === me.id}
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
          next: [
            {
              move: 'snooze',
              label: 'Send and Snooze',
              onSent: () => moves.onStart('snooze'),
            } as const,
            {
              move: 'complete',
              label: 'Send and Complete',
              onSent: (sent: DeskRequestDetail) => moves.onMake('complete', sent),
            } as const,
          ].filter(({ move }) => offered.includes(move)),
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
        onHandOver={onHandOver}
      />
      {dialog}
      {asked === null ? null : (
        <MoveDialog
          move={asked}
          status={request.status}
          requestId={request.id}
          version={request.version}
          holder={request.assignee?.name ?? null}
          reference={request.reference}
          draft={draft}
          begun={beginMove(asked, request)}
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

type ReplyMenuProps = {
  /** The request that the replies are filled in for. */
  requestId: string;
  /** Called with the filled-in text of the chosen reply. */
  onInsert: (text: string) => void;
};

/** The canned replies in a menu. Without any there is none (`desk/replies-3`). */
function ReplyMenu({ requestId, onInsert }: ReplyMenuProps) {
  const { data: replies = [] } = useQuery(filledRepliesQuery(useClient(), requestId));
  if (replies.length === 0) return null;
  return (
    <Menu
      label="Insert a Reply"
      items={replies.map(({ id, title, text }) => ({
        id,
        label: title,
        onSelect: () => onInsert(text),
      }))}
    />
  );
}

/** Shows a colleague no longer as writing once their line arrives (`desk/requests/thread-4`). */
function useEndOfWriting({ id: requestId, entries }: DeskRequestDetail): void {
  const { writers } = useServices().presence;
  const client = useClient();
  const cache = useQueryClient();
  const seen = useRef(entries.at(-1)?.id);
  useEffect(() => {
    const first = entries.findIndex(({ id }) => id === seen.current) + 1;
    seen.current = entries.at(-1)?.id;
    // A line has the name of its author alone.
    const authors = entries
      .slice(first)
      .flatMap(({ author }) => (author.kind === 'staff' ? [author.name] : []));
    const colleagues = cache.getQueryData(assigneesQuery(client).queryKey) ?? [];
    for (const { id, name } of colleagues) {
      if (authors.includes(name)) writers.end({ subject: requestId, staffId: id });
    }
  }, [cache, client, entries, requestId, writers]);
}

/** Finds the requests that one can be merged into or linked to (`desk/requests/thread-2`, `desk/requests/thread-3`). */
function useOtherRequests(
  request: DeskRequestDetail,
  move: OfferedMove | null,
  text: string,
): OtherRequests {
  const client = useClient();
  const isAsked = move === 'link' || move === 'merge';
  const search = text.trim();
  const isSearch = isSearchText(search);
  const member = useQuery({
    ...memberQuery(client, request.member.id),
    enabled: isAsked && !isSearch,
  });
  const hits = useQuery({
    ...queueQuery(client, { ...defaultChoice, search }),
    enabled: isAsked && isSearch,
  });
  const { data, error } = isSearch ? hits : member;
  const isPossible = ({ id, member: { id: memberId }, status }: DeskRequest) =>
    id !== request.id &&
    memberId === request.member.id &&
    (move === 'merge' ? isOpenRequest(status) : request.links.every((link) => link.id !== id));
  return {
    found: data === undefined ? null : data.requests.filter(isPossible),
    failure: error?.message ?? null,
  };
}
