import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { createPractice, signIn } from '../measure/bff-client';
import { residentMegabytes } from '../measure/process-tree';
import { startProduct } from '../measure/product';
import { timeChecker } from './checker-speed';
import { ratePage } from './page-rate';
import { weighPage } from './page-weight';
import { paintOnPhone } from './phone-paint';
import { countStatements } from './statement-counts';

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

/**
 * One table for each kind of figure of the built product. Rates are told as a share of a bare node:http server measured in
 * the same run; no figure stands alone.
 */
export async function printProductFigures(browser: Browser, port: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-bench-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const env = { DATABASE_URL: database.url, COUNT_SQL: '1' };
  const options = { dataDir, port, bffPort: port + 1000, env };
  const firstStart = performance.now();
  let product = await startProduct(options);
  const firstSeconds = (performance.now() - firstStart) / 1000;
  await product.stop();
  const secondStart = performance.now();
  product = await startProduct(options);
  const secondSeconds = (performance.now() - secondStart) / 1000;
  const idleMegabytes = residentMegabytes(product.pids());

  const bare = spawn(process.execPath, ['scripts/bench/bare-server.mjs'], {
    env: { ...process.env, PORT: String(port + 1) },
  });
  try {
    const token = await signIn(product.bff, 'student2@demo.test');
    const practiceId = await createPractice(product.bff, token);
    const at = (path: string) => `${product.site}${path}`;
    const practice = { name: 'practice', url: at(`/practice/${practiceId}/1`), cookie: token };
    const home = { name: 'home', url: at('/home'), cookie: token };
    const landing = { name: 'landing', url: at('/'), cookie: null };
    const pricing = { name: 'pricing', url: at('/pricing'), cookie: null };
    const courses = { name: 'courses', url: at('/courses'), cookie: null };
    const login = { name: 'login', url: at('/login'), cookie: null };

    console.log('\nFirst load, empty cache (bytes on the wire; LCP on loopback)');
    const weights = [];
    for (const page of [landing, pricing, courses, login, home, practice]) weights.push(await weighPage(browser, page));
    console.table(
      weights.map(({ name, requests, bytes, scriptBytes, lcp, layoutShift }) => ({
        page: name,
        requests,
        KB: round(bytes / 1024, 1),
        'of it JS KB': round(scriptBytes / 1024, 1),
        'LCP ms': round(lcp),
        CLS: round(layoutShift, 3),
      })),
    );

    console.log('\nLargest contentful paint on a phone: CPU 4 times slower, 1.6 Mb/s, 150 ms (median and worst of 5)');
    const paints = [];
    for (const page of [landing, pricing, courses, login, home, practice])
      paints.push(await paintOnPhone(browser, page));
    console.table(
      paints.map(({ name, lcp, worst }) => ({ page: name, 'LCP ms': round(lcp), 'worst ms': round(worst) })),
    );

    console.log('\nRequests, 20 connections (CPU of all processes of the product counted)');
    const hello = await ratePage({ name: 'bare node:http', url: `http://127.0.0.1:${port + 1}/`, cookie: null }, () => [
      bare.pid ?? 0,
    ]);
    const rates = [hello];
    for (const page of [landing, pricing, courses, login, home, practice])
      rates.push(await ratePage(page, product.pids));
    console.table(
      rates.map((rate) => ({
        page: rate.name,
        'a second': round(rate.perSecond),
        'a CPU-second': round(rate.perCpuSecond),
        'share of bare': `${round((rate.perCpuSecond / hello.perCpuSecond) * 100, 1)} %`,
        'p50 ms': rate.p50,
        'p99 ms': rate.p99,
        failed: rate.failed,
      })),
    );

    console.log('\nSQL statements an operation');
    const counts = await countStatements(product.bff, database.url, { token, email: 'student2@demo.test', practiceId });
    console.table(counts.map(({ operation, few, many }) => ({ operation, 'at 10 rows': few, 'at 1,000 rows': many })));

    console.log('\nChecker, one core');
    const checker = timeChecker();
    console.table([
      {
        checks: checker.checks,
        'a second': round(checker.perSecond),
        'p50 ms': round(checker.p50, 3),
        'p99 ms': round(checker.p99, 3),
        'worst ms': round(checker.worst, 2),
        'instances a second': round(checker.instancesPerSecond),
      },
    ]);

    console.log('\nStart');
    console.table([
      {
        'first start, demo school included (s)': round(firstSeconds, 1),
        'second start (s)': round(secondSeconds, 1),
        'memory idle, all processes (MB)': round(idleMegabytes),
      },
    ]);
  } finally {
    bare.kill();
    await product.stop();
    await database.stop();
    await pause(200);
    await rm(dataDir, { recursive: true, force: true });
  }
}
