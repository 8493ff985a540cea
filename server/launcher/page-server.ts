// `node build/launcher/page-server.js`: the page server by itself, without the access log that would show whole
// addresses. It needs BFF_URL, INTERNAL_KEY and SESSION_SECRET.
import { pageServerArgs, startProgram } from './program';

const program = startProgram({
  args: pageServerArgs,
  cwd: process.cwd(),
  env: { ...process.env, NODE_ENV: 'production' },
  log: (line) => process.stdout.write(`${line}\n`),
});
let asked = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    asked = true;
    program.stop();
  });
}
await program.ended;
process.exit(asked ? 0 : 1);
