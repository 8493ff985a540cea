import { describe, expect, it } from 'vitest';
import type { MasteryState } from '../../../rules/mastery';
import { certificateOf, designsOf } from './certificate-data';

const topic = (id: string, state: MasteryState, unaidedAt: string | null = null) => ({
  topic: { id, title: `Title of ${id}` },
  state,
  unaided: 5,
  unaidedAt,
});
const course = { name: 'Year 8' };

describe('a certificate', () => {
  it.each(['NOT_STARTED', 'LEARNING', 'NEARLY'] as const)('is none for a topic that is %s', (state) => {
    expect(certificateOf({ course, topics: [topic('a', state)] }, 'a')).toBeNull();
    expect(certificateOf({ course, topics: [topic('a', state), topic('b', 'MASTERED')] }, null)).toBeNull();
  });

  it('says what was mastered, by how much and when, also after the refresh is due', () => {
    const topics = [
      topic('a', 'MASTERED', '2026-03-01T00:00:00Z'),
      topic('b', 'NEEDS_REFRESH', '2026-01-01T00:00:00Z'),
    ];
    expect(certificateOf({ course, topics }, 'b')).toEqual({
      title: 'Title of b',
      fact: '5 questions correct first go, without help.',
      reachedAt: '2026-01-01T00:00:00Z',
    });
    expect(certificateOf({ course, topics }, null)).toEqual({
      title: 'Year 8',
      fact: 'All 2 topics are mastered.',
      reachedAt: '2026-03-01T00:00:00Z',
    });
  });

  it('is none for a topic of another course, or a course without topics', () => {
    expect(certificateOf({ course, topics: [topic('a', 'MASTERED')] }, 'z')).toBeNull();
    expect(certificateOf({ course, topics: [] }, null)).toBeNull();
  });

  it('comes in the plain design and in those that were bought', () => {
    expect(designsOf(['crown', 'certificate-dunes']).map(({ id }) => id)).toEqual(['plain', 'certificate-dunes']);
  });
});
