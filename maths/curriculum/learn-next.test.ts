import { expect, it } from 'vitest';
import { misconceptions } from '../misconceptions';
import { topicById } from './index';

it('leads every misconception on to topics that exist', () => {
  for (const record of misconceptions) {
    expect(record.learnNext.length, record.id).toBeGreaterThan(0);
    for (const topic of record.learnNext) expect(topicById(topic)?.id, record.id).toBe(topic);
  }
});
