import { useSearchParams } from 'react-router';
import { useIsMember } from './useIsMember.ts';

/** The `ref` that a visitor's links keep (spec section 2); null for a member, whose links carry none. */
export function useVisitorRef(): string | null {
  const [search] = useSearchParams();
  return useIsMember() ? null : search.get('ref')?.trim() || null;
}
