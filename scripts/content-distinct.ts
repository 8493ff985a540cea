/**
 * `npm run content:distinct`: which templates can make only few different questions, and about how many, for the site
 * and for drawing (maths/content/record/few-questions.json).
 */
import { writeFileSync } from 'node:fs';
import { countQuestions, manyQuestions } from '../maths/content/record/count-questions';
import { templates } from '../maths/templates/index';

const counted = templates
  .map((template) => [template.id, countQuestions(template)] as const)
  .filter(([, count]) => count <= manyQuestions)
  .sort(([a], [b]) => a.localeCompare(b));
writeFileSync('maths/content/record/few-questions.json', `${JSON.stringify(Object.fromEntries(counted), null, 2)}\n`);
console.log(`${counted.length} of ${templates.length} templates make at most ${manyQuestions} different questions.`);
