import { chromium } from 'playwright';
import { readdirSync, readFileSync } from 'node:fs';
const [, , base='http://127.0.0.1:4100', out='/tmp/myshots', mailDir='/tmp/data/mail', ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
await page.goto(base+'/login');
await page.getByLabel(/Email/).fill('member@club.example');
const before = new Set(readdirSync(mailDir));
await page.getByRole('button',{name:/Continue|Send|Code|Next/i}).first().click();
let code;
for(let i=0;i<60&&!code;i++){await new Promise(r=>setTimeout(r,500));for(const f of readdirSync(mailDir)){if(before.has(f))continue;const m=/\b(\d{6})\b/.exec(readFileSync(mailDir+'/'+f,'utf8'));if(m)code=m[1]}}
await page.getByLabel(/6-digit/).fill(code);await page.waitForTimeout(3000); if(!page.url().includes('dashboard')) await page.getByLabel(/6-digit/).press('Enter').catch(()=>{});
await page.waitForURL('**/dashboard',{timeout:30000,waitUntil:'commit'});
for (const theme of ['light','dark']) for (const [w,h] of [[390,844],[768,1024],[1280,800],[1440,900]]) {
  await page.emulateMedia({colorScheme:theme});
  await page.setViewportSize({width:w,height:h});
  for (const p of paths.length?paths:['/dashboard','/my-bookings']) {
    await page.goto(base+p); await page.waitForTimeout(3500);
    await page.screenshot({path:`${out}/${p.replaceAll('/','_').replaceAll('#','')}-${w}-${theme}.png`});
  }
}
await b.close();
