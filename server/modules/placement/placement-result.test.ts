import { expect, it } from 'vitest';
import { findCourse, practisableTopicsOf, templatesOf } from '../catalogue/index';
import { placementResult } from './placement-result';
import type { Asked, PlacementAnswer } from './placement-run';

const course = findCourse('year-7');
if (course === undefined) throw new Error('The curriculum has no Year 7.');
const topics = practisableTopicsOf(course);

const asked = (topicId: string, answer: PlacementAnswer): Asked => ({
  templateId: templatesOf([topicId])[0]?.id ?? '',
  answer,
  options: 0,
});

it('calls no topic ready in which the answer was wrong, however good all the others were', () => {
  const [wrong, ...right] = topics.slice(0, 18);
  const result = placementResult(course, [
    ...right.map(({ id }) => asked(id, 'RIGHT')),
    asked(wrong?.id ?? '', 'WRONG'),
  ]);
  const found = new Map(result.topics.map(({ topic, finding }) => [topic.id, finding]));
  expect(right.map(({ id }) => found.get(id))).toContain('READY');
  expect(found.get(wrong?.id ?? '')).toBe('START');
  expect(result.start?.id).toBe(wrong?.id);
});
