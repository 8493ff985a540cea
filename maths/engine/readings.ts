import { type Parsed, parse } from './parse';
import { plainText } from './plain-text';
import type { ReadOptions } from './token';
import type { AnswerSpec } from './types';
import { unitNamed } from './units';
import { withoutNoun } from './without-noun';

/** The ways a text may be read for a kind of answer, likeliest first: "1,000" may be one number or a list of two. */
export function readingsOf(spec: AnswerSpec): ReadOptions[] {
  switch (spec.kind) {
    case 'list':
    case 'set':
    case 'solutions':
      return [
        { thousands: false },
        { thousands: false, spaceList: true },
        { thousands: true },
        { thousands: true, spaceList: true },
      ].map((options) => ({ ...options, ...unitOptions(spec) }));
    case 'coordinate':
      return [{ thousands: false }, { thousands: true }];
    case 'system':
      return [{ thousands: false }, { thousands: false, spaceList: true }, { thousands: true }];
    case 'ratio':
      return [{ ratio: true }];
    case 'expression':
      return [{ oneValue: true }];
    case 'inequality':
      return [{ thousands: true }, { thousands: false }];
    case 'quantity':
    case 'money':
      return [{ units: true, oneValue: true, ...unitOptions(spec) }];
    case 'number':
      return [spec.unit === undefined ? { oneValue: true } : { units: true, oneValue: true, ...unitOptions(spec) }];
    default:
      return [{}];
  }
}

const SEPARATED = /,\s|;|\bor\b|\band\b/;

/** What the separators are looked for in: the insides of brackets where the model is one point or several. */
const items = (spec: AnswerSpec): string =>
  spec.kind === 'coordinate' ? (spec.model.match(/\([^()]*\)/g) ?? [spec.model]).join('|') : spec.model;

/** The model as its author means it: "1,000, 2,000" is two numbers, "100,200" in a list is two as well. */
export function parseModel(spec: AnswerSpec): Parsed {
  const [first = {}] = readingsOf(spec);
  const listed = first.thousands === false;
  const options = listed ? { ...first, thousands: SEPARATED.test(items(spec)) } : first;
  const text = withoutNoun(spec, plainText(spec, spec.model));
  const read = parse(text, options);
  return read.ok || !listed ? read : parse(text, { ...options, spaceList: true });
}

function unitOptions(spec: AnswerSpec): ReadOptions {
  if (spec.unit === undefined) return {};
  return unitNamed(spec.unit) === null && /^[A-Za-z]+$/.test(spec.unit)
    ? { units: true, extraUnits: [spec.unit] }
    : { units: true };
}
