import type { RenderedPage } from '@parlour/contract';
import { escapeHtml, escapeJson } from '../../text/escape.ts';
import { fillSlot } from '../slots.ts';
import { loadStyleSheetLater, paintBeforeStyleSheet } from '../styleSheet.ts';

/** The location of a rendered page, for link previews. */
export interface PageLocation {
  /** Scheme and host of the site. */
  readonly publicUrl: string;
  /** The path with its query. */
  readonly path: string;
  readonly clubName: string;
}

// JPEG, because not every messenger reads WebP.
const PREVIEW_PICTURE = { format: 'jpeg', shape: 'preview' } as const;

// The contract's, whose code this process does not load.
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Makes title, description and picture for search engines and link previews (Open Graph protocol). */
function headOf({ title, preview }: RenderedPage, { publicUrl, path, clubName }: PageLocation) {
  const { description, picture, type } = preview;
  const descriptionText = description ?? clubName;
  const image = new URLSearchParams({ url: picture ?? '', ...PREVIEW_PICTURE });
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', descriptionText),
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', clubName),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', descriptionText),
    meta('property', 'og:url', publicUrl + path),
    ...(picture === null
      ? []
      : [
          meta('property', 'og:image', `${publicUrl}/api/images/proxy?${image.toString()}`),
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
          meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
          meta('property', 'og:image:alt', preview.title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ].join('');
}

// The first paint waits for the whole page. A busy phone would paint a part of it, which the rest then moves.
const PAINT_WHOLE = '<link rel="expect" href="#page-end" blocking="render">';
const PAGE_END = '<template id="page-end"></template>';

/** Fills the slots of a template of the member app with a rendered page. */
export function fillTemplate(template: string, page: RenderedPage, location: PageLocation): string {
  const data =
    page.data === null
      ? ''
      : `<script type="application/json" id="data">${escapeJson(page.data)}</script>`;
  const root = `<div id="root" data-rendered>${page.html}</div>${PAGE_END}${data}`;
  const painted = paintBeforeStyleSheet(template, page.style);
  const html = page.style === '' ? painted : loadStyleSheetLater(painted);
  return fillSlot(fillSlot(html, 'about', headOf(page, location) + PAINT_WHOLE), 'root', root);
}
