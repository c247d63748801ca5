import type { ImportDetail, UnfetchedPicture } from '@parlour/contract/staff';
import {
  DataTable,
  type DataTableColumns,
  ProgressBar,
  SectionHeading,
  Stack,
  Text,
} from '@parlour/ui';

export type ImportedPicturesProps = {
  /** How far the pictures are that the import fetches. */
  pictures: NonNullable<ImportDetail['pictures']>;
};

const inWords = (count: number) => count.toLocaleString('en-US');
const picturesIn = (count: number) => (count === 1 ? '1 picture' : `${inWords(count)} pictures`);

const columns: DataTableColumns<UnfetchedPicture> = [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'message', label: 'Reason', cell: ({ message }) => message },
  { name: 'url', label: 'URL', cell: ({ url }) => url },
  { name: 'place', label: 'Row', cell: ({ file, line }) => `${file}, line ${line}` },
];

/** How far the pictures of other hosts are, and why some could not be fetched (`desk/imports-10`). */
export function ImportedPictures({ pictures }: ImportedPicturesProps) {
  const { fetched, waiting, failed, failures } = pictures;
  const total = fetched + waiting + failed;
  return (
    <section aria-labelledby="pictures">
      <Stack gap={4}>
        <SectionHeading size="small" id="pictures" title="Pictures" />
        {waiting > 0 ? (
          <>
            <ProgressBar
              label={`${inWords(fetched)} of ${picturesIn(total)} fetched`}
              value={(total - waiting) / total}
            />
            <Text>They come in the background. You may leave this page.</Text>
          </>
        ) : (
          <Text>
            {failed === 0
              ? `${picturesIn(total)} fetched into the club.`
              : `${inWords(fetched)} of ${picturesIn(total)} fetched into the club.`}
          </Text>
        )}
        {failed === 0 ? null : (
          <>
            <Text>
              These could not be fetched, and do not show. To try them once more, import the file
              again: nothing else changes.
            </Text>
            <DataTable
              caption="Pictures that could not be fetched"
              rows={failures}
              keyOf={({ file, line, url }) => `${file} ${line} ${url}`}
              columns={columns}
            />
            {failed > failures.length ? (
              <Text>{`The first ${inWords(failures.length)} are shown.`}</Text>
            ) : null}
          </>
        )}
      </Stack>
    </section>
  );
}
