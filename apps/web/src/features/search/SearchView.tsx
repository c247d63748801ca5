import { type PageData, PageDataView } from '@parlour/app/data';
import { FoundRow, SearchSkeleton } from '@parlour/app/search';
import type { SearchResult, FoundGroup, FoundItem, FoundKind } from '@parlour/contract';
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
import { href, routes } from '@parlour/core/routes';
import { ListSection, ListSections } from '../../components/filters/ListSections.tsx';
import * as styles from './SearchView.css.ts';

interface Kind {
  readonly title: string;
  readonly hrefOf: (id: string) => string;
}

const kinds: Readonly<Record<FoundKind, Kind>> = {
  benefit: { title: 'Benefits', hrefOf: (benefitId) => href(routes.benefit, { benefitId }) },
  event: { title: 'Events', hrefOf: (eventId) => href(routes.event, { eventId }) },
  destination: { title: 'Destinations', hrefOf: (id) => href(routes.destination, { id }) },
  vendor: { title: 'Vendors', hrefOf: (slug) => href(routes.vendor, { slug }) },
  gift_guide: { title: 'Gift Guides', hrefOf: (id) => href(routes.giftGuide, { id }) },
  gift_product: { title: 'Gifts', hrefOf: (productId) => href(routes.giftProduct, { productId }) },
  request: { title: 'Your Requests', hrefOf: (requestId) => href(routes.request, { requestId }) },
};

const kindOf = new Map<string, Kind>(Object.entries(kinds));

/** A group of found items with its heading and the paths of their pages. */
interface FoundSection extends Kind {
  readonly items: readonly FoundItem[];
}

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

/** Returns the groups that the app can show, since a newer server may find more kinds (`web/search-3`). */
function sectionsOf(groups: readonly FoundGroup[]): FoundSection[] {
  return groups.flatMap(({ kind: name, items }) => {
    const kind = kindOf.get(name);
    return kind === undefined ? [] : [{ ...kind, items }];
  });
}
