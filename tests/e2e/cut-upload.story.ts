import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeClass } from './class-steps';
import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, test } from './story';

/** A proxy between browser and site that lets the beginning of each upload through and then cuts both lines. */
async function brokenLine() {
  const state = { breaks: true, cutUploads: 0 };
  const proxy = createServer((coming, answer) => {
    const { method, headers, url = '' } = coming;
    const going = request(url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(answer);
    });
    going.on('error', () => answer.destroy());
    coming.pipe(going);
    if (!state.breaks || method !== 'POST' || !url.includes('/api/class-files/')) return;
    let passed = 0;
    coming.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed < 500_000 || going.destroyed) return;
      state.cutUploads += 1;
      going.destroy();
      coming.socket.destroy();
    });
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { state, close, server: `http://127.0.0.1:${port}` };
}

test('an upload that is cut off says so, leaves no file behind, and can be tried again', { tag: '@one-width' }, async ({
  page: direct,
  browser,
}) => {
  await quickRegister(direct, newAccount(), 'TEACHER');
  await makeClass(direct, '8E');
  const line = await brokenLine();
  const storageState = await direct.context().storageState();
  const context = await browser.newContext({ storageState, proxy: { server: line.server } });
  const page = await context.newPage();
  await page.goto(direct.url());
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const choose = page.getByLabel('Drop files here or browse');
  await expect(choose).toBeVisible();
  const buffer = Buffer.alloc(2_000_000, 'Six sevens are forty-two. ');
  await choose.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer }]);
  const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(upload).toContainText('Your connection dropped.');
  expect(line.state.cutUploads).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);

  const files = page.getByRole('region', { name: 'Files' });
  await test.step('what had arrived is no file of the class', async () => {
    await direct.goto(page.url());
    await expect(direct.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  });
  await test.step('the next try goes through', async () => {
    line.state.breaks = false;
    await upload.getByRole('button', { name: 'Try again' }).click();
    await expect(files.getByRole('link', { name: 'notes.txt', exact: true })).toHaveCount(1);
  });
  await context.close();
  line.close();
});
