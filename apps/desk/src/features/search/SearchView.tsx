import { type PageData, PageDataView } from '@parlour/app/data';
import { SearchSkeleton } from '@parlour/app/search';
import type { StaffSearchResult } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { EmptyState, Stack, Text, TextField } from '@parlour/ui';
import type { KeyboardEvent } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { FoundSections } from './FoundSections.tsx';
import * as styles from './SearchView.css.ts';
import { sectionsOf } from './sectionsOf.tsx';

export type SearchViewProps = {
  /** What is typed. */
  text: string;
  /** What is searched for now. */
  searched: string;
  /** The roles of who searches, which say what can be found. */
  roles: readonly string[];
  /** What was found, idle while too little is typed. */
  page: PageData<StaffSearchResult>;
  /** Whether the field takes the focus when it appears. */
  isFocused: boolean;
  /** An IANA name, for the times of drafts. */
  timeZone: string;
  /** Called with what is typed. */
  onType: (text: string) => void;
  /** Called when nobody wants to wait for the pause. */
  onSearch: () => void;
};

/** Says what somebody with these roles finds. */
function hintFor(roles: readonly string[]): string {
  const found = [
    mayDo(roles, 'desk.read') && 'requests',
    mayDo(roles, 'member.read') && 'members',
    mayDo(roles, 'content.edit') && 'content and pictures',
    mayDo(roles, 'staff.manage') && 'staff',
  ].filter((words) => words !== false);
  const words = new Intl.ListFormat('en').format(found);
  return `Finds ${words} from two letters on. The arrow keys go through what is found.`;
}

/** The search over everything that a member of staff may read, with what it found by kind (`desk/search-1`). */
export function SearchView(props: SearchViewProps) {
  const { text, searched, roles, page, isFocused, timeZone, onType, onSearch } = props;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
  };
  return (
    <div onKeyDown={onKey}>
      <Stack gap={5}>
        <DeskHeading title="Search" />
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSearch();
            }}
          >
            <TextField
              label="Search everything"
              hint={hintFor(roles)}
              type="search"
              autoComplete="off"
              autoFocus={isFocused}
              value={text}
              onChange={onType}
            />
          </form>
        </search>
        <div>
          {/* It is there before its text, which would not be announced otherwise. */}
          <div role="status" className={styles.status}>
            {page.state === 'loaded' ? <Outcome result={page.data} searched={searched} /> : null}
          </div>
          <PageDataView page={page} loadingLabel="Searching" skeleton={<SearchSkeleton />}>
            {(result) => <FoundSections sections={sectionsOf(result, searched, timeZone)} />}
          </PageDataView>
        </div>
      </Stack>
    </div>
  );
}

type OutcomeProps = { result: StaffSearchResult; searched: string };

function Outcome({ result, searched }: OutcomeProps) {
  const count = sectionsOf(result, searched, 'UTC').reduce(
    (sum, { entries }) => sum + entries.length,
    0,
  );
  if (count === 0) {
    return <EmptyState title="Nothing was found." text="Fewer or other words may find it." />;
  }
  return (
    <>
      {result.isApproximate ? <Text>Nothing has these words. This comes close.</Text> : null}
      <Text size="small" tone="muted">
        {count === 1 ? '1 result' : `${count} results`}
      </Text>
    </>
  );
}

/**
 * Moves the focus from the field of a search to the next thing found, or to the one before, and from the first one back to
 * the field. Returns whether it moved, and so used the key.
 */
function moveFocus(search: HTMLElement, step: 1 | -1): boolean {
  const stops = [...search.querySelectorAll<HTMLElement>('input[type="search"], section a')];
  const { activeElement } = document;
  const here = stops.findIndex((stop) => stop === activeElement);
  const next = here === -1 ? undefined : stops[here + step];
  next?.focus();
  return next !== undefined;
}
