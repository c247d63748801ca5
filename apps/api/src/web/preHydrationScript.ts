import { SESSION_KEY } from '@parlour/core';
import { inlineSource } from './inlineSource.ts';

/**
 * A script in a page rendered for visitors. It runs before the first paint:
 *
 * - It hides the page where a member is signed in, since the browser renders the member's page (style in the member app).
 * - It delays fonts until the first picture and the style sheet have loaded.
 * - It replays a click on a button from before hydration, and blocks it until then.
 */
export const preHydrationScript = `{
const {classList}=document.documentElement
classList.add('fonts-later')
try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))classList.add('is-member')}catch{}
let pressed
const hold=event=>{
const button=event.target.closest('button')
if(!button)return
event.preventDefault()
event.stopPropagation()
pressed=button
}
addEventListener('click',hold,true)
addEventListener('parlour:taken-over',()=>{removeEventListener('click',hold,true);pressed?.click()},{once:true})
}`;

/** The source of the script in the Content-Security-Policy: its hash. */
export const preHydrationScriptSource = inlineSource(preHydrationScript);
