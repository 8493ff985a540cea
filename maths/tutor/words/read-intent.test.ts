import { expect, test } from 'vitest';
import { readIntent } from './read-intent';

test.each([
  ['3x-12=2x+5', 'line'],
  ['\\frac{8}{12}+\\frac{3}{12}', 'line'],
  ['x = 2 or x = 3', 'line'],
  ['sin(x)=1/2', 'line'],
  ['12 cm', 'line'],
  ['b', 'line'],
  ['3x-12=2x+', 'line'],
  ['why?', 'why'],
  ['why is it 3x', 'why'],
  ['explain that step', 'why'],
  ["I don't know", 'unsure'],
  ["i'm not sure", 'unsure'],
  ['idk', 'unsure'],
  ['no idea', 'unsure'],
  ['???', 'unsure'],
  ['just tell me', 'just-tell'],
  ["I don't know, just tell me the answer", 'just-tell'],
  ["what's the answer", 'just-tell'],
  ['is it 17?', 'just-tell'],
  ['hint please', 'hint'],
  ['what do I do next', 'hint'],
  ['I am stuck', 'hint'],
  ['is there another way?', 'another-way'],
  ['can you show me one like it', 'one-like-it'],
  ['give me an example', 'one-like-it'],
  ['what is your favourite colour', 'off-topic'],
  ['', 'off-topic'],
])('"%s" is %s', (text, intent) => {
  expect(readIntent(text)).toBe(intent);
});
