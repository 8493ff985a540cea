import { type GraphQLField, type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** The query of one field with every field below it, each type once on the way down, to this depth. */
export function wholeSelection(field: GraphQLField<unknown, unknown>, depth: number): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const handed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared === '' ? 'query Q' : `query Q(${declared})`;
  const call = handed === '' ? field.name : `${field.name}(${handed})`;
  return `${head} { ${call}${selectionOf(getNamedType(field.type), depth, [])} }`;
}

function selectionOf(type: GraphQLNamedType, depth: number, above: readonly GraphQLNamedType[]): string {
  if (isAbstractType(type)) return ' { __typename }';
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.args.length > 0 || above.includes(below)) return [];
    if (isObjectType(below) && depth === 0) return [];
    return [`${field.name}${selectionOf(below, depth - 1, [...above, type])}`];
  });
  return ` { ${['__typename', ...fields].join(' ')} }`;
}
