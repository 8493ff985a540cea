import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startEmbeddedDatabase } from '../server/db/embedded';
import { newAccount, quickLogIn, quickRegister } from '../tests/e2e/quick-start';
import { openBrowser, openContext, type Size, sizes, themes } from './gallery/browser';
import { indexPage, type Shot } from './gallery/index-page';
import type { Screen } from './gallery/screen';
import { screens } from './gallery/screens';
import { stageFor } from './gallery/stage';
import { type Product, startProduct } from './measure/product';

const folder = '.gallery';
/** People of the demo school; everybody else is a new account. */
const demoPeople: Partial<Record<NonNullable<Screen['person']>, string>> = {
  'demo student': 'student@demo.test',
  teacher: 'teacher@demo.test',
  administrator: 'admin@demo.test',
};
const only = process.argv.slice(2);
const port = Number(process.env.GALLERY_PORT ?? 3260);
const chosen = only.length === 0 ? screens : screens.filter(({ name }) => only.some((part) => name.includes(part)));
const total = chosen.length * Object.keys(sizes).length * themes.length;
const shots: Shot[] = [];
const failures: string[] = [];

const dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-gallery-'));
mkdirSync(folder, { recursive: true });
process.stdout.write('Starting the built product with the demo school …\n');
const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
process.env.E2E_DATABASE_URL = database.url;
const env = { DATABASE_URL: database.url, SITE_URL: `http://localhost:${port}` };
const product = await startProduct({ dataDir, port, bffPort: port + 1000, env });
const browser = await openBrowser();
try {
  for (const size of Object.keys(sizes) as Size[]) await shootAll(browser, product, size);
  writeFileSync(join(folder, 'index.html'), indexPage(shots));
  process.stdout.write(`\n${shots.length} pictures: ${folder}/index.html\n`);
} finally {
  await browser.close();
  await product.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}

/** Every screen in one size; people stay signed in from one screen to the next. */
async function shootAll(browser: Browser, product: Product, size: Size): Promise<void> {
  const people = new Map<Screen['person'], Promise<{ page: Page; email: string | null }>>();
  for (const screen of chosen) {
    const known = people.get(screen.person) ?? arrive(browser, product, size, screen.person);
    people.set(screen.person, known);
    const { page, email } = await known;
    const stage = stageFor(page, product, email);
    try {
      await screen.open(page, stage);
      await shoot(page, screen, size);
    } catch (error) {
      failures.push(`${screen.name}, ${size}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      stage.tidy();
    }
  }
}

async function arrive(browser: Browser, product: Product, size: Size, person: Screen['person']) {
  const page = await (await openContext(browser, product.site, size)).newPage();
  page.setDefaultTimeout(20_000);
  if (person === null) return { page, email: null };
  const email = demoPeople[person];
  if (email !== undefined) {
    await quickLogIn(page, email);
    return { page, email };
  }
  return { page, email: (await quickRegister(page, newAccount())).email };
}

async function shoot(page: Page, screen: Screen, size: Size): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    const file = `${screen.name}-${size}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: screen.windowOnly !== true, animations: 'disabled' });
    shots.push({ group: screen.group, name: screen.name, size, theme, file });
    process.stdout.write(`\r${shots.length} of ${total}  ${file.padEnd(50)}`);
    if (file === 'practice-wrong-desktop-light.png') {
      mkdirSync('docs/screenshots', { recursive: true });
      await page.screenshot({ path: 'docs/screenshots/practice-wrong.png', animations: 'disabled' });
    }
  }
}
