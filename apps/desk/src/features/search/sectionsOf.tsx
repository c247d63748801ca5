import type { FoundThing } from '@parlour/app/search';
import { contentKinds, type StaffSearchResult } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { href, fullName, shownSubject } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import type { ReactNode } from 'react';
import {
  choiceQuery as contentQuery,
  defaultChoice as allContent,
} from '../content/contentChoice.ts';
import { contentListPath, contentPath } from '../content/contentPaths.ts';
import { StateBadges } from '../content/StateBadges.tsx';
import { choiceQuery as membersQuery } from '../members/membersChoice.ts';
import { MemberStatusBadge } from '../members/MemberStatusBadge.tsx';
import { StaffStatusBadge } from '../people/StaffStatusBadge.tsx';
import { allPictures, pictureQueryOf } from '../pictures/pictureChoice.ts';
import {
  choiceQuery as queueQuery,
  defaultChoice as queue,
} from '../requests/queue/queueChoice.ts';
import { StatusBadge } from '../requests/StatusBadge.tsx';

/** One row of what was found. */
interface FoundEntry extends FoundThing {
  readonly id: string;
  /** The path of its page, or of the list that has it. */
  readonly path: string;
  /** What has become of it. */
  readonly state: ReactNode;
}

/** What was found of one kind, under its heading. */
export interface FoundSection {
  readonly title: string;
  /** The path of its list with the text as its search. Null where nothing more is found there. */
  readonly morePath: string | null;
  readonly entries: readonly FoundEntry[];
}

const withQuery = (path: string, query: URLSearchParams) => `${path}?${query}`;

const picturesPath = (search: string) =>
  withQuery(
    deskRoutes.pictures.path,
    new URLSearchParams({ ...pictureQueryOf({ ...allPictures, search }) }),
  );

/** Returns what was found in its order, with the paths of the lists that find more. A kind that is not known is left out. */
export function sectionsOf(
  { requests, members, contents, pictures, staff }: StaffSearchResult,
  text: string,
  timeZone: string,
): readonly FoundSection[] {
  const sections: FoundSection[] = [
    {
      title: 'Requests',
      morePath: requests.hasMore
        ? withQuery(deskRoutes.requests.path, queueQuery({ ...queue, search: text }))
        : null,
      entries: requests.items.map(({ id, subject, reference, member, status }) => ({
        id,
        title: shownSubject(subject),
        detail: `${reference}, ${member.name}`,
        imageUrl: null,
        path: href(deskRoutes.request, { requestId: id }),
        state: <StatusBadge status={status} />,
      })),
    },
    {
      title: 'Members',
      morePath: members.hasMore
        ? withQuery(deskRoutes.members.path, membersQuery({ search: text, status: '', after: '' }))
        : null,
      entries: members.items.map(({ id, name, email, status }) => ({
        id,
        title: name,
        detail: email,
        imageUrl: null,
        path: href(deskRoutes.member, { memberId: id }),
        state: <MemberStatusBadge status={status} />,
      })),
    },
    ...contents.flatMap(({ kind: name, items, hasMore }) => {
      const kind = contentKinds.find((known) => known === name);
      if (kind === undefined) return [];
      const morePath = withQuery(contentListPath(kind), contentQuery({ ...allContent, text }));
      return {
        title: contentNames[kind].many,
        morePath: hasMore ? morePath : null,
        entries: items.map((item) => ({
          id: item.id,
          title: item.title,
          detail: item.detail,
          imageUrl: item.imageUrl,
          picture: item.picture,
          path: contentPath(kind, item.id),
          state: <StateBadges item={item} timeZone={timeZone} />,
        })),
      };
    }),
    {
      title: 'Pictures',
      morePath: pictures.hasMore ? picturesPath(text) : null,
      entries: pictures.items.map(({ id, name, alternativeText, fileUrl, focusX, focusY }) => ({
        id,
        title: name,
        detail: alternativeText ?? 'No alternative text',
        imageUrl: fileUrl,
        // What it shows is beside it.
        picture: { alternativeText: '', focusX, focusY },
        path: picturesPath(name),
        state: null,
      })),
    },
    {
      title: 'Staff',
      morePath: staff.hasMore ? deskRoutes.staff.path : null,
      entries: staff.items.map(({ id, firstName, lastName, email, status }) => ({
        id,
        title: fullName({ firstName, lastName }),
        detail: email,
        imageUrl: null,
        path: deskRoutes.staff.path,
        state: <StaffStatusBadge status={status} />,
      })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
