import { escapeHtml } from '../text/escape.ts';

/** A row of a table in an email. */
export type EmailRow = readonly [label: string, value: string];

/** One part of an email. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A code to copy or read aloud, shown large. */
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'rows';
      readonly rows: readonly EmailRow[];
    };

/** The content of an email, in order, with its sender. */
export interface EmailContent {
  readonly clubName: string;
  readonly clubAddress: string;
  readonly title: string;
  readonly parts: readonly EmailPart[];
}

const ivory = '#faf6ee';
const paper = '#fffdf8';
const ink = '#1f2430';
const mutedInk = '#6b675e';
const brass = '#8a6a2f';
const rule = '#e4dccb';
const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

const escapeWithBreaks = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

function renderPartAsText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.text}`;
    case 'rows':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

function renderPartAsHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${escapeWithBreaks(part.text)}</p>`;
    case 'code':
      return `<p style="margin:8px 0 28px;padding:20px;border-top:1px solid ${rule};border-bottom:1px solid ${rule};font-family:${serif};font-size:32px;line-height:40px;letter-spacing:.18em;text-align:center;color:${ink}">${escapeWithBreaks(part.text)}</p>`;
    case 'rows': {
      const rows = part.rows.map(
        ([label, value]) =>
          `<tr><th scope="row" style="padding:10px 16px 10px 0;border-bottom:1px solid ${rule};font-weight:400;text-align:left;vertical-align:top;color:${mutedInk};white-space:nowrap">${escapeWithBreaks(label)}</th><td style="padding:10px 0;border-bottom:1px solid ${rule};vertical-align:top">${escapeWithBreaks(value)}</td></tr>`,
      );
      return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-collapse:collapse;border-top:1px solid ${rule};font-size:15px;line-height:22px">${rows.join('')}</table>`;
    }
  }
}

/** Renders an email as plain text. */
export function renderEmailText({ clubName, clubAddress, title, parts }: EmailContent): string {
  return `${[title, ...parts.map(renderPartAsText), `--\n${clubName}\n${clubAddress}`].join('\n\n')}\n`;
}

/** Renders an email as HTML in the club's colors. Styles are inline, as mail programs require. */
export function renderEmailHtml({ clubName, clubAddress, title, parts }: EmailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeWithBreaks(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ivory}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${ivory}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${paper};border:1px solid ${rule};border-top:3px solid ${brass}">
<tr><td style="padding:40px 40px 0;font-family:${serif};font-size:15px;letter-spacing:.16em;text-transform:uppercase;color:${brass}">${escapeWithBreaks(clubName)}</td></tr>
<tr><td style="padding:20px 40px 0"><h1 style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:36px;font-weight:400;color:${ink}">${escapeWithBreaks(title)}</h1></td></tr>
<tr><td style="padding:0 40px 20px;font-family:${sans};font-size:16px;line-height:26px;color:${ink}">
${parts.map(renderPartAsHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 40px 32px;border-top:1px solid ${rule};font-family:${sans};font-size:13px;line-height:20px;color:${mutedInk}">${escapeWithBreaks(clubName)}<br>${escapeWithBreaks(clubAddress)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
