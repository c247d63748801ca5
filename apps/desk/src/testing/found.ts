import type { StaffSearchResult } from '@parlour/contract/staff';
import { contentItems } from './content.ts';
import { memberPage } from './member.ts';
import { staff } from './people.ts';
import { pictures } from './pictures.ts';
import { requests } from './requests.ts';

/** A search that found nothing. */
export const foundNothing: StaffSearchResult = {
  requests: { items: [], hasMore: false },
  members: { items: [], hasMore: false },
  contents: [],
  pictures: { items: [], hasMore: false },
  staff: { items: [], hasMore: false },
  isApproximate: false,
};

/** What an administrator finds by a word that everything has. */
export const foundEverything: StaffSearchResult = {
  requests: { items: requests.slice(0, 2), hasMore: true },
  members: { items: memberPage.members.slice(0, 2), hasMore: true },
  contents: [
    {
      kind: 'event',
      items: [
        ...contentItems.slice(0, 1),
        {
          ...contentItems[1]!,
          imageUrl: '/pictures/amalfi-coast.webp',
          picture: { alternativeText: 'The coast', focusX: 20, focusY: 80 },
        },
        ...contentItems.slice(4, 5),
      ],
      hasMore: true,
    },
  ],
  pictures: { items: pictures.slice(0, 2), hasMore: true },
  staff: { items: staff.slice(0, 2), hasMore: true },
  isApproximate: false,
};
