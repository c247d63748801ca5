import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazyPart.tsx';
import { isTypedOn } from '../../app/SearchField.tsx';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { parsePictureChoice, pictureQueryOf } from './pictureChoice.ts';
import { PicturesView } from './PicturesView.tsx';
import { picturesQuery } from './queries.ts';
import { useUploads } from './useUploads.ts';

const PictureDialog = lazyPart(() =>
  import('./PictureDialog.tsx').then((dialog) => dialog.PictureDialog),
);

/** Binds the list of pictures to the URL, its uploads to their calls, and opens the dialog of a picture. */
export function PicturesScreen() {
  usePageTitle('Pictures');
  const [parameters, setParameters] = useSearchParams();
  const choice = parsePictureChoice(parameters);
  const page = pageData(useQuery(picturesQuery(useClient(), choice)));
  const uploading = useUploads();
  const { task, form, open, close } = useOpenDialog<{ readonly id: string }>({
    name: 'picture',
    storedOf: (opened) => opened,
    find: ({ id }) => (typeof id === 'string' ? { id } : null),
  });
  return (
    <>
      <PicturesView
        page={page}
        choice={choice}
        uploading={uploading}
        onGo={(change) =>
          setParameters(new URLSearchParams({ ...pictureQueryOf({ ...choice, ...change }) }), {
            preventScrollReset: true,
            replace: isTypedOn(choice.search, change.search),
          })
        }
        onChoose={({ id }) => open({ id })}
      />
      {task === null ? null : <PictureDialog id={task.id} form={form} onClose={close} />}
    </>
  );
}
