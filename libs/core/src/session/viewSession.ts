import type { MemberView } from '@parlour/contract';
import { routes } from '../routes/routes.ts';
import type { Session } from './storedSession.ts';

/** What the link of a view opens (core/session-21). */
export interface ViewStart {
  readonly kind: 'member' | 'preview';
  readonly token: string;
  /** The path of the page that is shown first. */
  readonly page: string;
}

/** Reads the hash of a view's link (core/session-21). Null where it has no token, and where the page would be of another site. */
export function viewStartOf(hash: string): ViewStart | null {
  const [, ofMember] = /^#(view\.[\w-]+)$/.exec(hash) ?? [];
  if (ofMember !== undefined) {
    return { kind: 'member', token: ofMember, page: routes.dashboard.path };
  }
  const [, preview, path] = /^#preview=([^&]+)&page=([^&]+)$/.exec(hash) ?? [];
  const [token, page] = [decode(preview), decode(path)];
  return isPreviewToken(token) && /^\/(?![/\\])/.test(page)
    ? { kind: 'preview', token, page }
    : null;
}

const decode = (text = ''): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const isPreviewToken = (token: string | null) => token?.startsWith('preview.') === true;

/** Whether the session of a tab shows a draft as members will see it. */
export function isPreview(session: Session | null): boolean {
  return isPreviewToken(session?.sessionToken ?? null);
}

/** Creates the session of a view (core/session-21): of the member whose pages are shown, with the token of who looks. */
export function sessionOfView({ memberId }: Pick<MemberView, 'memberId'>, token: string): Session {
  return {
    user: { id: memberId, email: '-', name: '', crmId: '-', instanceUrl: '-' },
    isAuthenticated: true,
    sessionToken: token,
    crmToken: '-',
    refreshToken: 'system-auth',
  };
}
