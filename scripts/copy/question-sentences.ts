import { richTextsOf } from '../../maths/content/texts';
import { topicById } from '../../maths/curriculum/index';
import { createRandom } from '../../maths/engine/random';
import { type AnyTemplate, makeInstance, templates } from '../../maths/templates/index';
import type { Sentence } from './sentence';

/** The texts of one question as drawn with a seed, each once. */
export function questionSentences(template: AnyTemplate, seed: string): Sentence[] {
  const topic = topicById(template.topicId);
  const texts = new Map(richTextsOf(makeInstance(template, seed)).map(({ where, text }) => [text, where]));
  return [...texts].map(([text, where]) => ({
    text,
    place: `${template.id} (${seed}), ${where}`,
    area: `Year ${topic?.year} ${topic?.strand}`,
  }));
}

/** The texts of every template with each of the seeds; what two seeds say alike stands once. */
export function bankSentences(seeds: string[]): Sentence[] {
  return templates.flatMap((template) => {
    const all = seeds.flatMap((seed) => questionSentences(template, seed));
    return [...new Map(all.map((sentence) => [sentence.text, sentence])).values()];
  });
}

/** Templates drawn at random, as many of each year. */
export function drawTemplates(seed: string, count: number): AnyTemplate[] {
  const random = createRandom(seed);
  const years = Array.from({ length: 12 }, (_, place) => place + 1);
  return years.flatMap((year) => {
    const ofYear = templates.filter((template) => topicById(template.topicId)?.year === year);
    return random.shuffle(ofYear).slice(0, Math.ceil(count / years.length));
  });
}
