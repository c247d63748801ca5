import { useClient } from '@parlour/app/data-layout';
import { Menu } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { filledRepliesQuery } from './queries.ts';

export type ReplyMenuProps = {
  /** The request that the replies are filled in for. */
  requestId: string;
  /** Called with the filled-in text of the chosen reply. */
  onInsert: (text: string) => void;
};

/** The canned replies in a menu. Without any there is none (`DKC3`). */
export function ReplyMenu({ requestId, onInsert }: ReplyMenuProps) {
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
