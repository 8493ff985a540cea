import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Random } from '../../maths/engine/index';
import { anyLength, hostileText } from './hostile-text';
import type { HostileRequest } from './page-requests';

export interface BackendTargets {
  schema: GraphQLSchema;
  /** Session tokens; null for a visitor. */
  tokens: readonly (string | null)[];
  internalKey: string;
  /** A value of the right kind for an argument of this name, of the person with this token. */
  known(name: string, token: string | null): string | undefined;
  address(): string;
}

/** They end what the next requests need. */
const left = /[Ss]ession|signOut|logOut|[Pp]assword|[Dd]elete|[Ee]ndAccount|leave/;

type Field = GraphQLField<unknown, unknown>;

/** One request to the backend that is made to cost more than it should. */
export function hostileBackendRequest(random: Random, targets: BackendTargets): HostileRequest {
  const kind = random.pick(['variables', 'variables', 'variables', 'document', 'document', 'json', 'path']);
  const token = random.pick(targets.tokens);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-internal-key': targets.internalKey,
    'x-client-address': targets.address(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const base = { program: 'bff' as const, kind, method: 'POST', path: '/graphql', headers };
  if (kind === 'variables') return { ...base, body: withVariables(random, targets, token) };
  if (kind === 'document') {
    const query = document(random, targets.schema).slice(0, 7200);
    return { ...base, body: JSON.stringify({ query }).slice(0, 7800) };
  }
  if (kind === 'json') return { ...base, body: jsonBody(random) };
  const text = hostileText(random, anyLength(random, 7000)).replace(/[^\u0021-\u007e]/g, '');
  const path = random.pick([
    `/${text}`,
    `/graphql?${text}`,
    `/files?name=${text}`,
    `/files?class=${text}`,
    '/payment-events',
  ]);
  const method = random.pick(['GET', 'POST']);
  return { ...base, method, path, ...(method === 'POST' ? { body: text.slice(0, 500) } : {}) };
}

function withVariables(random: Random, { schema, known }: BackendTargets, token: string | null): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getMutationType()];
  const root = random.pick(roots);
  const fields = Object.values(root?.getFields() ?? {}).filter(({ name, args }) => args.length > 0 && !left.test(name));
  const field = random.pick(fields);
  const room = { left: anyLength(random, 6500) };
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [
      name,
      hostileValue(random, type, { name, room, known: (each) => known(each, token) }),
    ]),
  );
  const kind = root === schema.getQueryType() ? 'query' : 'mutation';
  return JSON.stringify({ query: operationOf(kind, field), variables }).slice(0, 7900);
}

/** The field with the plain fields of its answer. */
function operationOf(kind: string, { name, type, args }: Field): string {
  const below = getNamedType(type);
  const plain = isObjectType(below)
    ? Object.values(below.getFields()).filter((each) => isLeafType(getNamedType(each.type)) && each.args.length === 0)
    : [];
  const selected = isLeafType(below) ? '' : ` { __typename ${plain.map((each) => each.name).join(' ')} }`;
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  return `${kind} H(${declared}) { ${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})${selected} }`;
}

interface Place {
  name: string;
  /** Characters that may still be used. */
  room: { left: number };
  known(name: string): string | undefined;
}

function hostileValue(random: Random, type: GraphQLInputType, place: Place): unknown {
  if (isNonNullType(type)) return hostileValue(random, type.ofType, place);
  if (isListType(type)) {
    const many = random.pick([0, 1, 3, 300]);
    return Array.from({ length: many }, () => (place.room.left > 0 ? hostileValue(random, type.ofType, place) : 'a'));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map(({ name, type: inner }) => [
        name,
        hostileValue(random, inner, { ...place, name }),
      ]),
    );
  }
  if (type.name === 'Int') return random.pick([0, 1, 2, 5, 30, 2_147_483_647, -1]);
  if (type.name === 'Boolean') return random.chance();
  const known = place.known(place.name);
  // Ids mostly as they are: behind one that nobody has, nothing is done.
  if (known !== undefined && random.chance(type.name === 'ID' || /[Kk]ey$/.test(place.name) ? 0.95 : 0.1)) return known;
  const text = hostileText(random, Math.max(1, Math.min(place.room.left, anyLength(random, 6500))));
  place.room.left -= text.length;
  return text;
}

function document(random: Random, schema: GraphQLSchema): string {
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const name = random.pick(names);
  const times = (text: string, most = 7000) => text.repeat(Math.max(1, Math.floor(most / text.length)));
  const fragments = (count: number, spread: string) =>
    Array.from(
      { length: count },
      (_, n) => `fragment f${n} on Query { ${spread.replaceAll('N', String(n + 1))} }`,
    ).join(' ');
  return random.pick<() => string>([
    () => `{ ${times(`${name} `)} }`,
    () => `{ ${Array.from({ length: 400 }, (_, n) => `a${n}: ${name}`).join(' ')} }`,
    () => `{ ${times('a { ')}`,
    () => `{ ${times('... { ', 3400)} viewer { id } ${times('} ', 1100)} }`,
    () => `{ viewer(a: ${times('[', 3400)}${times(']', 3400)}) }`,
    () => `{ viewer(a: ${times('{a:', 3400)}1${times('}', 1100)}) }`,
    () => `query(${times('$a: Int ')}) { viewer { id } }`,
    () => `query($a: ${times('[', 3400)}Int${times(']', 3400)}) { viewer { id } }`,
    () => `{ viewer ${times('@include(if: true) ')} { id } }`,
    () => `{ ...f0 } ${fragments(90, '...fN ...fN ...fN')}`,
    () =>
      `{ ...f0 } ${fragments(60, '...fN a: viewer { id } b: viewer { id }')} fragment f60 on Query { viewer { id } }`,
    () => `{ ${times('...f0 ')} } fragment f0 on Query { viewer { id } }`,
    () => `{ ${times('viewer { id } ')} }`,
    () => `${times('query A { viewer { id } } ')}`,
    () => `{ sample(topicId: "${times('\\u0041', 6500)}", number: 1, steps: true) { number } }`,
    () => `{ sample(topicId: """${times('\n ', 6500)}""", number: 1, steps: true) { number } }`,
    () => `{ viewer { id } } ${times('#\n')}`,
    () => `{ viewer { id } ${times(', ')} }`,
    () => `{ course(courseId: ${times('9')}) { id } }`,
    () => `{ ${hostileText(random, 6000)} }`,
    () => `{ ${'z'.repeat(random.int(1, 6500))} }`,
    () => `{ ${name.slice(0, -1)}${times('q', 200)} ${times(`${name.slice(0, -1)}z `, 6000)} }`,
  ])();
}

function jsonBody(random: Random): string {
  const deep = (open: string, close: string, inner: string, depth: number) =>
    open.repeat(depth) + inner + close.repeat(depth);
  const query = '"query":"{ viewer { id } }"';
  return random
    .pick<() => string>([
      () => deep('[', ']', '', 3900),
      () => `{${query},"variables":${deep('{"a":', '}', '1', 1200)}}`,
      () => `{${query},"variables":{"a":${deep('[', ']', '', 3500)}}}`,
      () => `{${query},"extensions":${deep('[', ']', '', 3500)}}`,
      () => `{${query},"variables":{${Array.from({ length: 700 }, (_, n) => `"k${n}":${n}`).join(',')}}}`,
      () => `{${Array.from({ length: 600 }, () => query.slice(0, 10)).join(':"x",')}}`,
      () => `{"query":${JSON.stringify(hostileText(random, anyLength(random, 5000)))}}`,
      () => hostileText(random, 7000),
      () => `{"query":"{ viewer { id } }"${' '.repeat(7000)}}`,
      () => `{"query":"{ viewer { id } }","variables":{"a":${'9'.repeat(7000)}}}`,
    ])()
    .slice(0, 7900);
}
