/** Puts load on the built product by real requests and streams: `npm run load -- battles [matches]`. */
import { loadBattles } from './load/battles';

const parts: Record<string, (amount: number | null) => Promise<boolean>> = {
  battles: (matches) => loadBattles({ matches: matches ?? 50, port: 3394 }),
};

const [name = 'battles', amount] = process.argv.slice(2);
const part = parts[name];
if (part === undefined) throw new Error(`No such part: ${name}. There is ${Object.keys(parts).join(', ')}.`);
if (!(await part(amount === undefined ? null : Number(amount)))) process.exitCode = 1;
