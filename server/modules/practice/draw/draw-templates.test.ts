import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../maths/engine/random';
import { type Candidate, drawTemplates, mostOf, mostOfOneTemplate } from './draw-templates';

const candidate = (templateId: string, topicId: string, strategy: string, expected = 0.75): Candidate => ({
  templateId,
  topicId,
  strategy,
  expected,
  most: mostOfOneTemplate,
  recentUses: 0,
});

/** Topics with so many kinds of question each, of three strategies. */
const school = (topics: number, kinds: number) =>
  Array.from({ length: topics * kinds }, (_, place) =>
    candidate(`kind ${place}`, `topic ${Math.floor(place / kinds)}`, `strategy ${place % 3}`),
  );

const count = (drawn: Candidate[], key: keyof Candidate, value: string) =>
  drawn.filter((item) => item[key] === value).length;

describe('drawing templates', () => {
  it('gives each topic its turn', () => {
    const candidates = [candidate('a', 'one', 's'), candidate('b', 'one', 't'), candidate('c', 'two', 'u')];
    const drawn = drawTemplates(candidates, 10, createRandom('x'));
    expect(count(drawn, 'topicId', 'one')).toBe(5);
    expect(count(drawn, 'topicId', 'two')).toBe(5);
  });

  it('prefers questions the student gets right three times in four', () => {
    const candidates = [
      candidate('easy', 'one', 's', 0.97),
      candidate('fit', 'one', 't', 0.75),
      candidate('hard', 'one', 'u', 0.1),
    ];
    const drawn = drawTemplates(candidates, 6, createRandom('x'));
    expect(count(drawn, 'templateId', 'fit')).toBeGreaterThan(count(drawn, 'templateId', 'hard'));
  });

  it('never repeats a template more often than makes sense', () => {
    const one = [candidate('a', 'one', 's')];
    expect(drawTemplates(one, 40, createRandom('x'))).toHaveLength(mostOfOneTemplate);
  });

  it('repeats a template with few different questions less often', () => {
    expect([null, 400, 40, 3].map(mostOf)).toEqual([10, 10, 5, 1]);
    const few = [{ ...candidate('a', 'one', 's'), most: mostOf(40) }, candidate('b', 'one', 't')];
    expect(count(drawTemplates(few, 40, createRandom('x')), 'templateId', 'a')).toBe(5);
  });

  it('begins with the topic that was promised, where it is among those practised', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, length) => {
        const candidates = school(6, 3);
        expect(drawTemplates(candidates, length, createRandom(seed), 'topic 4')[0]?.topicId).toBe('topic 4');
        expect(drawTemplates(candidates, length, createRandom(seed), 'elsewhere')).toHaveLength(length);
      }),
    );
  });

  it('seldom shows a kind of question twice in a week of practice', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = createRandom(seed);
        const met = new Map<string, number>();
        for (let set = 0; set < 4; set += 1) {
          // The fit differs from kind to kind as it does for a student.
          const candidates = school(12, 4).map((each, place) => ({
            ...each,
            expected: 0.45 + 0.05 * (place % 11),
            recentUses: met.get(each.templateId) ?? 0,
          }));
          for (const { templateId } of drawTemplates(candidates, 10, random)) {
            met.set(templateId, (met.get(templateId) ?? 0) + 1);
          }
        }
        const twice = [...met.values()].filter((times) => times > 1).length;
        expect(twice / met.size).toBeLessThan(0.1);
        expect(Math.max(...met.values())).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('parts strategies even where one topic has two templates of the same', () => {
    const candidates = [candidate('a', 'one', 's'), candidate('b', 'one', 's'), candidate('c', 'one', 't')];
    const drawn = drawTemplates(candidates, 8, createRandom('x'));
    expect(drawn.some((item, place) => item.strategy === drawn[place - 1]?.strategy)).toBe(false);
  });
});
