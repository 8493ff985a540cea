import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutMap } from './lay-out-map';

type MapNode = Parameters<typeof layOutMap>[0][number];

const node = (id: string, after: string[] = [], strand = 'Number'): MapNode => ({ id, strand, after });

it('puts a topic to the right of what comes before it, in its row', () => {
  const { places, bands } = layOutMap([node('a'), node('b', ['a']), node('c', ['b']), node('x', ['a'], 'Algebra')]);
  expect(places.get('a')).toEqual({ column: 0, row: 0 });
  expect(places.get('b')).toEqual({ column: 1, row: 0 });
  expect(places.get('c')).toEqual({ column: 2, row: 0 });
  expect(places.get('x')).toEqual({ column: 1, row: 1 });
  expect(bands).toEqual([
    { strand: 'Number', row: 0, rows: 1 },
    { strand: 'Algebra', row: 1, rows: 1 },
  ]);
});

it('gives every topic a place of its own, right of all before it, whatever the course', () => {
  const courses = fc
    .array(fc.record({ strand: fc.constantFrom('Number', 'Algebra', 'Space'), after: fc.array(fc.nat(40)) }), {
      maxLength: 40,
    })
    .map((list) =>
      list.map(({ strand, after }, index): MapNode => {
        const before = index === 0 ? [] : after.map((each) => `t${each % index}`);
        return { id: `t${index}`, strand, after: [...new Set(before)] };
      }),
    );
  fc.assert(
    fc.property(courses, (nodes) => {
      const { places, rows, columns } = layOutMap(nodes);
      const cells = [...places.values()].map(({ column, row }) => `${column} ${row}`);
      expect(new Set(cells).size).toBe(nodes.length);
      for (const { id, after } of nodes) {
        const place = places.get(id);
        expect(place?.row).toBeLessThan(rows);
        expect(place?.column).toBeLessThan(columns);
        for (const other of after) expect(places.get(other)?.column).toBeLessThan(place?.column ?? 0);
      }
    }),
  );
});
