import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isObjectType } from 'graphql';

const file = join(import.meta.dirname, '../../server/graphql/schema.graphql');
const schema = buildSchema(readFileSync(file, 'utf8'));

/** Name → type of the fields of an object of the schema; throws when there is none. */
export function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

/** Name → type of what a field takes. */
export function argumentsOf(parent: string, name: string): Record<string, string> {
  const type = schema.getType(parent);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`The schema has no ${parent}.${name}.`);
  return Object.fromEntries(field.args.map((argument) => [argument.name, String(argument.type)]));
}

/** The values of an enumeration, by letter. */
export function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enumeration ${name}.`);
  return type
    .getValues()
    .map((value) => value.name)
    .sort();
}
