import { CardPicture } from '@parlour/app/pictures';
import type { SavedItem } from '@parlour/contract';
import {
  endsSoon,
  formatDay,
  formatEventDate,
  savedItemPath,
  savedKey,
  savedRequestContext,
} from '@parlour/core';
import { Anchor, Badge, Button, HeartIcon, IconButton, VisuallyHidden } from '@parlour/ui';
import { NoteForm } from './NoteForm.tsx';
import * as styles from './SavedRow.css.ts';

export type SavedRowProps = {
  item: SavedItem;
  /** False for what was removed since the page was opened. */
  isSaved: boolean;
  /** Whether its note is being written. */
  isNoting: boolean;
  /** The current time, to tell what ends soon. */
  now: Date;
  /** Called when the heart is pressed, with what it is from then on. */
  onToggle: (item: SavedItem, isSaved: boolean) => void;
  /** Called with the key of the item whose note is to be written, and with null when it is not any more. */
  onNoting: (key: string | null) => void;
  /** Called with the note to store. Empty for none. */
  onNote: (item: SavedItem, note: string) => void;
  /** Called when the member wants to ask for it. */
  onRequest: (item: SavedItem) => void;
};

/** The widths of a row's picture, including its cropped edges. */
const SIZES = '(min-width: 768px) 173px, 106px';

/** Something saved, in a line: what it is and until when, the member's note, and what can be done. The whole row is one link. */
export function SavedRow(props: SavedRowProps) {
  const { item, isSaved, isNoting, now, onToggle, onNoting, onNote, onRequest } = props;
  const { name, detail, note, imageUrl, picture } = item;
  const path = savedItemPath(item);
  const when = whenOf(item);
  const mayRequest = savedRequestContext(item, '') !== null;
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <CardPicture src={imageUrl} name={name} shown={picture} ratio="landscape" sizes={SIZES} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {path === null ? (
            name
          ) : (
            <Anchor href={path} className={styles.link}>
              {name}
            </Anchor>
          )}
        </h3>
        {detail === null || detail === '' ? null : <p className={styles.fact}>{detail}</p>}
        {when === null ? null : <p className={styles.fact}>{when}</p>}
        <State item={item} now={now} isSaved={isSaved} />
        {isNoting ? (
          <NoteForm
            name={name}
            note={note}
            onNote={(written) => onNote(item, written)}
            onCancel={() => onNoting(null)}
          />
        ) : note === '' ? null : (
          <p className={styles.note}>{note}</p>
        )}
        {isSaved ? (
          <div className={styles.actions}>
            {mayRequest ? (
              <Button changes variant="quiet" size="small" onClick={() => onRequest(item)}>
                <span>
                  Request This <VisuallyHidden>({name})</VisuallyHidden>
                </span>
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="small"
              onClick={() => onNoting(isNoting ? null : savedKey(item))}
            >
              <span>
                {note === '' ? 'Add Note' : 'Edit Note'} <VisuallyHidden>on {name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles.heart}>
        <IconButton
          label={`Save ${name}`}
          icon={<HeartIcon />}
          pressed={isSaved}
          onClick={() => onToggle(item, !isSaved)}
        />
      </div>
    </article>
  );
}

function State({ item, now, isSaved }: Pick<SavedRowProps, 'item' | 'now' | 'isSaved'>) {
  if (!isSaved) return <p className={styles.fact}>Removed. It leaves the list with this page.</p>;
  if (!item.isOffered) return <Badge>No longer offered</Badge>;
  const isEnding = endsSoon(item, now);
  if (!isEnding && !item.isBack) return null;
  return (
    <div className={styles.badges}>
      {isEnding ? (
        <Badge tone="accent">{item.kind === 'event' ? 'Soon' : 'Ends soon'}</Badge>
      ) : null}
      {item.isBack ? <Badge tone="positive">Offered again</Badge> : null}
    </div>
  );
}

function whenOf({ startDate, endDate, timeZone, lastDay }: SavedItem): string | null {
  if (startDate !== null && timeZone !== null) return formatEventDate(startDate, endDate, timeZone);
  return lastDay === null ? null : `Until ${formatDay(lastDay)}`;
}
