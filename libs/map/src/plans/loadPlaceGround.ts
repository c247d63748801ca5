import { type Coast, loadCoast } from '../coast/loadCoast.ts';
import type { MapRendererOptions } from '../mapRenderer.ts';
import { loadPlan } from './loadPlan.ts';
import type { PlanFile } from './planFile.ts';

/** What the embedded map knows of a place beyond land, coasts and borders. */
export interface PlaceGround {
  /** The true coast, null where the app has none. */
  readonly coast: Coast | null;
  /** The illustrated plan, null where the app has none. */
  readonly plan: PlanFile | null;
}

/** Loads the true coast and the plan around the center of a view. What cannot be loaded is told and left out. */
export async function loadPlaceGround({
  view: { center },
  onLoadError,
}: Pick<MapRendererOptions, 'view' | 'onLoadError'>): Promise<PlaceGround> {
  const orNull = <Value>(loading: Promise<Value>) =>
    loading.catch((error: unknown) => {
      onLoadError(error);
      return null;
    });
  const [coast, plan] = await Promise.all([orNull(loadCoast(center)), orNull(loadPlan(center))]);
  return { coast, plan };
}
