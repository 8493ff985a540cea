/** `npm run content:coverage`: topics by difficulty and misconceptions, as a table; thin topics end with status 1. */
import { topics } from '../maths/curriculum/index';
import { templatesOfTopic } from '../maths/templates/index';

const rows = topics.map((topic) => {
  const own = templatesOfTopic(topic.id);
  const count = (difficulty: string) => own.filter((template) => template.difficulty === difficulty).length;
  const ideas = new Set(own.flatMap((template) => template.wrongPaths.map(({ misconceptionId }) => misconceptionId)));
  return {
    topic: topic.id,
    year: topic.year,
    easy: count('EASY'),
    medium: count('NORMAL'),
    hard: count('HARD'),
    misconceptions: ideas.size,
    figures: own.filter((template) => template.figure !== undefined).length,
  };
});
console.table(rows);
const thin = rows.filter(({ easy, medium, hard }) => easy === 0 || medium === 0 || hard === 0);
console.log(`${rows.length} topics, ${rows.reduce((sum, r) => sum + r.easy + r.medium + r.hard, 0)} templates.`);
console.log(
  thin.length === 0
    ? 'Every topic has easy, medium and hard questions.'
    : `Thin: ${thin.map((r) => r.topic).join(', ')}`,
);
process.exitCode = thin.length === 0 ? 0 : 1;
