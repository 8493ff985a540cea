import { describe, expect, it } from 'vitest';
import { courses } from '../../../../maths/curriculum/index';
import { createRandom } from '../../../../maths/engine/random';
import { templateById } from '../../../../maths/templates/index';
import { isPublic, lookOf } from '../../questions/index';
import { battleTemplates, isFitForBattles } from './battle-templates';
import { drawDeck } from './draw-deck';

const none: ReadonlySet<string> = new Set();
const seeded = (name: string) => {
  const random = createRandom(name);
  return { random, newSeed: () => `${name}:${random.next()}` };
};

describe('the seven questions of a match', () => {
  it.each(courses.map(({ id }) => id))('%s: fit, fresh, of different topics where there are seven', (courseId) => {
    const deck = drawDeck(courseId, 1500, none, seeded(courseId));
    expect(deck).toHaveLength(7);
    expect(new Set(deck.map(({ template }) => template)).size).toBe(7);
    const topics = new Set(battleTemplates(courseId).map(({ topicId }) => topicId));
    const own = new Set(deck.map(({ template }) => templateById(template)?.topicId));
    expect(own.size).toBe(Math.min(7, topics.size));
    for (const { template, version, question, lasts } of deck) {
      expect(isFitForBattles(template)).toBe(true);
      expect(version).toBe(templateById(template)?.version);
      expect(isPublic(lookOf(question))).toBe(false);
      expect(lasts).toBeGreaterThanOrEqual(20_000);
      expect(lasts).toBeLessThanOrEqual(90_000);
      // What has to be typed in a hurry stays short.
      expect(question.answer.model.length).toBeLessThanOrEqual(40);
    }
  });

  it('are harder for better players', () => {
    const levelOf = (mean: number) => {
      const levels = Array.from({ length: 20 }, (_, n) => drawDeck('year-6', mean, none, seeded(`level ${n}`)))
        .flat()
        .map(({ question }) => ({ EASY: 0, NORMAL: 1, HARD: 2 })[question.difficulty]);
      return levels.reduce<number>((sum, level) => sum + level, 0) / levels.length;
    };
    const [low, middle, high] = [levelOf(1100), levelOf(1550), levelOf(2000)];
    expect(low).toBeLessThan(0.2);
    expect(middle).toBeGreaterThan(low + 0.3);
    expect(high).toBeGreaterThan(middle + 0.3);
  });

  it('are none that either met lately, while there are others', () => {
    const all = battleTemplates('year-6').map(({ id }) => id);
    const met = new Set(all.slice(0, all.length - 7));
    const deck = drawDeck('year-6', 1500, met, seeded('met'));
    const fresh = deck.filter(({ template }) => !met.has(template));
    const freshTopics = new Set(all.filter((id) => !met.has(id)).map((id) => templateById(id)?.topicId));
    expect(fresh.length).toBeGreaterThanOrEqual(freshTopics.size);
    expect(drawDeck('year-6', 1500, new Set(all), seeded('all met'))).toHaveLength(7);
  });

  it('last twice the median time of their template', () => {
    const medianSeconds = new Map(battleTemplates('year-6').map(({ id }) => [id, 17]));
    const deck = drawDeck('year-6', 1500, none, { ...seeded('time'), medianSeconds });
    expect(deck.map(({ lasts }) => lasts)).toEqual(Array.from({ length: 7 }, () => 34_000));
  });

  it('have other seeds every time', () => {
    const seeds = [drawDeck('year-6', 1500, none), drawDeck('year-6', 1500, none)].flat().map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(14);
  });

  it('leave out templates with few different questions', () => {
    expect(isFitForBattles('y1/days-months/days-from-today')).toBe(false);
  });

  it('are none where there is no such course', () => {
    expect(drawDeck('no-course', 1500, none)).toEqual([]);
  });
});
