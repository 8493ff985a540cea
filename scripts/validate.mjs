/**
 * The static checks, side by side: format and lint, types, import rules, unused code (also what only tests use), schema
 * drift. Exit code 1 if one fails.
 */
import { spawn } from 'node:child_process';

const checks = [
  // The compiler as a native program takes a third of the time; the package `typescript` stays for tools that read code.
  ['types', '../typescript-native/bin/tsc', ['--noEmit', '-p', '.']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['import rules', 'depcruise', ['app', 'server', 'web', 'maths', 'rules', '--config', '.dependency-cruiser.cjs']],
  ['unused code', 'knip', []],
  ['code that only tests use', 'knip', ['-c', 'knip.product.json']],
  ['schema drift', 'tsx', ['server/graphql/print-schema.ts', '--check']],
  ['phrases that we never say', 'tsx', ['scripts/copy-never.ts']],
];

function run([name, command, args]) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ name, ok: false, output: String(error), ms: Date.now() - started }));
    child.on('close', (code) => resolve({ name, ok: code === 0, output, ms: Date.now() - started }));
  });
}

const results = [];
const queue = [...checks];
const worker = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const result = await run(check);
    results.push(result);
    console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${result.name} (${(result.ms / 1000).toFixed(1)} s)`);
    if (!result.ok) console.log(result.output.trimEnd());
  }
};
await Promise.all([worker(), worker()]);

const failed = results.filter((result) => !result.ok).length;
console.log(`Static checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
