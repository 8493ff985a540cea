/**
 * `npm run copy`: every text that a person can read, by screen or topic, in .copy/index.html and .copy/copy.txt.
 * `npm run copy -- --sample 300 --seed first`: sentences of the sources drawn at random, to judge.
 * `npm run copy -- --questions 60 --seed first`: questions drawn at random, five a year.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom } from '../maths/engine/random';
import { copyAsHtml, copyAsText, groupByArea } from './copy/copy-page';
import { bankSentences, drawTemplates, questionSentences } from './copy/question-sentences';
import { type Sentence, wordCount } from './copy/sentence';
import { sourceSentences } from './copy/source-sentences';

const folder = '.copy';

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    questions: { type: 'string' },
    seed: { type: 'string', default: 'first' },
  },
});
const { sample, questions, seed } = values;

function printNumbered(sentences: Sentence[]): void {
  sentences.forEach(({ text, place }, index) => {
    console.log(`${index + 1}. ${text}\n      ${place}`);
  });
}

function writePages(): void {
  const sentences = [...sourceSentences(), ...bankSentences(['first', 'second'])];
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, copyAsHtml(sentences));
  writeFileSync(`${folder}/copy.txt`, copyAsText(sentences));
  for (const [area, group] of groupByArea(sentences)) console.log(`${String(group.length).padStart(6)} ${area}`);
  console.log(`${String(sentences.length).padStart(6)} texts: ${folder}/index.html and ${folder}/copy.txt`);
}

if (sample !== undefined) {
  const sentences = sourceSentences().filter(({ text }) => wordCount(text) >= 3);
  printNumbered(createRandom(seed).shuffle(sentences).slice(0, Number(sample)));
} else if (questions !== undefined) {
  for (const template of drawTemplates(seed, Number(questions))) printNumbered(questionSentences(template, seed));
} else {
  writePages();
}
