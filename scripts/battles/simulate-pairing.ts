import { createRandom, type Random } from '../../maths/engine/random';
import { pairWaiting, recordedOfferAfterMs, type Waiting } from '../../rules/battle/pairing';

export interface PairingQuality {
  arrivalsAMinute: number;
  paired: number;
  /** Seconds from arriving to being found, of those who met somebody. */
  waitP50: number;
  waitP95: number;
  gapP50: number;
  gapP95: number;
  /** Share, 0 to 1, of those who were offered a recorded match, and of those who met nobody in two minutes. */
  offered: number;
  alone: number;
}

/** Who meets nobody in so long takes the recorded match. */
const patienceMs = 120_000;

/** One course's queue: arrivals at random moments, ratings around 1500, paired every second. */
export function simulatePairing(arrivals: number, arrivalsAMinute: number, name = 'pairing'): PairingQuality {
  const random = createRandom(`${name} ${arrivalsAMinute}`);
  const people = Array.from({ length: arrivals }, (_, index) => somebody(`p${index}`, random));
  let at = 0;
  for (const person of people) {
    at += (-Math.log(1 - random.next()) * 60_000) / arrivalsAMinute;
    person.since = at;
  }
  const [waits, gaps]: [number[], number[]] = [[], []];
  let [waiting, next, offered, alone]: [Waiting[], number, number, number] = [[], 0, 0, 0];
  for (let now = 0; next < people.length || waiting.length > 0; now += 1000) {
    for (let person = people[next]; person && person.since <= now; person = people[next]) {
      waiting.push(person);
      next += 1;
    }
    const taken = new Set<Waiting>();
    for (const [a, b] of pairWaiting(waiting, now)) {
      gaps.push(Math.abs(a.rating - b.rating));
      for (const each of [a, b]) {
        taken.add(each);
        waits.push(now - each.since);
        if (now - each.since >= recordedOfferAfterMs) offered += 1;
      }
    }
    const staying = waiting.filter((each) => !taken.has(each));
    waiting = staying.filter(({ since }) => now - since < patienceMs);
    alone += staying.length - waiting.length;
  }
  return {
    arrivalsAMinute,
    paired: waits.length,
    waitP50: quantile(waits, 0.5) / 1000,
    waitP95: quantile(waits, 0.95) / 1000,
    gapP50: quantile(gaps, 0.5),
    gapP95: quantile(gaps, 0.95),
    offered: (offered + alone) / arrivals,
    alone: alone / arrivals,
  };
}

function somebody(userId: string, random: Random): Waiting {
  const rating = 1500 + 250 * normal(random);
  return {
    userId,
    rating,
    since: 0,
    lastOpponents: [],
    scope: 'ANYONE',
    schoolIds: [],
    classIds: [],
    friendIds: [],
    blocked: [],
  };
}

/** Sum of twelve uniforms less six: near enough to a normal distribution, from the seeded numbers. */
export function normal(random: Random): number {
  let sum = -6;
  for (let n = 0; n < 12; n += 1) sum += random.next();
  return sum;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
