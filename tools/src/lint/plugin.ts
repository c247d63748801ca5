import { definePlugin } from '@oxlint/plugins';
import { ambientWorldRule } from './ambientWorldRule.ts';
import { boundariesRule } from './boundariesRule.ts';
import { commentsRule } from './commentsRule.ts';
import { documentedRule } from './documentedRule.ts';
import { exportedFunctionRule } from './exportedFunctionRule.ts';
import { pathLiteralRule } from './pathLiteralRule.ts';
import { storyAccessibilityRule } from './storyAccessibilityRule.ts';
import { inlineStyleRule, rawColorRule, spaceTokensRule } from './styleRules.ts';
import { supportedBrowsersRule } from './supportedBrowsersRule.ts';
import { vocabularyRule } from './vocabularyRule.ts';

/** The workspace's own lint rules. */
export default definePlugin({
  meta: { name: 'parlour' },
  rules: {
    boundaries: boundariesRule,
    documented: documentedRule,
    'exported-function': exportedFunctionRule,
    'no-ambient-world': ambientWorldRule,
    'no-inline-style': inlineStyleRule,
    'no-path-literal': pathLiteralRule,
    'no-raw-color': rawColorRule,
    'no-raw-distance': spaceTokensRule,
    'plain-comments': commentsRule,
    'story-accessibility': storyAccessibilityRule,
    'supported-browsers': supportedBrowsersRule,
    vocabulary: vocabularyRule,
  },
});
