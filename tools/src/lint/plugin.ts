import { definePlugin } from '@oxlint/plugins';
import { ambientWorldRule } from './ambientWorldRule.ts';
import { boundariesRule } from './boundariesRule.ts';
import { exportedFunctionRule } from './exportedFunctionRule.ts';
import { pathLiteralRule } from './pathLiteralRule.ts';
import { inlineStyleRule, rawColorRule } from './styleRules.ts';
import { supportedBrowsersRule } from './supportedBrowsersRule.ts';

/** The workspace's own lint rules. */
export default definePlugin({
  meta: { name: 'parlour' },
  rules: {
    boundaries: boundariesRule,
    'exported-function': exportedFunctionRule,
    'no-ambient-world': ambientWorldRule,
    'no-inline-style': inlineStyleRule,
    'no-path-literal': pathLiteralRule,
    'no-raw-color': rawColorRule,
    'supported-browsers': supportedBrowsersRule,
  },
});
