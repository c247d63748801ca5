import type { StaffSearchResult } from '@parlour/contract/staff';
import { href, shownSubject } from '@parlour/core';
import { contentNames } from '@parlour/core/content';
import { contentKinds } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import type { CommandGroup } from '@parlour/ui';

/**
 * Returns what a search found as commands that open it. What has no page of its own is left to the search.
 *
 * @param isFound - whether it was found by what is typed now. Otherwise only what has its words is shown.
 */
export function foundCommands(
  { requests, members, contents }: StaffSearchResult,
  open: (path: string) => void,
  isFound: boolean,
): readonly CommandGroup[] {
  const groupOf = (label: string, found: readonly Found[]): CommandGroup => ({
    label,
    isFound,
    commands: found.map(({ path, ...command }) => ({
      ...command,
      id: path,
      onSelect: () => open(path),
    })),
  });
  return [
    groupOf(
      'Requests',
      requests.items.map(({ id, subject, reference, member }) => ({
        label: shownSubject(subject),
        detail: `${reference}, ${member.name}`,
        path: href(deskRoutes.request, { requestId: id }),
      })),
    ),
    groupOf(
      'Members',
      members.items.map(({ id, name, email }) => ({
        label: name,
        detail: email,
        path: href(deskRoutes.member, { memberId: id }),
      })),
    ),
    ...contents.flatMap(({ kind: name, items }) => {
      const kind = contentKinds.find((known) => known === name);
      if (kind === undefined) return [];
      return groupOf(
        contentNames[kind].many,
        items.map(({ id, title }) => ({
          label: title,
          detail: contentNames[kind].one,
          path: href(deskRoutes.content, { kind, itemId: id }),
        })),
      );
    }),
  ];
}

type Found = { readonly label: string; readonly detail: string; readonly path: string };
