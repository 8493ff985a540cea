import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiContext } from '../../lib/ai-context';
import { readSaved, writeSaved } from '../../lib/local-storage';
import { memoryStorage } from '../../lib/storage-for-tests';
import { aiContextFrom, forgetOtherQuestions, savedAiContext } from './saved-ai-context';

const about: AiContext = {
  practiceId: '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d',
  questionId: '0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21',
  topic: 'Adding fractions',
  errorReviewSessionState: null,
};
const another = '11111111-2d4e-4c55-9a4e-0d7c1c5f3a21';

describe('what of a stored context is used', () => {
  it('all of it, and nothing more', () => {
    expect(aiContextFrom(about)).toEqual(about);
    expect(aiContextFrom({ ...about, errorReviewSessionState: 'REVIEWED' })?.errorReviewSessionState).toBe('REVIEWED');
    expect(aiContextFrom({ ...about, html: '<b>' })).toEqual(about);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...about, questionId: null },
    { ...about, questionId: '../../logout' },
    { ...about, practiceId: 5 },
    { ...about, topic: 'x'.repeat(201) },
    { ...about, topic: undefined },
    { ...about, errorReviewSessionState: 'DONE' },
    { ...about, errorReviewSessionState: undefined },
  ])('nothing of %j', (value) => {
    expect(aiContextFrom(value)).toBeNull();
  });
});

describe('contexts of the session', () => {
  let sessionStorage: Storage;
  beforeEach(() => {
    sessionStorage = memoryStorage();
    vi.stubGlobal('window', { sessionStorage });
  });
  afterEach(() => vi.unstubAllGlobals());
  const keys = () => Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place));

  it('are kept for hints and solutions apart, and for each viewer apart', () => {
    writeSaved(savedAiContext('HINT', 'one'), about);
    writeSaved(savedAiContext('SOLUTION', 'one'), { ...about, topic: null });
    writeSaved(savedAiContext('HINT', 'two'), about);
    expect(keys().sort()).toEqual(['mm-ai-hint-context:one', 'mm-ai-hint-context:two', 'mm-ai-solution-context:one']);
    expect(readSaved(savedAiContext('SOLUTION', 'one'))).toEqual({ ...about, topic: null });
  });

  it('are forgotten once another question is on the page, and not before', () => {
    writeSaved(savedAiContext('HINT', 'one'), about);
    writeSaved(savedAiContext('SOLUTION', 'one'), { ...about, questionId: another });
    forgetOtherQuestions('one', null);
    expect(keys()).toHaveLength(2);
    forgetOtherQuestions('one', about.questionId);
    expect(keys()).toEqual(['mm-ai-hint-context:one']);
  });

  it('that hold garbage are taken away', () => {
    sessionStorage.setItem('mm-ai-hint-context:one', '{"version":1,"value":{"questionId":"x"}}');
    expect(readSaved(savedAiContext('HINT', 'one'))).toBeNull();
    expect(keys()).toEqual([]);
  });
});
