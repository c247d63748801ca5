// `npm run tokens`: writes the design tokens for design tools.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './designTokens.ts';

const file = join(import.meta.dirname, '../../parlour.tokens.json');
writeFileSync(file, `${JSON.stringify(designTokens(), null, 2)}\n`);
