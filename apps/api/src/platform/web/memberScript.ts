import { createHash } from 'node:crypto';
import { SESSION_KEY } from '@parlour/core';

/**
 * What a page that is rendered for visitors runs before it shows: where a member is signed in, the page is hidden, because
 * theirs is drawn in the browser and has other things to do on it (the style stands in the member app).
 */
export const memberScript = `try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))document.documentElement.className='is-member'}catch{}`;

/** By which the Content-Security-Policy lets this one script of a page run. */
export const memberScriptSource = `'sha256-${createHash('sha256').update(memberScript).digest('base64')}'`;
