import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey, send } from '@parlour/client';
import { type BulkResult, changeManyContents, type ContentKind } from '@parlour/contract/staff';
import { contentNames, orderedKinds } from '@parlour/core/content';
import { mayDo } from '@parlour/core/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazyPart.tsx';
import { isTypedOn } from '../../app/SearchField.tsx';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { choiceQuery, type ContentChoice, parseChoice } from './contentChoice.ts';
import { type BulkAction, ContentListView } from './ContentListView.tsx';
import { contentPath, kindOfPath, newContentPath } from './contentPaths.ts';
import { contentListKey, contentListQuery } from './queries.ts';

const OrderDialog = lazyPart(() =>
  import('./OrderDialog.tsx').then((dialog) => dialog.OrderDialog),
);

const AddToReleaseDialog = lazyPart(() =>
  import('./AddToReleaseDialog.tsx').then((dialog) => dialog.AddToReleaseDialog),
);

const nothing: ReadonlySet<string> = new Set();

/** Binds the list of a kind of content to the URL, to its query and to its changes. */
export function ContentListScreen() {
  const kind = kindOfPath(useParams()['kind']);
  return kind === undefined ? null : <ContentList key={kind} kind={kind} />;
}

function ContentList({ kind }: { kind: ContentKind }) {
  usePageTitle(contentNames[kind].many);
  const client = useClient();
  const cache = useQueryClient();
  const me = useMe();
  const timeZone = useClubTimeZone();
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const page = pageData(useQuery(contentListQuery(client, kind, choice)));
  const [chosen, setChosen] = useState(nothing);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [newId] = useState(newIdempotencyKey);
  const { pending, failure, run, renew } = useOneKeyedCall<BulkAction>();
  const mayPublish = mayDo(me?.roles ?? [], 'content.publish');
  const isOrdered = orderedKinds.some((each) => each === kind);

  const goTo = (change: Partial<ContentChoice>) => {
    setChosen(nothing);
    setParameters(choiceQuery({ ...choice, page: 1, ...change }), {
      preventScrollReset: true,
      replace: isTypedOn(choice.text, change.text),
    });
  };
  const show = (changed: BulkResult) => {
    setResult(changed);
    setChosen(new Set(changed.refused.map(({ id }) => id)));
  };
  const changeChosen = async (action: BulkAction) => {
    setResult(null);
    const changed = await run(action, (idempotencyKey) =>
      send(
        client,
        changeManyContents,
        { params: { kind }, body: { action, ids: [...chosen] } },
        { idempotencyKey },
      ),
    );
    void cache.invalidateQueries({ queryKey: ['content', kind] });
    if (!changed.ok) return;
    renew();
    show(changed.value);
  };
  return (
    <>
      <ContentListView
        kind={kind}
        page={page}
        choice={choice}
        bulk={{ chosen, pending, failure, result }}
        mayPublish={mayPublish}
        timeZone={timeZone}
        newPath={newContentPath(kind, newId)}
        pathOf={({ id }) => contentPath(kind, id)}
        copyPathOf={({ id }) => newContentPath(kind, newId, id)}
        onOrder={isOrdered && mayPublish ? () => setOrdering(true) : null}
        onGo={goTo}
        onChoose={(ids) => {
          renew();
          setChosen(ids);
        }}
        onBulk={(action) => void changeChosen(action)}
        onAddToRelease={() => setAdding(true)}
      />
      {isAdding ? (
        <AddToReleaseDialog
          items={[...chosen].map((id) => ({ kind, id }))}
          onAdded={show}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {isOrdering ? (
        <OrderDialog
          kind={kind}
          onClose={() => {
            setOrdering(false);
            void cache.invalidateQueries({ queryKey: contentListKey(kind) });
          }}
        />
      ) : null}
    </>
  );
}
