import type { Random } from '../../maths/engine/random';
import type { SignedRecord } from '../../rules/battle/record';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];

export interface Tampered {
  json: string;
  /** What was changed: "record.answers.*.at". */
  what: string;
}

/** A copy with one field changed, of any depth; or an answer left out, doubled or moved. */
export function tamper(signed: SignedRecord, random: Random): Tampered {
  const { answers } = signed.record;
  if (answers.length > 1 && random.chance(0.1)) {
    const place = random.int(0, answers.length - 1);
    const [before, own, after] = [answers.slice(0, place), answers.slice(place, place + 1), answers.slice(place + 1)];
    const changed = { 'left out': [before, after], doubled: [before, own, own, after], moved: [own, after, before] };
    const what = random.pick(['left out', 'doubled', ...(place > 0 ? (['moved'] as const) : [])] as const);
    const record = { ...signed.record, answers: changed[what].flat() };
    return { json: JSON.stringify({ ...signed, record }), what: `an answer ${what}` };
  }
  return tamperAt(signed, random.pick(leavesOf(toJson(signed))), random);
}

/** One copy for each kind of field that the record has, with one such field changed. */
export function tamperEach(signed: SignedRecord, random: Random): Tampered[] {
  const kinds = new Map(leavesOf(toJson(signed)).map((path) => [kindOf(path), path]));
  return [...kinds.values()].map((path) => tamperAt(signed, path, random));
}

const toJson = (signed: SignedRecord): Json => JSON.parse(JSON.stringify(signed)) as Json;
const kindOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

function tamperAt(signed: SignedRecord, path: Path, random: Random): Tampered {
  return { json: JSON.stringify(change(toJson(signed), path, random)), what: kindOf(path) };
}

/** The ways to all values that hold no others. */
function leavesOf(json: Json, path: Path = []): Path[] {
  if (Array.isArray(json)) return json.flatMap((each, place) => leavesOf(each, [...path, place]));
  if (json === null || typeof json !== 'object') return [path];
  return Object.entries(json).flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

function change(json: Json, [step, ...rest]: Path, random: Random): Json {
  if (step === undefined) return otherThan(json, random);
  if (Array.isArray(json)) return json.map((each, place) => (place === step ? change(each, rest, random) : each));
  if (json === null || typeof json !== 'object') return json;
  return { ...json, [step]: change(json[step] ?? null, rest, random) };
}

function otherThan(value: Json, random: Random): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + random.pick([1, -1, 0.5, 1e-3, 1000]);
  if (typeof value !== 'string') return random.pick<Json>([0, 1, 'BOTH', true]);
  const place = random.int(0, Math.max(0, value.length - 1));
  const other = value[place] === '7' ? '8' : '7';
  return random.pick([`${value.slice(0, place)}${other}${value.slice(place + 1)}`, `${value} `, value.slice(1) || '1']);
}
