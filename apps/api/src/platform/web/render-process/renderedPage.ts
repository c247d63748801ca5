import type { RenderedPage } from '@parlour/contract';
import { escapedHtml, escapedJson } from '../../escaping.ts';
import { replaced } from '../marks.ts';

/** Where a rendered page stands, for link previews. */
export interface PagePlace {
  /** Scheme and host of the site. */
  readonly publicUrl: string;
  /** Its path and query. */
  readonly address: string;
  readonly clubName: string;
}

// As wide as previews show it. JPEG, because not every messenger reads WebP.
const PREVIEW_PICTURE = { format: 'jpeg', width: '1280' } as const;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapedHtml(content)}">`;

/** Title, description and picture as search engines and link previews read them (Open Graph protocol). */
function headOf(
  { title, preview }: RenderedPage,
  { publicUrl, address, clubName }: PagePlace,
): string {
  const { description, picture } = preview;
  const described = description ?? clubName;
  const image = new URLSearchParams({ url: picture ?? '', ...PREVIEW_PICTURE });
  return [
    `<title>${escapedHtml(title)}</title>`,
    meta('name', 'description', described),
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', clubName),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', described),
    meta('property', 'og:url', publicUrl + address),
    ...(picture === null
      ? []
      : [
          meta('property', 'og:image', `${publicUrl}/api/images/proxy?${image.toString()}`),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ].join('');
}

/** Puts a rendered page into what stands around it, as the `Pages` of the member app give it. */
export function withRenderedPage(template: string, page: RenderedPage, place: PagePlace): string {
  const data =
    page.data === null
      ? ''
      : `<script type="application/json" id="data">${escapedJson(page.data)}</script>`;
  const root = `<div id="root" data-rendered>${page.html}</div>${data}`;
  return replaced(replaced(template, 'about', headOf(page, place)), 'root', root);
}
