import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { MemberDocument } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { SectionHeading, Stack, TextLink, useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../app/lazyPart.tsx';
import { useServices } from '../../../app/services.ts';
import { storageKeys } from '../../../app/storageKeys.ts';
import { useMe } from '../../../app/session/useMe.ts';
import { useOpenDialog } from '../../../app/session/useOpenDialog.ts';
import { type Fold, MemberView } from './MemberView.tsx';
import { memberCardsQuery, memberDocumentsQuery, memberQuery } from './queries.ts';

const DocumentDialog = lazyPart(() =>
  import('./DocumentDialog.tsx').then((dialog) => dialog.DocumentDialog),
);

type MemberPanelProps = {
  memberId: string;
  /** The id of the request whose thread is shown, which is not listed again. Undefined for none. */
  requestId?: string | undefined;
  now: Date;
  timeZone: string;
};

type MemberDetailsProps = MemberPanelProps & {
  /** Whether only what one needs to call is in sight, until the rest is unfolded (`desk/requests/member-4`). */
  isFolded?: boolean;
};

/** Binds the member beside a thread. On a narrow screen nothing is read until it is shown (`desk/requests/member-1`). */
export function MemberPanel(props: MemberPanelProps) {
  const { memberId } = props;
  const isWide = useMediaQuery(media.fromLg);
  const [isChosen, setChosen] = useState(false);
  const isShown = isWide || isChosen;
  return (
    <Stack gap={3}>
      <SectionHeading
        size="small"
        title="Member"
        {...(isWide
          ? {}
          : {
              action: {
                label: isChosen ? 'Hide' : 'Show',
                expanded: isChosen,
                onAction: () => setChosen(!isChosen),
              },
            })}
      />
      {isShown ? (
        <>
          <TextLink href={href(deskRoutes.member, { memberId })}>Open Member</TextLink>
          <MemberDetails {...props} isFolded={isWide} />
        </>
      ) : null}
    </Stack>
  );
}

const OPEN = 'open';

/** Remembers in this browser whether all of a member is shown. */
function useFold(): Fold {
  const { browserStorage } = useServices();
  const [isOpen, setOpen] = useState(
    () => browserStorage.getItem(storageKeys.memberUnfolded) === OPEN,
  );
  return {
    isOpen,
    onTurn: (turned) => {
      if (turned) browserStorage.setItem(storageKeys.memberUnfolded, OPEN);
      else browserStorage.removeItem(storageKeys.memberUnfolded);
      setOpen(turned);
    },
  };
}

/** Binds what staff may read of a member. */
export function MemberDetails(props: MemberDetailsProps) {
  const { memberId, requestId, now, timeZone, isFolded = false } = props;
  const fold = useFold();
  const client = useClient();
  const roles = useMe()?.roles ?? [];
  const maySeeCards = mayDo(roles, 'card.see');
  const mayOpenDocuments = mayDo(roles, 'document.open');
  const member = useQuery(memberQuery(client, memberId));
  const cards = useQuery({ ...memberCardsQuery(client, memberId), enabled: maySeeCards });
  const documents = useQuery({
    ...memberDocumentsQuery(client, memberId),
    enabled: mayOpenDocuments,
  });
  const { task, form, open, close } = useOpenDialog<MemberDocument>({
    name: `document:${memberId}`,
    storedOf: ({ id }) => ({ documentId: id }),
    find: ({ documentId }) => documents.data?.find(({ id }) => id === documentId) ?? null,
  });
  return (
    <>
      <MemberView
        member={pageData(member)}
        cards={maySeeCards ? pageData(cards) : null}
        documents={mayOpenDocuments ? pageData(documents) : null}
        requestId={requestId}
        fold={isFolded ? fold : undefined}
        now={now}
        timeZone={timeZone}
        onOpenDocument={open}
      />
      {task === null ? null : (
        <DocumentDialog memberId={memberId} document={task} form={form} onClose={close} />
      )}
    </>
  );
}
