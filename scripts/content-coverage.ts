/** `npm run content:coverage`: topics by difficulty, methods and misconceptions, as a table; thin topics end with status 1. */
import { bankCoverage, thinSpots } from '../maths/content/coverage';

const coverage = bankCoverage();
console.table(
  coverage.map(({ topic, easy, normal, hard, strategies, misconceptions, figures }) => ({
    topic: topic.id,
    year: topic.year,
    easy,
    medium: normal,
    hard,
    methods: strategies,
    misconceptions,
    figures,
  })),
);
const templates = coverage.reduce((sum, { easy, normal, hard }) => sum + easy + normal + hard, 0);
console.log(`${coverage.length} topics, ${templates} templates.`);

const thin = coverage.filter((row) => thinSpots(row).length > 0);
for (const row of thin) console.log(`Thin: ${row.topic.id} has ${thinSpots(row).join(', ')}.`);
if (thin.length === 0)
  console.log('Every topic has easy, medium and hard questions, methods and misconceptions enough.');
process.exitCode = thin.length === 0 ? 0 : 1;
