import type { Access } from '@parlour/contract';
import { escapeHtml } from '../../text/escape.ts';
import { type DocumentedApp, type DocumentedCall, operationOf } from './openapi.ts';

function accessLabelOf(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Open to anyone.';
    case 'shared':
      return 'For members, and for visitors whose ref names an active member.';
    case 'member':
      return access.viewable
        ? 'For members, and for staff who look at the club as one.'
        : 'For members.';
    case 'view':
      return 'For staff who look at the club as a member.';
    case 'desk':
      return 'Open to the pages of the desk.';
    case 'staff':
      return access.apiKeys === true
        ? `For staff and API keys with the permission ${access.permission}.`
        : `For staff with the permission ${access.permission}.`;
  }
}

const toHtmlJson = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));

function renderSection(documented: DocumentedCall): string {
  const { name, call, isFormer } = documented;
  const query = Object.entries(call.fixedQuery ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return `<section id="${name}">
<h2><code>${call.method} ${escapeHtml(call.path)}${query && `?${escapeHtml(query)}`}</code></h2>
<p>${escapeHtml(call.summary)} ${accessLabelOf(call.access)}${isFormer === true ? ' Deprecated: the next release does not take it.' : ''}</p>
<details><summary>Parameters, body and answer</summary><pre>${toHtmlJson(operationOf(documented))}</pre></details>
</section>`;
}

function renderWebhooks(webhooks: Readonly<Record<string, unknown>>): string {
  const messages = Object.entries(webhooks).map(
    ([type, described]) =>
      `<details><summary><code>${escapeHtml(type)}</code></summary><pre>${toHtmlJson(described)}</pre></details>`,
  );
  return `<section id="webhooks">
<h2>Webhooks</h2>
<p>Other systems of the club receive these messages, signed as Standard Webhooks describe.</p>
${messages.join('\n')}
</section>`;
}

/** What the page says of an app. */
export interface DocsPage {
  readonly app: DocumentedApp;
  /** HTML that says how its calls prove who makes them. */
  readonly credentials: string;
  readonly documentPath: string;
  /** The page of the other app. */
  readonly other: { readonly path: string; readonly title: string };
}

/** Renders the page that documents the calls of an app. It works without a script. */
export function renderDocsPage(
  clubName: string,
  { app: { title, calls, webhooks }, credentials, documentPath, other }: DocsPage,
): string {
  const links = calls.map(
    ({ name, call }) => `<li><a href="#${name}">${escapeHtml(call.summary)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(clubName)}: the calls of ${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>The calls of ${escapeHtml(clubName)}: ${title}</h1>
<p>Every answer is wrapped as <code>success</code>, <code>data</code>, <code>message</code>. ${credentials} A failure also names
its <code>code</code>, the <code>field</code> at fault and the <code>requestId</code>. Programs read
<a href="${documentPath}">the OpenAPI document</a>.</p>
<p>Another page has <a href="${other.path}">the calls of ${other.title}</a>.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${calls.map(renderSection).join('\n')}
${webhooks === undefined ? '' : renderWebhooks(webhooks)}
</main>
</body>
</html>
`;
}

/** The style sheet of the page that documents the calls. */
export const docsPageStyle = `:root{color-scheme:light dark}
body{margin:0;background:#faf6ee;color:#1f2430;font:16px/26px "Helvetica Neue",Helvetica,Arial,sans-serif}
main{max-width:760px;margin:0 auto;padding:48px 24px}
h1{font:400 36px/44px Georgia,serif;margin:0 0 24px}
h2{font-size:16px;margin:0}
section{border-top:1px solid #d9cfbb;padding:24px 0}
a{color:#76581f}
code,pre{font:14px/22px ui-monospace,Menlo,monospace}
pre{overflow-x:auto;background:#fffdf8;border:1px solid #e4dccb;padding:16px}
summary{cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#161a22;color:#efe9dc}a{color:#d8b878}section{border-color:#3a4050}pre{background:#1d222c;border-color:#3a4050}}
`;
