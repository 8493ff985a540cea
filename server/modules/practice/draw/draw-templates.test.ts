import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../maths/engine/random';
import { type Candidate, drawTemplates, mostOf, mostOfOneTemplate } from './draw-templates';

const candidate = (templateId: string, topicId: string, strategy: string, expected = 0.75): Candidate => ({
  templateId,
  topicId,
  strategy,
  expected,
  most: mostOfOneTemplate,
});

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

  it('parts strategies even where one topic has two templates of the same', () => {
    const candidates = [candidate('a', 'one', 's'), candidate('b', 'one', 's'), candidate('c', 'one', 't')];
    const drawn = drawTemplates(candidates, 8, createRandom('x'));
    expect(drawn.some((item, place) => item.strategy === drawn[place - 1]?.strategy)).toBe(false);
  });
});
