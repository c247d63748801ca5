import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type ContentKind, previewContent } from '@parlour/contract/staff';
import { useState } from 'react';

/** How a preview looks. */
interface PreviewLook {
  /** Whether as a member sees it. Otherwise it is as a visitor sees it. */
  readonly isMember: boolean;
  /** Whether as wide as a phone. */
  readonly isPhone: boolean;
}

/** Opens previews of an item. */
export interface Preview {
  /** Why the last one did not open; null if it did. */
  readonly failure: string | null;
  /** The link of a preview that the browser did not open; null for none. */
  readonly blockedUrl: string | null;
  /** Opens one. */
  readonly onOpen: (look: PreviewLook) => void;
}

/** The size of a window that is as wide as a phone. */
const PHONE = 'popup,width=390,height=844';

/** Opens the draft on its page, in a tab or in a window as wide as a phone (`desk/content-11`). */
export function usePreview(kind: ContentKind, id: string): Preview {
  const client = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const open = async ({ isMember, isPhone }: PreviewLook) => {
    setFailure(null);
    setBlockedUrl(null);
    // Browsers only open a window at once. Later it would be a pop-up that they block.
    const opened = window.open('', '_blank', isPhone ? PHONE : '');
    const result = await send(client, previewContent, { params: { kind, id } });
    if (!result.ok) {
      opened?.close();
      return setFailure(result.failure.message);
    }
    const { path, memberPath } = result.value;
    const url = new URL(isMember ? memberPath : path, window.location.origin).href;
    if (opened === null) return setBlockedUrl(url);
    // The page needs nothing of the desk.
    opened.opener = null;
    opened.location.replace(url);
  };
  return { failure, blockedUrl, onOpen: (look) => void open(look) };
}
