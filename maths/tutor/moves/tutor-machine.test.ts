import { describe, expect, it, test } from 'vitest';
import type { Diagnosis, DiagnosisVerdict } from '../reasoner/diagnosis';
import type { Rung } from './move';
import { reply } from './reply';
import { freshContext, type TutorContext, type TutorEvent } from './tutor-machine';

const facts: { [V in DiagnosisVerdict]: Extract<Diagnosis, { verdict: V }> } = (() => {
  const after = { place: 0, text: 'x+3=10' };
  const all = { after };
  return {
    answer: { verdict: 'answer', ...all },
    expected: { verdict: 'expected', step: 1, skipped: 0, ...all },
    detour: { verdict: 'detour', aside: false, ...all },
    same: { verdict: 'same', ...all },
    longer: { verdict: 'longer', ...all },
    finished: { verdict: 'finished', ...all },
    unfinished: { verdict: 'unfinished', form: 'lowest-terms', message: 'Write it in lowest terms.', ...all },
    known: { verdict: 'known', misconceptionIds: ['moves-term-keeps-sign'], feedback: null, ...all },
    half: { verdict: 'half', part: { kind: 'side', side: 'left' }, ...all },
    unknown: { verdict: 'unknown', ...all },
    unreadable: { verdict: 'unreadable', message: 'A bracket ) is missing.', at: 3, ...all },
  };
})();

const rungs: readonly Rung[] = [1, 2, 3, 4, 5];

/** What the tutor does at each of these events, one after another. */
function talk(...events: TutorEvent[]): string[] {
  let context: TutorContext = freshContext;
  return events.map((event) => {
    const { move, context: next } = reply(context, event);
    context = next;
    return move === null ? 'silent' : move.kind === 'hint' ? `rung ${move.rung}` : move.kind;
  });
}

const line = (verdict: DiagnosisVerdict, change: Partial<Diagnosis> = {}): TutorEvent => ({
  type: 'LINE',
  diagnosis: { ...facts[verdict], ...change } as Diagnosis,
  rungs,
});

describe('a line', () => {
  test.each([
    ['expected', 'go-on', 'encouraging'],
    ['detour', 'why-allowed', 'asking'],
    ['same', 'what-changes', 'asking'],
    ['longer', 'shorter', 'asking'],
    ['answer', 'to-answer-field', 'encouraging'],
    ['finished', 'deciding-step', 'asking'],
    ['unfinished', 'name-form', 'asking'],
    ['known', 'show-misconception', 'asking'],
    ['half', 'part-holds', 'asking'],
    ['unknown', 'ask-reason', 'asking'],
    ['unreadable', 'read-again', 'asking'],
  ] as const)('that is %s brings %s', (verdict, kind, mood) => {
    expect(reply(freshContext, line(verdict))).toMatchObject({ move: { kind }, mood });
  });

  it('that says the answer brings the same however often, and counts for nothing', () => {
    const answer = line('answer');
    expect(talk(answer, answer, answer, answer)).toEqual(Array(4).fill('to-answer-field'));
    expect(talk(line('unknown'), answer, line('unknown'))).toEqual(['ask-reason', 'to-answer-field', 'rung 1']);
  });
});

describe('lines that lead nowhere', () => {
  it('bring a rung at the second and the parallel example at the third', () => {
    expect(talk(line('unknown'), line('unknown'), line('unknown'))).toEqual(['ask-reason', 'rung 1', 'example']);
  });

  it('count anew after a line that holds, and are not counted where they cannot be read', () => {
    expect(talk(line('unknown'), line('expected'), line('unknown'))).toEqual(['ask-reason', 'go-on', 'ask-reason']);
    expect(talk(line('unknown'), line('unreadable'), line('unknown'))).toEqual(['ask-reason', 'read-again', 'rung 1']);
  });

  it('by one misconception bring its question, then a hint, then the example', () => {
    expect(talk(line('known'), line('known'), line('known'))).toEqual(['show-misconception', 'rung 1', 'example']);
    const other = line('known', { misconceptionIds: ['ignores-brackets'] } as Partial<Diagnosis>);
    expect(talk(line('known'), other)).toEqual(['show-misconception', 'show-misconception']);
  });
});

describe('what a student asks for', () => {
  it('climbs the ladder one rung a time and leaves out what there is not', () => {
    const hint: TutorEvent = { type: 'HINT', rungs };
    expect(talk(hint, hint, hint, hint, hint, hint)).toEqual([
      'rung 1',
      'rung 2',
      'rung 3',
      'rung 4',
      'example',
      'nothing-more',
    ]);
    const some: TutorEvent = { type: 'HINT', rungs: [1, 4] };
    expect(talk(some, some, some)).toEqual(['rung 1', 'rung 4', 'nothing-more']);
  });

  it('says why it does not just tell once, then helps', () => {
    const tell: TutorEvent = { type: 'JUST_TELL', rungs };
    expect(talk(tell, tell, tell)).toEqual(['why-not-tell', 'rung 1', 'rung 2']);
  });

  it('nudges once', () => {
    expect(talk({ type: 'SILENCE' }, { type: 'SILENCE' }, { type: 'SILENCE' })).toEqual(['nudge', 'silent', 'silent']);
  });

  it('gives everything after closing, and asks for the step that decided it', () => {
    expect(talk({ type: 'CLOSED', hadError: true }, { type: 'JUST_TELL', rungs }, { type: 'HINT', rungs })).toEqual([
      'deciding-step',
      'worked-steps',
      'worked-steps',
    ]);
    expect(reply(freshContext, { type: 'CLOSED', hadError: true }).move).toEqual({
      kind: 'deciding-step',
      forLogbook: true,
    });
  });
});

test('the same context and event give the same reply, and the context is plain data', () => {
  const first = reply(freshContext, line('unknown'));
  expect(reply(freshContext, line('unknown'))).toEqual(first);
  expect(JSON.parse(JSON.stringify(first.context))).toEqual(first.context);
  expect(freshContext.stuck).toBe(0);
});
