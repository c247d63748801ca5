import { parseJson, recordOf } from '../session/storedSession.ts';
import { DESTINATIONS_CALL, pictureKey } from './requests.ts';

/** How many opened guides stay readable, besides those that the member made available offline (core/offline-13). */
export const OPENED_GUIDES = 10;

/** A stored picture: its width in pixels, and its size. */
export interface SavedPicture {
  readonly width: number;
  readonly bytes: number;
}

/** A guide in the browser's storage. */
export interface SavedGuide {
  /** The destination's id. */
  readonly id: string;
  /** The destination's name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Whether the member made it available offline. Otherwise it was only opened. */
  readonly isSaved: boolean;
  /** The paths of its calls. */
  readonly calls: readonly string[];
  /** The originals of its pictures. */
  readonly pictures: readonly string[];
}

/** The index of a member's guides in the browser's storage, the one opened last first. */
export interface SavedGuides {
  readonly guides: readonly SavedGuide[];
  /** Bytes of each stored call, by path. */
  readonly calls: Readonly<Record<string, number>>;
  /** Each stored picture, by its original. */
  readonly pictures: Readonly<Record<string, SavedPicture>>;
}

/** What was stored of a guide. */
export interface StoredGuide extends Pick<SavedGuide, 'id' | 'name' | 'openedAt' | 'isSaved'> {
  /** Bytes of each of its calls, by path. */
  readonly calls: SavedGuides['calls'];
  /** Each of its pictures, by original. */
  readonly pictures: SavedGuides['pictures'];
}

/** The index of a member without guides. */
export const noGuides: SavedGuides = { guides: [], calls: {}, pictures: {} };

const pick = <Value>(
  record: Readonly<Record<string, Value>>,
  isUsed: (key: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isUsed(key)));

/** Drops the guides opened longest ago, and whatever no guide needs any more. */
function tidy({ guides, calls, pictures }: SavedGuides): SavedGuides {
  const byTime = guides.toSorted((one, other) => other.openedAt - one.openedAt);
  const opened = new Set(byTime.filter(({ isSaved }) => !isSaved).slice(0, OPENED_GUIDES));
  const remaining = byTime.filter((guide) => guide.isSaved || opened.has(guide));
  const usedCalls = new Set([DESTINATIONS_CALL, ...remaining.flatMap((guide) => guide.calls)]);
  const usedPictures = new Set(remaining.flatMap((guide) => guide.pictures));
  return {
    guides: remaining,
    calls: pick(calls, (path) => usedCalls.has(path)),
    pictures: pick(pictures, (url) => usedPictures.has(url)),
  };
}

/**
 * Adds what was stored of a guide. A guide that the member made available offline stays so when it is opened again, with
 * the pictures that it had (core/offline-13).
 */
export function withGuide(saved: SavedGuides, stored: StoredGuide): SavedGuides {
  const { calls, pictures, ...guide } = stored;
  const before = findGuide(saved, guide.id);
  return tidy({
    guides: [
      ...saved.guides.filter(({ id }) => id !== guide.id),
      {
        ...guide,
        isSaved: guide.isSaved || before?.isSaved === true,
        calls: Object.keys(calls),
        pictures: [...new Set([...(before?.pictures ?? []), ...Object.keys(pictures)])],
      },
    ],
    calls: { ...saved.calls, ...calls },
    pictures: { ...saved.pictures, ...pictures },
  });
}

/** Removes guides (core/offline-14). */
export function withoutGuides(saved: SavedGuides, ids: readonly string[]): SavedGuides {
  return tidy({ ...saved, guides: saved.guides.filter(({ id }) => !ids.includes(id)) });
}

/** Adds the stored list of all destinations, which belongs to no guide. */
export function withDestinations(saved: SavedGuides, bytes: number): SavedGuides {
  return { ...saved, calls: { ...saved.calls, [DESTINATIONS_CALL]: bytes } };
}

/** Returns the URLs of all that the storage should hold. */
export function storedUrls({ calls, pictures }: SavedGuides): ReadonlySet<string> {
  return new Set([...Object.keys(calls), ...Object.keys(pictures).map(pictureKey)]);
}

/** Finds a guide by its destination's id. */
export function findGuide({ guides }: SavedGuides, id: string): SavedGuide | undefined {
  return guides.find((guide) => guide.id === id);
}

/** Returns the bytes that guides take, counting what they share once (core/offline-12). */
export function bytesOf(saved: SavedGuides, ids: readonly string[]): number {
  const guides = saved.guides.filter(({ id }) => ids.includes(id));
  const calls = new Set(guides.flatMap((guide) => guide.calls));
  const pictures = new Set(guides.flatMap((guide) => guide.pictures));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return (
    sum([...calls].map((path) => saved.calls[path] ?? 0)) +
    sum([...pictures].map((url) => saved.pictures[url]?.bytes ?? 0))
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const parseGuide = (value: unknown): SavedGuide[] => {
  const { id, name, openedAt, isSaved, calls, pictures } = recordOf(value) ?? {};
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof openedAt === 'number' &&
    isTexts(calls) &&
    isTexts(pictures)
    ? [{ id, name, openedAt, isSaved: isSaved === true, calls, pictures }]
    : [];
};

const parsePicture = ([url, value]: [string, unknown]): [string, SavedPicture][] => {
  const { width, bytes } = recordOf(value) ?? {};
  return typeof width === 'number' && typeof bytes === 'number' ? [[url, { width, bytes }]] : [];
};

/** Parses a stored index. What is unreadable counts as absent. Never throws. */
export function parseSavedGuides(text: string | null): SavedGuides {
  const { guides, calls, pictures } = recordOf(parseJson(text ?? '')) ?? {};
  return {
    guides: Array.isArray(guides) ? guides.flatMap(parseGuide) : [],
    calls: Object.fromEntries(
      Object.entries(recordOf(calls) ?? {}).flatMap(([path, bytes]) =>
        typeof bytes === 'number' ? [[path, bytes]] : [],
      ),
    ),
    pictures: Object.fromEntries(Object.entries(recordOf(pictures) ?? {}).flatMap(parsePicture)),
  };
}
