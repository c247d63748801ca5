import { definePlugin } from '@oxlint/plugins';
import { ambientWorldRule } from './ambientWorldRule.ts';
import { boundariesRule } from './boundariesRule.ts';
import { inlineStyleRule, rawColorRule } from './styleRules.ts';

/** The rules of this house that no ready-made linter knows. */
export default definePlugin({
  meta: { name: 'parlour' },
  rules: {
    boundaries: boundariesRule,
    'no-ambient-world': ambientWorldRule,
    'no-inline-style': inlineStyleRule,
    'no-raw-color': rawColorRule,
  },
});
