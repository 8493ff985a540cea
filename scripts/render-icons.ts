/** `npm run icons`: renders the app icons and the sharing picture from our own drawings into public/. Run it when a drawing changes. */
import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openBrowser } from './gallery/browser';

const planet = readFileSync('app/components/shell/favicon.svg', 'utf8');
const fonts =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const font = readFileSync(fonts).toString('base64');

/** The planet on its own, or on night sky with room around for systems that cut icons to a shape. */
const icon = (share: number, background: string) =>
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
    <div style="width:${share}%;display:grid">${planet}</div></body>`;

const sharing = `<style>
    @font-face { font-family: A; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { margin: 0; height: 100vh; display: grid; grid-template-columns: 1fr 360px; align-items: center; padding: 0 80px;
      box-sizing: border-box; font-family: A; color: #fff; background: linear-gradient(180deg, #0B1B4A, #1E3A8A) }
    h1 { font-size: 92px; margin: 0 0 20px; font-weight: 800 } p { font-size: 40px; margin: 0; color: #C9D5F6; line-height: 1.35 }
  </style>
  <body><div><h1>Marsmaths</h1><p>Maths practice that shows you<br>where your thinking went wrong.<br>Years 1 to 12.</p></div>
  <div style="width:360px">${planet}</div></body>`;

const pictures = [
  { file: 'icons/icon-192.png', width: 192, height: 192, html: icon(86, 'transparent'), clear: true },
  { file: 'icons/icon-512.png', width: 512, height: 512, html: icon(86, 'transparent'), clear: true },
  { file: 'icons/maskable-512.png', width: 512, height: 512, html: icon(62, '#0B1B4A'), clear: false },
  { file: 'icons/apple-touch-icon.png', width: 180, height: 180, html: icon(70, '#0B1B4A'), clear: false },
  { file: 'sharing.png', width: 1200, height: 630, html: sharing, clear: false },
];

async function render(browser: Browser): Promise<void> {
  mkdirSync('public/icons', { recursive: true });
  for (const { file, width, height, html, clear } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `public/${file}`, omitBackground: clear });
    await page.close();
    console.log(`public/${file}`);
  }
}

const browser = await openBrowser();
try {
  await render(browser);
} finally {
  await browser.close();
}
