import { useClient } from '@parlour/app/data-layout';
import { offered } from '@parlour/app/offered';
import { useSession } from '@parlour/app/session';
import type { DestinationDetail } from '@parlour/contract';
import {
  bytesOf,
  estimatedBytes,
  findGuide,
  guideContents,
  mapView,
  pinsOf,
  type GuidePicture,
  type SavedGuides,
  type SaveFailure,
} from '@parlour/core';
import { loadMapGround } from '@parlour/map';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { saveErrorOf } from '../../../app/offline/guideStore.ts';
import {
  guideStoreOf,
  registerWorker,
  workerInstalled,
} from '../../../app/offline/memberGuides.ts';
import { useServices } from '../../../app/services.ts';
import { destinationsQuery } from '../queries.ts';
import { AvailableOfflineView, type OfflineState } from './AvailableOfflineView.tsx';
import { destinationQuery } from './queries.ts';

/** Milliseconds without another loaded picture, until the loaded ones are stored. */
const PICTURES_SETTLE = 1000;

/** Milliseconds. A guide is worth reading without the ground of its map. */
const GROUND_TIMEOUT = 3000;

const idsOf = ({ destination, neighborhoods }: DestinationDetail) =>
  [destination, ...neighborhoods].map(({ id }) => id);

/** Returns the pictures that the page has loaded, in the widths that the browser chose. */
const loadedPictures = (): GuidePicture[] =>
  [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) => {
    if (!complete || naturalWidth === 0) return [];
    const query = new URL(currentSrc).searchParams;
    const [url, width] = [query.get('url'), Number(query.get('width'))];
    return url === null || !(width > 0) ? [] : [{ url, width }];
  });

/** Loads the ground of a guide's map, which the service worker stores as it passes. */
async function storeMapGround({ connections }: DestinationDetail): Promise<void> {
  const positions = pinsOf(connections.map(({ vendor }) => vendor)).map(({ position }) => position);
  if (positions.length === 0) return;
  await loadMapGround(mapView(positions, 'destination', { size: null }).center);
}

type Attempt = { readonly isSaving: boolean; readonly failure: SaveFailure | null };
const noAttempt: Attempt = { isSaving: false, failure: null };

/** Stores the guide that a member opens, and binds the switch that saves it whole. */
export function AvailableOffline({ detail }: { detail: DestinationDetail }) {
  const { configuration, session } = useServices();
  const client = useClient();
  const cache = useQueryClient();
  const member = useSession(session);
  const store = useMemo(
    () => (member === null ? null : guideStoreOf(session, member)),
    [session, member],
  );
  const [saved, setSaved] = useState<SavedGuides | null>(null);
  const [attempt, setAttempt] = useState(noAttempt);

  const storeOpened = useEffectEvent(async () => {
    if (store === null || !navigator.onLine) return;
    await workerInstalled();
    setSaved(await store.storeOpened(detail, loadedPictures()));
    const destinations = cache.getQueryData(destinationsQuery(client).queryKey);
    if (destinations !== undefined) await store.storeDestinations(destinations);
    await storeMapGround(detail);
  });

  useEffect(() => {
    let isCurrent = true;
    store
      ?.read()
      .then((read) => isCurrent && setSaved(read))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [store]);

  useEffect(() => {
    let timer = 0;
    const storeSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void storeOpened().catch(() => undefined), PICTURES_SETTLE);
    };
    const own = new Set(guideContents(detail).pictures.map(({ url }) => url));
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.currentSrc === '') return;
      if (own.has(new URL(target.currentSrc).searchParams.get('url') ?? '')) storeSoon();
    };
    storeSoon();
    // Load events do not bubble.
    document.addEventListener('load', onLoad, { capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('load', onLoad, { capture: true });
    };
  }, [detail]);

  const save = async (): Promise<SavedGuides | null> => {
    if (store === null || configuration.serviceWorkerUrl === null) return null;
    await registerWorker(configuration.serviceWorkerUrl);
    await workerInstalled();
    // Asks the browser not to delete it when room gets scarce.
    offered(() => navigator.storage.persist())?.catch(() => undefined);
    const neighborhoods = await Promise.all(
      detail.neighborhoods.map(({ id }) => cache.query(destinationQuery(client, id))),
    );
    const saving = [...neighborhoods, detail];
    const ground = Promise.race([
      Promise.allSettled(saving.map(storeMapGround)),
      new Promise((resolve) => setTimeout(resolve, GROUND_TIMEOUT)),
    ]);
    const after = await store.save(saving);
    await ground;
    return after;
  };

  const change = async (isSaved: boolean) => {
    setAttempt({ isSaving: isSaved, failure: null });
    try {
      const after = isSaved ? await save() : ((await store?.remove(idsOf(detail))) ?? null);
      setSaved(after);
      setAttempt(noAttempt);
    } catch (error) {
      setAttempt({ isSaving: false, failure: saveErrorOf(error).failure });
    }
  };

  return (
    <AvailableOfflineView
      offline={stateOf(detail, saved, attempt)}
      onChange={(isSaved) => void change(isSaved)}
    />
  );
}

function stateOf(
  detail: DestinationDetail,
  saved: SavedGuides | null,
  { isSaving, failure }: Attempt,
): OfflineState {
  if (isSaving) return { state: 'saving' };
  if (failure !== null) return { state: 'failed', failure };
  const isSaved = saved !== null && findGuide(saved, detail.destination.id)?.isSaved === true;
  return isSaved
    ? { state: 'saved', bytes: bytesOf(saved, idsOf(detail)) }
    : { state: 'unsaved', estimate: estimatedBytes(detail) };
}
