import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { Random } from '../../../maths/engine/index';

/** Texts that have broken servers before, of every kind that a variable can hold. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\\',
  "'",
  '%_%',
  '../..',
  '-1',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  'x'.repeat(3000),
  '🙂'.repeat(400),
  '('.repeat(2000),
];

/** Real ids, and words that mean something somewhere. */
export type Known = (name: string) => readonly string[];

/** A value of a type: mostly one that fits its name, now and then one that is nasty. */
export function anyValue(type: GraphQLInputType, name: string, known: Known, random: Random): unknown {
  if (isNonNullType(type))
    return anyValue(type.ofType, name, known, random) ?? anyValue(type.ofType, name, known, random);
  if (isListType(type))
    return Array.from({ length: random.int(0, 3) }, () => anyValue(type.ofType, name, known, random));
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance());
    return Object.fromEntries(given.map((field) => [field.name, anyValue(field.type, field.name, known, random)]));
  }
  if (!isScalarType(type)) return null;
  if (type.name === 'Boolean') return random.chance();
  if (type.name === 'Int') return random.pick([0, 1, 2, 7, 30, -1, 2_147_483_647, -2_147_483_648]);
  if (type.name === 'Float') return random.pick([0, 1.5, -1, 1e300]);
  return random.chance(0.75) ? random.pick(known(name)) : random.pick(nasty);
}
