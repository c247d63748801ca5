import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { newIdempotencyKey, send as sendCall } from '@parlour/client';
import {
  type ContentDetail,
  type ContentKind,
  hideContent,
  revertContent,
} from '@parlour/contract/staff';
import { contentIssues, contentTitle, type UnsavedContent } from '@parlour/core/content';
import { mayDo } from '@parlour/core/staff';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { ContentEditorView, type ContentTask } from './ContentEditorView.tsx';
import { newContentPath } from './contentPaths.ts';
import { useEditors } from './useEditors.ts';
import { useFieldPorts } from './useFieldPorts.ts';
import { useItemDraft } from './useItemDraft.ts';
import { usePreview } from './usePreview.ts';
import { editorsInWords, whoEdits } from './whoEdits.ts';

const ContentDialogs = lazyPart(() =>
  import('./ContentDialogs.tsx').then((dialogs) => dialogs.ContentDialogs),
);

// Most of its code sorts, so it comes with its field.
const MorePicturesField = lazyPart(() =>
  import('../pictures/MorePicturesField.tsx').then((field) => field.MorePicturesField),
);

export type ContentEditorProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** The item as it was read when the page was opened. */
  detail: ContentDetail;
  /** What was typed before and not saved; null for nothing. */
  unsaved: UnsavedContent | null;
};

const tasks: readonly ContentTask[] = ['publish', 'schedule', 'hide', 'history', 'discard'];

const nobody = { id: '', roles: [] };

/** Binds the editor of one item to its machine, to its calls and to its dialogs. */
export function ContentEditor({ kind, detail, unsaved }: ContentEditorProps) {
  const client = useClient();
  const navigate = useNavigate();
  const me = useMe() ?? nobody;
  const now = useNow();
  const timeZone = useClubTimeZone();
  const mayPublish = mayDo(me.roles, 'content.publish');
  const isInUse = useIsInUse();
  const colleagues = useEditors({ kind, id: detail.id, staffId: me.id, isInUse });
  const draft = useItemDraft({ kind, detail, unsaved, timeZone, staffId: me.id, isInUse });
  const { edited, stage, send } = draft;
  const ports = useFieldPorts(
    kind,
    mayDo(me.roles, 'member.read'),
    draft.latest.draft?.release?.id,
  );
  const preview = usePreview(kind, detail.id);
  const undo = useOneKeyedCall<'undo'>();
  const [chosenNames, setChosenNames] = useState<Readonly<Record<string, string>>>({});
  const dialog = useOpenDialog<{ readonly name: ContentTask }>({
    name: `content:${kind}:${detail.id}`,
    storedOf: (opened) => opened,
    find: (stored) => {
      const name = tasks.find((each) => each === stored['name']);
      return name === undefined ? null : { name };
    },
  });
  const [undoneVersion, setUndoneVersion] = useState<number | null>(null);
  const title = contentTitle(kind, edited.body);
  usePageTitle(title);
  const names = { ...edited.theirs?.names, ...edited.detail.names, ...chosenNames };

  const begin = (next: ContentTask) => {
    const isIncomplete = contentIssues(kind, edited.body).length > 0;
    if (next === 'publish' && isIncomplete) {
      return send({ type: 'publish.requested', wordsToHolders: null });
    }
    // What the dialogs show is what is stored.
    send({ type: 'save.requested' });
    dialog.open({ name: next });
  };
  const { publishedVersion } = edited;
  const undoPublication = async () => {
    if (publishedVersion === null) return;
    const params = { kind, id: detail.id };
    const result = await undo.run('undo', (idempotencyKey) =>
      publishedVersion > 1
        ? sendCall(
            client,
            revertContent,
            { params, body: { number: publishedVersion - 1, version: publishedVersion } },
            { idempotencyKey },
          )
        : sendCall(
            client,
            hideContent,
            { params, body: { version: publishedVersion, isHidden: true, wordsToHolders: null } },
            { idempotencyKey },
          ),
    );
    if (!result.ok) return;
    setUndoneVersion(publishedVersion);
    draft.take(result.value);
  };
  const isUndoOffered = publishedVersion !== null && publishedVersion !== undoneVersion;
  return (
    <>
      <ContentEditorView
        kind={kind}
        title={title}
        stage={stage}
        edited={edited}
        surroundings={{
          issues: edited.issues,
          names,
          ports,
          Picture: PictureField,
          MorePictures: MorePicturesField,
          onNamed: (choice) => setChosenNames({ ...chosenNames, [choice.id]: choice.title }),
        }}
        names={names}
        mayPublish={mayPublish}
        timeZone={timeZone}
        colleagues={editorsInWords(whoEdits(draft.latest, me.id, now), colleagues)}
        preview={preview}
        undo={{
          isOffered: isUndoOffered,
          failure: undo.failure,
          onUndo: () => void undoPublication(),
          onExpire: () => setUndoneVersion(publishedVersion),
        }}
        onChange={(change) => send({ type: 'draft.changed', change })}
        onSave={() => send({ type: 'save.requested' })}
        onKeepMine={() => send({ type: 'mine.kept' })}
        onTakeTheirs={() => send({ type: 'theirs.taken' })}
        onTask={begin}
        onDuplicate={() => void navigate(newContentPath(kind, newIdempotencyKey(), detail.id))}
      />
      {dialog.task === null ? null : (
        <ContentDialogs
          task={dialog.task.name}
          kind={kind}
          title={title}
          draft={draft}
          names={names}
          timeZone={timeZone}
          now={now}
          form={dialog.form}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

/** How long a page counts as in use after the last key or press, in milliseconds. */
const IN_USE_FOR = 5 * 60_000;

/** Returns whether the page is shown and somebody used it a moment ago. A page that was left open is not. */
function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsInUse(false), IN_USE_FOR);
      setIsInUse(true);
    };
    const noteVisibility = () => {
      if (document.visibilityState === 'visible') return restart();
      clearTimeout(timer);
      setIsInUse(false);
    };
    restart();
    document.addEventListener('visibilitychange', noteVisibility);
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', noteVisibility);
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, restart);
    };
  }, []);
  return isInUse;
}
