import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema';

const file = fileURLToPath(new URL('./schema.graphql', import.meta.url));
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else {
  const committed = readFileSync(file, 'utf8');
  if (committed !== printed) {
    const lines = { printed: printed.split('\n'), committed: committed.split('\n') };
    const at = lines.printed.findIndex((line, index) => line !== lines.committed[index]);
    process.stderr.write(
      `schema.graphql differs from the code at line ${at + 1}:\n- ${lines.committed[at] ?? '(end)'}\n+ ${lines.printed[at] ?? '(end)'}\nRun npm run schema:print.\n`,
    );
    process.exit(1);
  }
}
