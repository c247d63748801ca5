import { type PageData, PageDataView } from '@parlour/app/data';
import { Button, DataTable, type DataTableProps, LinkButton, Skeleton, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from './DeskHeading.tsx';

export type ListTableProps<Data, Row> = Omit<DataTableProps<Row>, 'rows' | 'isLoading'> & {
  /** The list with its state. */
  page: PageData<Data>;
  /** Announced while loading, such as "Loading staff". */
  loadingLabel: string;
  /** Returns the rows of what was loaded. */
  rowsOf: (data: Data) => readonly Row[];
  /** Renders what is around the table, as the buttons of a list in pages. */
  renderAround?: (data: Data, table: ReactNode) => ReactNode;
};

/** A list of the server in a table, in each of its states. */
export function ListTable<Data, Row>(props: ListTableProps<Data, Row>) {
  const { page, loadingLabel, rowsOf, renderAround = (_, table) => table, ...table } = props;
  return (
    <PageDataView page={page} loadingLabel={loadingLabel} skeleton={<Skeleton shape="wide" />}>
      {(data) => renderAround(data, <DataTable {...table} rows={rowsOf(data)} />)}
    </PageDataView>
  );
}

export type ListPageProps<Data, Row> = ListTableProps<Data, Row> & {
  /** The name of the page. */
  title: string;
  /** What can be done here, beside the title; null for who may not. */
  action?: { readonly label: string; readonly onAction: () => void } | null;
  /** A page where more can be done with the list, beside the action; null for who may not. */
  link?: { readonly label: string; readonly href: string } | null;
  /** What the list is about, and its filters. */
  intro?: ReactNode;
};

/** A page of the desk that lists things of one kind. */
export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { title, action = null, link = null, intro, ...table } = props;
  return (
    <Stack gap={5}>
      <DeskHeading
        title={title}
        actions={
          action === null && link === null ? null : (
            <Stack direction="row" gap={3}>
              {link === null ? null : (
                <LinkButton href={link.href} variant="secondary" size="small">
                  {link.label}
                </LinkButton>
              )}
              {action === null ? null : (
                <Button size="small" onClick={action.onAction}>
                  {action.label}
                </Button>
              )}
            </Stack>
          )
        }
      />
      {intro}
      <ListTable {...table} />
    </Stack>
  );
}

export type PageButtonsProps = {
  /** The label of what leads to the first page, by default `First Page`. */
  firstLabel?: string;
  /** The label of what leads on, by default `Next Page`. */
  nextLabel?: string;
  /** Goes to the first page; null on it. */
  onFirst: (() => void) | null;
  /** Goes to the next page; null on the last one. */
  onNext: (() => void) | null;
  /** Buttons before them. */
  children?: ReactNode;
};

/** Leads from page to page of a list. */
export function PageButtons(props: PageButtonsProps) {
  const { firstLabel = 'First Page', nextLabel = 'Next Page', onFirst, onNext, children } = props;
  return (
    <Stack direction="row" gap={3}>
      {children}
      {onFirst === null ? null : (
        <Button variant="secondary" size="small" onClick={onFirst}>
          {firstLabel}
        </Button>
      )}
      {onNext === null ? null : (
        <Button variant="secondary" size="small" onClick={onNext}>
          {nextLabel}
        </Button>
      )}
    </Stack>
  );
}
