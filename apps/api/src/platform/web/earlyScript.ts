import { createHash } from 'node:crypto';
import { SESSION_KEY } from '@parlour/core';

/**
 * What a page that is rendered for visitors runs before it shows. Where a member is signed in the page is hidden,
 * because theirs is drawn in the browser and has other things to do on it (the style stands in the member app). Fonts
 * wait until the first picture is there, where scripts can run. A button that is pressed before the app has taken the
 * page over is pressed again once it has, and does nothing else until then.
 */
export const earlyScript = `{
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

/** By which the Content-Security-Policy lets this one script of a page run. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
