import { type ContentKind, IMPORT_PICTURE_LIMIT, pictureUrlOf } from '@parlour/contract/staff';
import { newId } from '../../../../platform/crypto/random.ts';
import type { Transaction } from '../../../../platform/postgres/database.ts';
import { importPictures } from '../../../../platform/postgres/schema/index.ts';
import { findFetched } from '../fetching/fetchRepository.ts';
import {
  fateOfPicture,
  hashOfUrl,
  type PictureFate,
  type PictureSources,
} from '../fetching/pictureSources.ts';
import type { ImportAuthor } from './importAuthor.ts';
import { linesOf, type RowPlace } from './planRecorder.ts';

/** An item of content that a row is about. */
interface ShowingItem extends RowPlace {
  readonly kind: ContentKind;
  readonly itemId: string;
  readonly title: string;
}

/** The pictures of other hosts that the rows of an import name. */
export interface PicturesToFetch {
  /** Finds the URL of the club's own picture that was fetched from a URL. Resolves with the URL itself where there is none. */
  readonly ownOf: (url: string) => Promise<string>;
  /** Adds the pictures of an item. */
  add(item: ShowingItem, urls: readonly string[]): void;
  /** Adds the picture of a member, which is shown from where it is or not at all. */
  addOfMember(place: RowPlace, url: string): void;
  /** Notes that a cell names other pictures beside the one that is taken. */
  leaveOthers(place: RowPlace): void;
  /** Says how many are fetched and how many won't show, for people. */
  notes(): readonly string[];
  /** Stores what is fetched once the import is committed. */
  store(): Promise<void>;
}

const reasons = {
  noUrl: 'is not a web address',
  notHttps: 'does not begin with https',
  credentials: 'has a user name or a password',
  fragment: 'is not a web address',
  notPublic: 'does not lead to the public internet',
  ofMember: 'is at a host that IMAGE_HOSTS does not name',
} as const;
type Reason = keyof typeof reasons;

const BATCH = 200;

const inWords = (count: number) => count.toLocaleString('en-US');
const picturesIn = (count: number) => (count === 1 ? '1 picture' : `${inWords(count)} pictures`);

/** Creates what collects the pictures that an import fetches (api/staff/imports-29). */
export function createPicturesToFetch(
  transaction: Transaction,
  { importId, clock, random }: ImportAuthor,
  sources: PictureSources,
): PicturesToFetch {
  const wanted = new Map<
    string,
    ShowingItem & { readonly url: string; readonly urlHash: string }
  >();
  const urls = new Set<string>();
  const hidden = new Map<Reason, RowPlace[]>();
  const severalIn: RowPlace[] = [];
  let beyondLimit = 0;
  const hide = (reason: Reason, { file, line }: RowPlace) => {
    const places = hidden.get(reason);
    if (places === undefined) hidden.set(reason, [{ file, line }]);
    else places.push({ file, line });
  };
  const addOne = (item: ShowingItem, url: string, fate: PictureFate) => {
    if (fate === 'shown') return;
    if (fate !== 'fetched') {
      hide(fate, item);
      return;
    }
    const hash = hashOfUrl(url);
    if (!urls.has(hash) && urls.size >= IMPORT_PICTURE_LIMIT) {
      beyondLimit += 1;
      return;
    }
    urls.add(hash);
    const { file, line, kind, itemId, title } = item;
    const row = { file, line, kind, itemId, title, url, urlHash: hash };
    wanted.set(`${kind} ${itemId} ${hash}`, row);
  };

  return {
    async ownOf(url) {
      const id = url.startsWith('/') ? undefined : await findFetched(transaction, hashOfUrl(url));
      return id === undefined ? url : pictureUrlOf(id);
    },
    add(item, named) {
      for (const url of named) addOne(item, url, fateOfPicture(url, sources));
    },
    addOfMember(place, url) {
      if (fateOfPicture(url, sources) !== 'shown') hide('ofMember', place);
    },
    leaveOthers: ({ file, line }) => void severalIn.push({ file, line }),
    notes() {
      // Of items, as the progress counts them: several may show one.
      const count = wanted.size;
      const fetching =
        count === 0
          ? []
          : [`The import fetches ${picturesIn(count)} of other hosts into the club.`];
      const beyond =
        beyondLimit === 0
          ? []
          : [
              `${picturesIn(beyondLimit)} more ${beyondLimit === 1 ? 'is' : 'are'} not fetched, since one import fetches ${inWords(IMPORT_PICTURE_LIMIT)}. Import the file again for the rest.`,
            ];
      const notShown = [...hidden].map(
        ([reason, places]) =>
          `${picturesIn(places.length)} won’t show, because the address ${reasons[reason]}: ${linesOf(places)}.`,
      );
      const several = inWords(severalIn.length);
      const left =
        severalIn.length === 0
          ? []
          : [
              `${severalIn.length === 1 ? '1 cell names' : `${several} cells name`} several pictures, of which the first was taken: ${linesOf(severalIn)}.`,
            ];
      return [...fetching, ...beyond, ...notShown, ...left];
    },
    async store() {
      const dueAt = clock.now();
      const rows = [...wanted.values()].map((row) => ({
        ...row,
        id: newId(clock, random),
        importId,
        dueAt,
      }));
      for (let start = 0; start < rows.length; start += BATCH) {
        await transaction.insert(importPictures).values(rows.slice(start, start + BATCH));
      }
    },
  };
}
