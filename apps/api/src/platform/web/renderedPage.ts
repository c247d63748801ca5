import type { RenderedPage } from '@parlour/contract';
import { escapedHtml, escapedJson } from '../html.ts';
import { earlyScript } from './earlyScript.ts';

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
    `<script>${earlyScript}</script>`,
  ].join('');
}

/** Puts something else between two marks of a page, `<!--name-->` and `<!--/name-->`. */
function replaced(html: string, name: string, content: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [html.indexOf(open), html.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The member app's page has no part "${name}".`);
  return html.slice(0, from) + content + html.slice(to + close.length);
}

/**
 * The member app's page with a rendered one in it. Its scripts wait until it has been painted, since it can be read
 * without them (paint-first in the member app's build sees to it).
 */
export function withRenderedPage(html: string, page: RenderedPage, place: PagePlace): string {
  const data =
    page.data === null
      ? ''
      : `<script type="application/json" id="data">${escapedJson(page.data)}</script>`;
  const head = replaced(html, 'about', headOf(page, place)).replaceAll(
    'rel="modulepreload"',
    'rel="later"',
  );
  const body = replaced(head, 'root', `<div id="root" data-rendered>${page.html}</div>${data}`);
  return replaced(body, 'scripts-needed', '');
}
