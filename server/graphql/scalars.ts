import { GraphQLError, Kind } from 'graphql';
import { builder } from './builder';

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

builder.scalarType('JSON', {
  description: 'Plain JSON: a figure, as described by maths/figures.',
  serialize: (value) => value,
});

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' && isoInstant.test(value) ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime())) throw new GraphQLError('A DateTime is text in ISO 8601.');
  return instant;
}
