/** `npm run template:examples -- <template id>`: example lines to freeze, computed by running the template. Read them before you paste them. */
import { checkAnswer } from '../maths/engine/index';
import { makeInstance, templateById } from '../maths/templates/index';

const id = process.argv[2] ?? '';
const template = templateById(id);
if (!template) {
  console.error(`There is no template "${id}". Is it listed in its year's index.ts?`);
  process.exitCode = 1;
} else {
  for (const seed of ['s1', 's2', 's3']) {
    const { prompt, answer, choices, wrongPaths } = makeInstance(template, seed);
    console.log(`// ${prompt.replaceAll('\n', ' ')}`);
    print(seed, answer.model, '');
    for (const path of wrongPaths.slice(0, 2)) {
      const input = choices?.find(({ text }) => text === path.answer)?.id ?? path.answer;
      print(seed, input, `, misconceptionId: '${path.misconceptionId}'`, checkAnswer(answer, input).kind);
    }
  }
}

function print(seed: string, input: string, more: string, verdict = 'correct'): void {
  console.log(`{ seed: '${seed}', input: ${JSON.stringify(input)}, verdict: '${verdict}'${more} },`);
}
