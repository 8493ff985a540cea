import { describe, expect, it } from 'vitest';
import { makeInstance, type QuestionContent, templateById } from '../../templates/index';
import { holdsBack } from '../filter/holds-back';
import type { Move } from '../moves/move';
import { type SpeakingScene, speak } from './speak';

function instance(id: string): QuestionContent {
  const template = templateById(id);
  if (!template) throw new Error(`no template ${id}`);
  return makeInstance(template, 's1');
}

const bus = instance('y1/add-within-20/join-two-groups');
const canteen = instance('y10/simultaneous/elimination-story');

const scene = (question: QuestionContent, change: Partial<SpeakingScene> = {}): SpeakingScene => ({
  question,
  lines: [],
  openedHints: [],
  openElsewhere: [],
  year: 7,
  closed: false,
  said: [],
  ...change,
});

/** What is said if the same move comes again and again. */
function saidInARow(move: Move, times: number, change: Partial<SpeakingScene> = {}): string[] {
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) said.push(speak(move, scene(bus, { ...change, said: [...said] })).text);
  return said;
}

describe('what the tutor says', () => {
  it('is not the same again', () => {
    expect(new Set(saidInARow({ kind: 'go-on' }, 5)).size).toBe(5);
    expect(new Set(saidInARow({ kind: 'go-on' }, 3, { year: 1 })).size).toBe(3);
  });

  it('names the form that is asked for', () => {
    const move: Move = { kind: 'name-form', message: 'Right value. Now write it in dollars and cents, such as $4.50.' };
    expect(speak(move, scene(bus)).text).toBe('Right value. Now write it in dollars and cents, such as \\$4.50.');
  });

  it('lets a misconception be seen with other numbers', () => {
    const move: Move = { kind: 'show-misconception', misconceptionIds: ['moves-term-keeps-sign'], feedback: null };
    expect(speak(move, scene(bus)).text).toContain('$x+3=10$');
    // There the numbers of that question would be the answer: x = 10, y = 3.
    expect(speak(move, scene(canteen)).text).not.toContain('$x+3=10$');
  });

  it('names the last sound line by its number', () => {
    expect(speak({ kind: 'ask-reason', place: 1 }, scene(canteen)).text).toContain('line 2');
    expect(speak({ kind: 'ask-reason', place: null }, scene(canteen)).text).toContain('the question');
  });

  it('gives a rung of the ladder from the worked solution', () => {
    const step = bus.steps[0];
    expect(speak({ kind: 'hint', rung: 3 }, scene(bus)).text).toBe(step?.hint);
    expect(speak({ kind: 'hint', rung: 4 }, scene(bus)).text).toContain(`$${step?.line}$`);
  });

  it('shows the working of another question while this one is open, and its own afterwards', () => {
    const { example, steps } = speak({ kind: 'example' }, scene(bus));
    expect(example?.prompt).not.toBe(bus.prompt);
    expect(example?.steps.every(({ line }) => holdsBack(bus, `$${line}$`) === null)).toBe(true);
    expect(steps).toEqual([]);
    const closed = speak({ kind: 'worked-steps' }, scene(bus, { closed: true }));
    expect(closed.steps.map(({ line }) => line)).toEqual(bus.steps.map(({ line }) => line));
  });

  it('withholds worked steps while the question is open', () => {
    expect(speak({ kind: 'worked-steps' }, scene(bus)).steps).toEqual([]);
  });
});

describe('after a wrong answer', () => {
  const move: Move = { kind: 'look-at-answer', misconceptionIds: ['moves-term-keeps-sign'], feedback: null };

  it('names its idea and asks where the answer leaves it', () => {
    const { text } = speak(move, scene(bus));
    expect(text).toMatch(/^\S.*[.] Where is your answer different\?$/);
    expect(holdsBack(bus, text)).toBeNull();
  });

  it('asks about its steps where the idea is not known', () => {
    expect(speak({ ...move, misconceptionIds: [] }, scene(bus)).text).toMatch(/last answer.*\?$/);
  });
});

it('shows no example that is open elsewhere', () => {
  const move: Move = { kind: 'example' };
  const first = speak(move, scene(canteen)).example;
  const place = Array.from({ length: 16 }, (_, at) =>
    makeInstance(templateById(canteen.templateId) as never, `like-${at + 1}`),
  );
  const same = place.find(({ prompt }) => prompt === first?.prompt);
  if (!same) throw new Error('The example is none of these.');
  const second = speak(move, scene(canteen, { openElsewhere: [same] })).example;
  expect(second?.prompt).toBeDefined();
  expect(second?.prompt).not.toBe(first?.prompt);
});
