/**
 * `npm run simulate-battles [-- pairing | ratings | records] [count]`: how long players wait and whom they meet, whether
 * ratings find the truth, and whether every record of a match proves itself. Ends with status 1 where a record does not.
 */
import { proveRecords } from './battles/prove-records';
import { simulatePairing } from './battles/simulate-pairing';
import { simulateRatings } from './battles/simulate-ratings';

const [part, count] = process.argv.slice(2);
const round = (value: number, places = 0) => Number(value.toFixed(places));

if (part === undefined || part === 'pairing') {
  console.log('Pairing, one course, ratings 1500 ± 250:');
  const rates = [0.5, 1, 2, 5, 10, 30, 60, 120];
  const rows = rates.map((rate) => simulatePairing(Number(count ?? 10_000), rate));
  console.table(
    rows.map((row) => ({
      'arrivals a minute': row.arrivalsAMinute,
      'wait p50 (s)': round(row.waitP50, 1),
      'wait p95 (s)': round(row.waitP95, 1),
      'gap p50': round(row.gapP50),
      'gap p95': round(row.gapP95),
      'offered a recorded match (%)': round(row.offered * 100, 1),
      'met nobody in 2 min (%)': round(row.alone * 100, 1),
    })),
  );
}

if (part === undefined || part === 'ratings') {
  const players = Number(count ?? 2000);
  console.log(`Ratings, ${players} players of strength 1500 ± 300:`);
  console.table(
    simulateRatings(players, [5, 10, 15, 30, 60]).map((row) => ({
      'games each': row.games,
      'Spearman, rating': round(row.spearman, 3),
      'Spearman, tier score': round(row.spearmanOfTiers, 3),
      'drift of the mean': round(row.drift, 1),
      'mean deviation': round(row.meanDeviation),
      matches: row.matches,
    })),
  );
}

if (part === 'records') {
  const matches = Number(count ?? 10_000);
  const proved = proveRecords(matches, Math.max(1, Math.floor(matches / 10)));
  console.table(Object.fromEntries(proved.outcomes));
  console.table(Object.fromEntries([...proved.fields].sort()));
  const { unequal, tampered, notFound } = proved;
  console.log(`${matches - unequal.length} of ${matches} records came out again.`, ...unequal.slice(0, 10));
  console.log(`${tampered - notFound.length} of ${tampered} changed records were found.`, ...notFound.slice(0, 10));
  process.exitCode = unequal.length + notFound.length === 0 ? 0 : 1;
}
