/** Puts load on the built product by real requests and streams: `npm run load -- battles [matches] [options]`. */
import { parseArgs } from 'node:util';
import { loadBattles } from './load/battles';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Page servers, each with a backend of its own behind it. */
    pairs: { type: 'string', default: '1' },
    /** Signals between the backends over a Redis of its own. */
    redis: { type: 'boolean', default: false },
    /** SIGKILL for the last page server and its backend while all play. */
    kill: { type: 'boolean', default: false },
    /** Share of the streams that is lost at each question. */
    drops: { type: 'string', default: '0.3' },
    /** `browser`: forms and readings of the page, as a browser sends them; `answers`: the answers alone. */
    as: { type: 'string', default: 'browser' },
    /** Seconds over which the players come. */
    ramp: { type: 'string' },
    /** Shortest and longest seconds that a player thinks, such as 6-14; else what students take for each question. */
    think: { type: 'string' },
    /** Writes CPU profiles of backends and page servers to .cache/load. */
    profile: { type: 'boolean', default: false },
    port: { type: 'string', default: '3394' },
  },
});

const [name = 'battles', amount = '50'] = positionals;
if (name !== 'battles') throw new Error(`No such part: ${name}. There is battles.`);
const matches = Number(amount);
const [from = 6, to = 14] = (values.think ?? '').split('-').map((seconds) => Number(seconds) * 1000);
const isFine = await loadBattles({
  matches,
  pairs: Number(values.pairs),
  redis: values.redis,
  kill: values.kill,
  drops: Number(values.drops),
  isBrowser: values.as === 'browser',
  rampSeconds: Number(values.ramp ?? Math.max(2, Math.round(matches / 20))),
  think: values.think === undefined ? null : { from, to },
  profile: values.profile,
  port: Number(values.port),
});
if (!isFine) process.exitCode = 1;
