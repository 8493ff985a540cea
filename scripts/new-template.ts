/**
 * `npm run template:new -- <year>/<topic-folder>/<name> --topic <topic id> [--difficulty EASY|NORMAL|HARD]`
 * writes a template that already runs (adding two numbers), lists it in its year, and says what to do next.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { topicById } from '../maths/curriculum/index';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { topic: { type: 'string' }, difficulty: { type: 'string', default: 'EASY' } },
});

try {
  scaffold(positionals[0] ?? '', values.topic ?? '', values.difficulty);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function scaffold(id: string, topicId: string, difficulty: string): void {
  const place = /^y(\d{1,2})\/[a-z0-9-]+\/([a-z][a-z0-9-]*)$/.exec(id);
  if (!place) throw new Error('Name the template as year/topic/name, for example y6/decimals/add-tenths.');
  const topic = topicById(topicId);
  if (!topic) throw new Error(`There is no topic "${topicId}". The topics are in maths/curriculum/topics.`);
  if (!['EASY', 'NORMAL', 'HARD'].includes(difficulty)) throw new Error('The difficulty is EASY, NORMAL or HARD.');
  const file = join('maths/templates', `${id}.ts`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const year = Number(place[1]);
  const name = (place[2] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const list = join('maths/templates', `y${year}`, 'index.ts');
  if (!existsSync(list)) throw new Error(`There is no Year ${year}: the years are y1 to y12.`);

  mkdirSync(dirname(file), { recursive: true });
  const skeleton = readFileSync(new URL('./template-skeleton.txt', import.meta.url), 'utf8');
  const filled = { NAME: name, ID: id, TOPIC: topicId, YEAR: String(year), DIFFICULTY: difficulty };
  writeFileSync(
    file,
    skeleton.replace(/__([A-Z]+)__/g, (whole, key: string) =>
      key in filled ? filled[key as keyof typeof filled] : whole,
    ),
  );
  if (!listed(list, name, id)) console.log(`List it by hand: import { ${name} } in ${list} or in the list it joins.`);
  console.log(`Wrote ${file} for "${topic.name}".
Next: change it to your question (maths/templates/README.md), look at it on /admin/templates/${id}?seed=s1 and run
  npx vitest run --project content maths/content/year-${year}.test.ts -t '${id}'`);
}

/** Adds the import and the entry to a year's list; false where the list is put together from others. */
function listed(list: string, name: string, id: string): boolean {
  const text = readFileSync(list, 'utf8');
  const array = /(AnyTemplate\[\] = \[)([^\]]*)\];/.exec(text);
  if (!array || array[2]?.includes('...')) return false;
  const path = `./${id.split('/').slice(1).join('/')}`;
  const entries = `${(array[2] ?? '').trimEnd()}\n  ${name},\n`;
  const withEntry = text.replace(array[0], () => `${array[1]}${entries}];`);
  const lastImport = withEntry.lastIndexOf('import ');
  const end = withEntry.indexOf('\n', lastImport) + 1;
  writeFileSync(list, `${withEntry.slice(0, end)}import { ${name} } from '${path}';\n${withEntry.slice(end)}`);
  return true;
}
