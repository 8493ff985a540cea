/**
 * `npm run question-sheet -- [seed] [count]`: random questions as the site draws them, two of each group of topics (a
 * year and a strand), at phone and desktop width, on pages to look at: .gallery/questions/sheet-*.png. Build first.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { topicById } from '../maths/curriculum/index';
import { createRandom } from '../maths/engine/random';
import { type AnyTemplate, templates } from '../maths/templates/index';
import { openBrowser, openContext, type Size } from './gallery/browser';
import { startProduct } from './measure/product';

const [sheetSeed = 'sheet', wanted = '60'] = process.argv.slice(2);
const folder = '.gallery/questions';
const port = Number(process.env.GALLERY_PORT ?? 3270);

/** Two templates of each group, groups in random order. */
function chosenTemplates(): AnyTemplate[] {
  const random = createRandom(sheetSeed);
  const groups = new Map<string, AnyTemplate[]>();
  for (const template of templates) {
    const topic = topicById(template.topicId);
    const group = `${topic?.year} ${topic?.strand}`;
    groups.set(group, [...(groups.get(group) ?? []), template]);
  }
  return random
    .shuffle([...groups.values()])
    .flatMap((group) => random.shuffle(group).slice(0, 2))
    .slice(0, Number(wanted));
}

async function shoot(browser: Browser, site: string, size: Size): Promise<void> {
  const context = await openContext(browser, site, size);
  const page = await context.newPage();
  const cards: string[] = [];
  for (const template of chosenTemplates()) {
    const address = `/how-we-check/replay?template=${encodeURIComponent(template.id)}&seed=${sheetSeed}`;
    await page.goto(address);
    const card = page.getByRole('region', { name: 'As the student sees it' });
    const picture = (await card.screenshot()).toString('base64');
    const key = await page
      .getByRole('region', { name: 'The answer, worked out in two ways' })
      .locator('.katex-mathml')
      .first()
      .textContent();
    cards.push(
      `<figure><figcaption>${template.id}<br>key ${(key ?? '').slice(0, 60)}</figcaption><img src="data:image/png;base64,${picture}"></figure>`,
    );
  }
  const perSheet = size === 'phone' ? 20 : 12;
  const width = size === 'phone' ? 330 : 560;
  for (let from = 0; from < cards.length; from += perSheet) {
    const sheet = await browser.newPage({ viewport: { width: 1720, height: 900 } });
    await sheet.setContent(
      `<style>body{margin:8px;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}figure{margin:0;width:${width}px}img{width:${width}px}</style>${cards.slice(from, from + perSheet).join('')}`,
    );
    await sheet.screenshot({ path: `${folder}/sheet-${size}-${from / perSheet + 1}.png`, fullPage: true });
    await sheet.close();
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-questions-'));
const product = await startProduct({
  dataDir,
  port,
  bffPort: port + 1000,
  env: { SITE_URL: `http://localhost:${port}` },
});
const browser = await openBrowser();
try {
  await shoot(browser, product.site, 'desktop');
  await shoot(browser, product.site, 'phone');
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
