import { type PageData, PageDataView } from '@parlour/app/data';
import type { UploadedPicture, UploadedPicturePage } from '@parlour/contract/staff';
import { Button, Checkbox, EmptyState, Skeleton, Stack } from '@parlour/ui';
import { SearchField } from '../../app/SearchField.tsx';
import { allPictures, type PictureChoice } from './pictureChoice.ts';
import { PictureGrid } from './PictureGrid.tsx';

export type PictureListProps = {
  /** The pictures with their state. */
  page: PageData<UploadedPicturePage>;
  /** Which of them are shown. */
  choice: PictureChoice;
  /** What a press on one does, such as `Edit`. */
  verb: string;
  /** Whether a picture is chosen, where several can be. */
  isChosen?: (picture: UploadedPicture) => boolean;
  /** Shows other pictures, from their first page on, or the page that the change names. */
  onGo: (change: Partial<PictureChoice>) => void;
  /** Called with the picture that was pressed. */
  onChoose: (picture: UploadedPicture) => void;
};

/** The pictures of the club, with their search and their filter (`desk/pictures-1`). */
export function PictureList(props: PictureListProps) {
  const { page, choice, onGo, ...grid } = props;
  const isFiltered = choice.search !== '' || choice.isWithoutText;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <SearchField
          hint="A part of a name or an alternative text."
          search={choice.search}
          onSearch={(search) => onGo({ search, before: '' })}
        />
        <Checkbox
          label="Only without alternative text"
          checked={choice.isWithoutText}
          onChange={(isWithoutText) => onGo({ isWithoutText, before: '' })}
        />
      </Stack>
      <PageDataView
        page={page}
        loadingLabel="Loading the pictures"
        skeleton={<Skeleton shape="wide" />}
      >
        {({ pictures, next }) => (
          <Stack gap={5}>
            {pictures.length > 0 ? (
              <PictureGrid pictures={pictures} {...grid} />
            ) : isFiltered ? (
              <EmptyState
                title="There is no such picture."
                action={
                  <Button variant="secondary" size="small" onClick={() => onGo(allPictures)}>
                    Show All Pictures
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="There is no picture yet."
                text="Upload the first ones above. You can drop many at once."
              />
            )}
            <Stack direction="row" gap={3}>
              {choice.before === '' ? null : (
                <Button variant="secondary" size="small" onClick={() => onGo({ before: '' })}>
                  Newest Pictures
                </Button>
              )}
              {next === null ? null : (
                <Button variant="secondary" size="small" onClick={() => onGo({ before: next })}>
                  Older Pictures
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </PageDataView>
    </Stack>
  );
}
