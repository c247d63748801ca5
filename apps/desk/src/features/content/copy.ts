import type { ContentItem, ContentKind, ContentState } from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';
import { contentNames } from '@parlour/core/content';

/** The states of a list, in the order of their choice. */
export const stateOptions: readonly { value: ContentState; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'With a draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'hidden', label: 'Hidden' },
];

/** What an item of a list is, in a word or two. */
export interface StateWord {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'positive' | 'critical';
}

/** What is known of the state of an item. */
type StatedItem = Pick<
  ContentItem,
  'version' | 'isHidden' | 'hasDraft' | 'publishAt' | 'issue' | 'releaseTitle' | 'hideAt'
>;

/** Returns the words for the states of an item. */
export function stateWords(item: StatedItem, timeZone: string): readonly StateWord[] {
  const { version, isHidden, hasDraft, publishAt, issue, releaseTitle, hideAt } = item;
  const words: (StateWord | false)[] = [
    version > 0 && !isHidden && { label: 'Published', tone: 'positive' },
    isHidden && { label: 'Hidden', tone: 'neutral' },
    hasDraft && { label: version === 0 ? 'New draft' : 'Changed draft', tone: 'accent' },
    publishAt !== null && {
      label: `Goes live ${formatDateTime(publishAt, timeZone)}`,
      tone: 'accent',
    },
    releaseTitle !== undefined && { label: `In release: ${releaseTitle}`, tone: 'accent' },
    hideAt !== undefined && {
      label: `Is hidden ${formatDateTime(hideAt, timeZone)}`,
      tone: 'neutral',
    },
    issue !== null && { label: 'Could not go live', tone: 'critical' },
  ];
  return words.filter((word) => word !== false);
}

/** Returns what an empty list says. */
export function emptyList(kind: ContentKind, isFiltered: boolean) {
  const { one, many } = contentNames[kind];
  return isFiltered
    ? { title: `No ${one} fits.`, text: 'Another state or other words may find it.' }
    : {
        title: `There are no ${many.toLowerCase()} yet.`,
        text: 'Members see each once it is published.',
      };
}

/** Returns the label of the button that begins an item, such as `New Event`. */
export function newLabel(kind: ContentKind): string {
  const { one } = contentNames[kind];
  return `New ${one.replaceAll(/\b[a-z]/g, (first) => first.toUpperCase())}`;
}
