import { parsePicture, pictureFields, readCellsOf } from '@parlour/core/imports';
import type { ContentFields } from '@parlour/core/content';
import type { PackageFile } from '../reading/packageSource.ts';
import { readRows } from '../reading/readRows.ts';
import { surveyTable } from '../reading/surveyTable.ts';
import type { ImportContext } from './importContext.ts';
import type { RowIssue } from './planRecorder.ts';

const columns: ContentFields = pictureFields;

/** Imports the uploaded pictures that the table of a package describes, before rows refer to them (api/staff/imports-22). */
export async function importPictures(context: ImportContext, file: PackageFile): Promise<void> {
  const { pictures, recorder } = context;
  const survey = await surveyTable(file);
  const fields = Object.fromEntries(Object.keys(columns).map((name) => [name, name]));
  const seen = new Map<string, number>();
  for await (const { line, cells, issue } of readRows(file, survey, fields)) {
    const refuse = (issues: readonly RowIssue[]) =>
      recorder.refuse({ file: file.name, line }, null, issues);
    const read = readCellsOf(columns, cells);
    const parsed = parsePicture(read.values);
    const found = [...read.issues, ...(parsed.ok ? [] : parsed.issues)];
    if (issue !== undefined) refuse([{ field: null, message: issue }]);
    else if (found.length > 0 || !parsed.ok) {
      refuse(
        found.map(({ field, message }) => ({ field: columns[field]?.label ?? field, message })),
      );
    } else {
      const path = parsed.body.file.trim();
      const earlier = seen.get(path);
      const message =
        earlier === undefined
          ? await pictures.add(path, parsed.body)
          : `“${path}” is already on line ${earlier}.`;
      seen.set(path, line);
      if (message !== undefined) refuse([{ field: pictureFields.file.label, message }]);
    }
  }
  const count = pictures.newUploads();
  if (count > 0)
    recorder.note(`${file.name}: ${count === 1 ? '1 picture is' : `${count} pictures are`} new.`);
}
