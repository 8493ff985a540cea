import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';

const schemaText = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** Names of the enumerations that no field answers with and none takes. */
function unusedEnums(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const used = types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type).name);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ type: answer, args }) =>
      [answer, ...args.map((arg) => arg.type)].map((each) => getNamedType(each).name),
    );
  });
  return types.filter((type) => isEnumType(type) && !used.includes(type.name)).map(({ name }) => name);
}

it('has no enumeration that no field uses', () => {
  expect(unusedEnums(buildSchema(schemaText))).toEqual([]);
});

it('would see one that no field uses', () => {
  const schema = buildSchema(
    'type Query { a(b: Taken): Answered } enum Taken { A } enum Answered { A } enum Spare { A }',
  );
  expect(unusedEnums(schema)).toEqual(['Spare']);
});
