// Installs the browser of the tests where it is missing. `npm test` runs it beside what needs no browser.
import { ensureChromium } from './programs.ts';

const advice = ensureChromium();
if (advice !== undefined) console.error(`parlour: ${advice}`);
