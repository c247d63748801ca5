import type { AccentColors } from '@parlour/core/staff';
import { logoSizeOf } from '../club-settings/logoSize.ts';
import { escapeHtml } from '../text/escape.ts';

/** The colors of an email by their role. */
interface Palette {
  readonly page: string;
  readonly paper: string;
  readonly ink: string;
  readonly mutedInk: string;
  readonly accent: string;
  readonly rule: string;
  readonly strongRule: string;
}

/** The colors where a mail program is light, or ignores style sheets. */
const light: Palette = {
  page: '#faf6ee',
  paper: '#fffdf8',
  ink: '#1f2430',
  mutedInk: '#6b675e',
  accent: '#8a6a2f',
  rule: '#e4dccb',
  strongRule: '#8a8271',
};

/** The colors where a mail program is dark (api/emails-21). Those of the app's dark theme. */
const dark: Palette = {
  page: '#161411',
  paper: '#1f1c18',
  ink: '#f3eddf',
  mutedInk: '#b0a793',
  accent: '#d3b06c',
  rule: '#38332a',
  strongRule: '#80775f',
};

/** A row of a table in an email. A `code` is never broken over lines (api/emails-18). */
export type EmailRow = readonly [label: string, value: string | { readonly code: string }];

/** Returns the rows of what the core says in words. */
export function emailRows(
  lines: readonly { readonly label: string; readonly value: string }[],
): readonly EmailRow[] {
  return lines.map(({ label, value }) => [label, value]);
}

/** One part of an email. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A code to copy or read aloud, shown large. */
  | { readonly kind: 'code'; readonly text: string }
  /** Where the email leads: an absolute URL. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | {
      readonly kind: 'rows';
      readonly rows: readonly EmailRow[];
    };

/** The content of an email, in order, with its sender. */
export interface EmailContent {
  readonly clubName: string;
  readonly clubAddress: string;
  /** The club's site. */
  readonly publicUrl: string;
  /** The path of the logo below the site. Null shows the club's name. */
  readonly logoUrl: string | null;
  /** The club's accent. Null for that of the app. */
  readonly accentColors: AccentColors | null;
  readonly title: string;
  readonly parts: readonly EmailPart[];
}

const { page, paper, ink, mutedInk, rule, strongRule } = light;
const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";
// Each line of people's text goes in its own direction (api/emails-19).
const ownDirection = 'unicode-bidi:plaintext;text-align:start';
// A word without a space breaks anywhere. The second is for programs that do not know the first.
const breakWords = 'overflow-wrap:anywhere;word-break:break-word';
const fullWidth = 'width="100%" cellspacing="0" cellpadding="0"';
const layoutTable = `role="presentation" ${fullWidth}`;

const escapeWithBreaks = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

const plainValue = (value: EmailRow[1]): string => (typeof value === 'string' ? value : value.code);

function renderPartAsText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.text}`;
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'rows':
      return part.rows.map(([label, value]) => `${label}: ${plainValue(value)}`).join('\n');
  }
}

function renderRow([label, value]: EmailRow): string {
  const content =
    typeof value === 'string'
      ? escapeWithBreaks(value)
      : `<span style="white-space:nowrap">${escapeHtml(value.code)}</span>`;
  const border = `border-bottom:1px solid ${rule}`;
  return `<tr><th scope="row" class="muted rule" style="width:36%;padding:10px 12px 10px 0;${border};font-weight:400;text-align:left;vertical-align:top;color:${mutedInk};${breakWords}">${escapeWithBreaks(label)}</th><td dir="auto" class="ink rule" style="padding:10px 0;${border};vertical-align:top;color:${ink};${ownDirection};${breakWords}">${content}</td></tr>`;
}

function renderPartAsHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p dir="auto" style="margin:0 0 20px;${ownDirection}">${escapeWithBreaks(part.text)}</p>`;
    case 'code':
      return `<p class="code ink rule" style="margin:8px 0 28px;padding:20px 0;border-top:1px solid ${rule};border-bottom:1px solid ${rule};font-size:22px;line-height:32px;font-weight:600;letter-spacing:.08em;text-align:center;white-space:nowrap;color:${ink}">${escapeHtml(part.text)}</p>`;
    case 'link':
      return `<p style="margin:0 0 24px"><a class="action" href="${escapeHtml(part.url)}" style="display:inline-block;padding:11px 20px;border:1px solid ${strongRule};font-size:15px;line-height:22px;text-decoration:none;color:${ink};${breakWords}">${escapeHtml(part.label)}</a></p>`;
    case 'rows':
      return `<table class="rows rule" ${fullWidth} style="table-layout:fixed;margin:0 0 24px;border-collapse:collapse;border-top:1px solid ${rule};font-size:15px;line-height:22px">${part.rows.map(renderRow).join('')}</table>`;
  }
}

/** Renders an email as plain text, with a signature that mail programs recognize (RFC 3676, 4.3). */
export function renderEmailText({
  clubName,
  clubAddress,
  publicUrl,
  title,
  parts,
}: EmailContent): string {
  const signature = `-- \n${clubName}\n${clubAddress}\n${publicUrl}`;
  return `${[title, ...parts.map(renderPartAsText), signature].join('\n\n')}\n`;
}

/** Renders the logo. A mail program without pictures shows the club's name in its place (api/emails-24). */
function renderMark({ clubName, publicUrl, logoUrl }: EmailContent): string {
  if (logoUrl === null) return escapeHtml(clubName);
  const { width, height } = logoSizeOf(logoUrl);
  return `<img src="${escapeHtml(publicUrl + logoUrl)}" alt="${escapeHtml(clubName)}" width="${width}" height="${height}" style="display:block;border:0">`;
}

/** Renders an email as HTML in the club's colors. */
export function renderEmailHtml(content: EmailContent): string {
  const { clubName, clubAddress, publicUrl, title, parts, accentColors } = content;
  const accent = accentColors?.light ?? light.accent;
  const styleSheet = styleSheetWith(accentColors?.dark ?? dark.accent);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${page}">
<table class="page" ${layoutTable} style="table-layout:fixed;background:${page}">
<tr><td class="around" align="center" style="padding:0">
<table class="paper" ${layoutTable} style="table-layout:fixed;max-width:560px;background:${paper};border:1px solid ${rule};border-top:3px solid ${accent}">
<tr><td class="part accent" style="padding:32px 20px 0;font-family:${serif};font-size:15px;letter-spacing:.16em;text-transform:uppercase;color:${accent};${breakWords}">${renderMark(content)}</td></tr>
<tr><td class="part" style="padding:20px 20px 0"><h1 dir="auto" class="ink" style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:36px;font-weight:400;color:${ink};${breakWords}">${escapeWithBreaks(title)}</h1></td></tr>
<tr><td class="part ink" style="padding:0 20px 20px;font-family:${sans};font-size:16px;line-height:26px;color:${ink};${breakWords}">
${parts.map(renderPartAsHtml).join('\n')}
</td></tr>
<tr><td class="part muted rule" style="padding:20px 20px 32px;border-top:1px solid ${rule};font-family:${sans};font-size:13px;line-height:20px;color:${mutedInk};${breakWords}"><a class="muted" href="${escapeHtml(publicUrl)}" style="color:${mutedInk}">${escapeHtml(clubName)}</a><br>${escapeWithBreaks(clubAddress)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Returns the style sheet of an email. It only refines the inline styles, which are those of a phone in a light program:
 * many programs ignore style sheets.
 *
 * @param accent - the accent in the dark.
 */
function styleSheetWith(accent: string): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.rows th,.rows td{display:block;width:auto!important}.rows th{padding:10px 0 0!important;border:0!important}.rows td{padding:0 0 10px!important}}
@media (min-width:481px){.around{padding:40px 16px!important}.part{padding-left:40px!important;padding-right:40px!important}.code{font-size:24px!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.paper{background:${dark.paper}!important;border-color:${dark.rule}!important;border-top-color:${accent}!important}.ink{color:${dark.ink}!important}.muted{color:${dark.mutedInk}!important}.accent{color:${accent}!important}.rule{border-color:${dark.rule}!important}.action{color:${dark.ink}!important;border-color:${dark.strongRule}!important}}`;
}
