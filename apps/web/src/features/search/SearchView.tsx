import { type PageData, PageDataView } from '@parlour/app/data';
import { FoundRow, SearchSkeleton } from '@parlour/app/search';
import type { SearchResult } from '@parlour/contract';
import {
  Button,
  Checkbox,
  Container,
  EmptyState,
  PageHeading,
  Stack,
  Text,
  TextField,
} from '@parlour/ui';
import { ListSection, ListSections } from '../../components/filters/ListSections.tsx';
import { type FoundSection, sectionsOf } from './foundKinds.ts';
import * as styles from './SearchView.css.ts';

export type SearchViewProps = {
  /** What is typed. */
  text: string;
  /** What was found, idle while too little is typed. */
  page: PageData<SearchResult>;
  /** Whether the field takes the focus when it appears. */
  isFocused: boolean;
  /** Whether the key `/` opens the search. */
  isKeyOn: boolean;
  /** Called with what is typed. */
  onType: (text: string) => void;
  /** Called when the member does not want to wait for the pause. */
  onSearch: () => void;
  /** Called when the member wants to ask the concierge. */
  onRequest: () => void;
  /** Turns the key `/` on or off. */
  onTurnKey: (isOn: boolean) => void;
};

/** The search over all that the member may see, with what it found by kind. */
export function SearchView(props: SearchViewProps) {
  const { text, page, isFocused, isKeyOn, onType, onSearch, onRequest, onTurnKey } = props;
  return (
    <Container width="text">
      <Stack gap={12}>
        <PageHeading title="Search" />
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSearch();
            }}
          >
            <TextField
              label="What are you looking for?"
              hint="A benefit, an event, a place, a gift or one of your requests, from two letters on."
              type="search"
              autoComplete="off"
              autoFocus={isFocused}
              value={text}
              onChange={onType}
            />
          </form>
        </search>
        {/* Above what is found, which would move it as it arrives. */}
        <div className={styles.key}>
          <Checkbox
            label="Open the search from any page with the / key"
            checked={isKeyOn}
            onChange={onTurnKey}
          />
        </div>
        <div>
          {/* It is there before its text, which would not be announced otherwise. */}
          <div role="status" className={styles.status}>
            {page.state === 'loaded' ? <Outcome result={page.data} onRequest={onRequest} /> : null}
          </div>
          <PageDataView page={page} loadingLabel="Searching" skeleton={<SearchSkeleton />}>
            {({ groups }) => <Found sections={sectionsOf(groups)} />}
          </PageDataView>
        </div>
      </Stack>
    </Container>
  );
}

const countItems = (sections: readonly FoundSection[]) => {
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
};

type OutcomeProps = Pick<SearchViewProps, 'onRequest'> & { result: SearchResult };

function Outcome({ result, onRequest }: OutcomeProps) {
  const sections = sectionsOf(result.groups);
  return sections.length === 0 ? (
    <EmptyState
      title="Nothing found"
      text="Try fewer or other words. Or ask your concierge, who knows more than any list."
      action={
        <Button variant="secondary" onClick={onRequest}>
          Submit a Request
        </Button>
      }
    />
  ) : (
    <>
      {result.isApproximate ? <Text>Nothing has these words. This comes close.</Text> : null}
      <Text size="small" tone="muted">
        {countItems(sections)}
      </Text>
    </>
  );
}

function Found({ sections }: { sections: readonly FoundSection[] }) {
  return (
    <ListSections>
      {sections.map(({ title, items, hrefOf }) => (
        <ListSection key={title} title={title}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <FoundRow
                  item={item}
                  href={hrefOf(item.id)}
                  hasPictures={items.some(({ imageUrl }) => imageUrl !== null)}
                />
              </li>
            ))}
          </ul>
        </ListSection>
      ))}
    </ListSections>
  );
}
