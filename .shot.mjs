import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4862';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const jobs = JSON.parse(process.argv[2]);
for (const { url, width, height=900, out, wait=1500, js, full=false, reduced } of jobs) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: reduced ? 'reduce':'no-preference' });
  page.on('console', m => console.log(url, m.type(), m.text())); page.on('pageerror', e => console.log(url, 'ERR', e.message));
  page.on('request', r => { if (/pictures|films/.test(r.url())) console.log('   req', r.url().slice(21,90)); });
  await page.goto(base+url); await page.waitForTimeout(wait);
  if (js) { console.log(JSON.stringify(await page.evaluate(js))); await page.waitForTimeout(1200); }
  await page.screenshot({ path: `/tmp/zadel/moving/${out}.png`, fullPage: full });
  await page.close();
}
await browser.close();
