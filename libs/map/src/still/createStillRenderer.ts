import { type Box, type MapView, type Position, screenOffset } from '@parlour/core';
import type { CreateMapRenderer, MapRenderer } from '../mapRenderer.ts';
import { createNameLayer } from '../names/createNameLayer.ts';
import { sizeOf } from '../sizeOf.ts';
import { centerOrigin, svgElement } from '../svg.ts';
import { groundPaths, type StillGround } from './groundPaths.ts';
import { slices } from '../slices.ts';
import * as styles from './still.css.ts';
import { PLAN_NOT_SURVEY } from '../maplibre/attribution.ts';

/** An element that is held at a position, and how it is let go. */
interface Held {
  readonly position: Position;
  release: () => void;
}

/** Said in the place of the invitation to click, which the cover takes with it (map-35). */
const STAYS_STILL = 'The map can’t be moved here.';

const isSameView = (one: MapView, other: MapView) =>
  one.zoom === other.zoom &&
  one.center.latitude === other.center.latitude &&
  one.center.longitude === other.center.longitude;

/**
 * Draws the map that a member first sees as a picture, without a map library: it is covered and does not move. The
 * library is loaded when the cover is clicked, and takes the picture's place once it has drawn the same. Throws without
 * a canvas, where names can't be measured.
 *
 * @param loadLibrary loads the renderer that moves
 */
export function createStillRenderer(
  ground: StillGround,
  loadLibrary: () => Promise<CreateMapRenderer>,
): CreateMapRenderer {
  return (options): MapRenderer => {
    const { element, onMoved, onLoadError } = options;
    const picture = svgElement('svg', { class: styles.picture, 'aria-hidden': 'true' });
    const names = createNameLayer(element, ground.plan);
    const attribution = attributionOf(ground);
    // There before its text, which would not be announced otherwise.
    const notice = document.createElement('p');
    notice.setAttribute('role', 'status');
    notice.className = styles.notice;
    const held = new Map<HTMLElement, Held>();
    let view = options.view;
    /** Null until it is told: names placed before would jump. */
    let reserved: readonly Box[] | null = null;
    let library: MapRenderer | null = null;
    let isLoading = false;
    let isRemoved = false;
    let drawing = 0;
    let isDrawn = false;
    let naming = Promise.resolve();
    let markDrawn = () => {};
    const groundDrawn = new Promise<void>((resolve) => {
      markDrawn = resolve;
    });

    element.append(picture, names.layer, attribution, notice);
    // The code of the library is there by the time of the click.
    const warm = () => void loadLibrary().catch(() => undefined);
    element.parentElement?.addEventListener('pointerenter', warm, { once: true });

    // Kept, because asking an element for its size makes the browser lay out the page.
    let size = sizeOf(element);
    const hold = (child: HTMLElement, { latitude, longitude }: Position) => {
      const { x, y } = screenOffset(view, { latitude, longitude });
      // On whole pixels, as the library places them, so that numbers and names are sharp.
      const [left, top] = [Math.round(size.width / 2 + x), Math.round(size.height / 2 + y)];
      child.style.transform = `translate(-50%, -50%) translate(${left}px, ${top}px)`;
    };
    /** Ends the names that are being placed, since what they leave free has changed. */
    const drawNames = () => {
      if (reserved !== null) naming = names.draw(view, reserved);
    };
    const allDrawn = async () => {
      await groundDrawn;
      let latest;
      do {
        latest = naming;
        await latest;
      } while (latest !== naming);
    };
    const draw = async () => {
      drawing += 1;
      const current = drawing;
      size = sizeOf(element);
      for (const [child, { position }] of held) hold(child, position);
      const paths: SVGPathElement[] = [];
      const steps = groundPaths(ground, view, size);
      // Later pictures are drawn at once, as the pins have moved.
      for await (const attributes of isDrawn ? steps : slices(steps)) {
        if (current !== drawing || isRemoved) return;
        paths.push(svgElement('path', attributes));
      }
      centerOrigin(picture, size);
      picture.replaceChildren(...paths);
      isDrawn = true;
      drawNames();
      markDrawn();
    };
    const look = (next: MapView) => {
      view = next;
      names.follow(next);
      void draw();
      onMoved(next);
    };
    const removePicture = () => {
      isRemoved = true;
      sizes.disconnect();
      for (const part of [picture, names.layer, attribution, notice]) part.remove();
    };
    const sizes = new ResizeObserver(() => void draw());
    sizes.observe(element);

    const handOver = (created: MapRenderer) => {
      library = created;
      const focused = document.activeElement;
      for (const [child, placed] of held) {
        child.classList.remove(styles.held);
        child.style.transform = '';
        placed.release = created.place(child, placed.position);
        // An element that is moved loses the focus.
        if (focused instanceof HTMLElement && child.contains(focused)) focused.focus();
      }
      if (reserved !== null) created.avoid(reserved);
      created.setInteractive(true);
      removePicture();
    };
    const start = async () => {
      isLoading = true;
      element.classList.add(styles.waiting);
      try {
        const createRenderer = await loadLibrary();
        const created = await createRenderer({ ...options, view });
        if (reserved !== null) created.avoid(reserved);
        await created.drawn;
        if (isRemoved) created.destroy();
        else handOver(created);
      } catch (error) {
        notice.textContent = STAYS_STILL;
        onLoadError(error);
      }
      element.classList.remove(styles.waiting);
    };

    return {
      get drawn() {
        return allDrawn();
      },
      setInteractive: (isInteractive) => {
        if (library !== null) library.setInteractive(isInteractive);
        else if (isInteractive && !isLoading) void start();
      },
      show: (next) => {
        if (library !== null) library.show(next);
        else if (!isSameView(next, view)) look(next);
      },
      move: (right, down) => {
        if (library !== null) return library.move(right, down);
        const degrees = 360 / (256 * 2 ** view.zoom);
        const { latitude, longitude } = view.center;
        const shrink = Math.cos((latitude * Math.PI) / 180);
        const center = {
          latitude: latitude + down * degrees * shrink,
          longitude: longitude - right * degrees,
        };
        look({ ...view, center });
      },
      avoid: (boxes) => {
        reserved = boxes;
        if (library !== null) library.avoid(boxes);
        else if (isDrawn) drawNames();
      },
      place: (child, position) => {
        if (library !== null) return library.place(child, position);
        const placed: Held = { position, release: () => child.remove() };
        held.set(child, placed);
        child.classList.add(styles.held);
        hold(child, position);
        element.append(child);
        return () => {
          held.delete(child);
          placed.release();
        };
      },
      destroy: () => {
        removePicture();
        library?.destroy();
      },
    };
  };
}

/** Returns the line that names the sources of the still map. */
function attributionOf({ coast }: StillGround): HTMLElement {
  const line = document.createElement('div');
  line.className = styles.attribution;
  line.append(PLAN_NOT_SURVEY);
  if (coast === null) return line;
  const link = document.createElement('a');
  link.href = 'https://www.openstreetmap.org/copyright';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = '© OpenStreetMap';
  line.append(' | ', link);
  return line;
}
