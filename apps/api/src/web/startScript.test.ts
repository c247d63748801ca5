import { createHash } from 'node:crypto';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserConfiguration as configuration } from '../testing/browserConfiguration.ts';
import { deskApp } from './deskApp.ts';
import { memberApp } from './memberApp.ts';
import { readStartScriptSources } from './startScript.ts';

const SCRIPT = 'document.title = "<b>";\nimport("/assets/a.js")';
const source = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const page = `<head><script type="module" src="/assets/b.js"></script>
<script type="application/json">{}</script><script type="module">${SCRIPT}</script></head>`;

test.each([
  ['the member app', memberApp],
  ['the desk', deskApp],
])(
  'api/web-14: the policy of %s names the script that starts its build, and no other',
  (_, createApp) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'parlour-start-script-'));
    writeFileSync(join(folder.path, 'index.html'), page);
    expect(readStartScriptSources(folder.path)).toEqual([source]);
    const scriptsOf = (app: ReturnType<typeof createApp>) =>
      /script-src ([^;]*)/.exec(app.securityPolicy(configuration))?.[1]?.split(' ') ?? [];
    const others = scriptsOf(createApp('/nowhere'));
    expect(scriptsOf(createApp(folder.path)).toSorted()).toEqual([...others, source].toSorted());
  },
);
