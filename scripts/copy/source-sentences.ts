import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execaSync } from 'execa';
import { extractTexts } from './extract-texts';
import type { Sentence } from './sentence';

const roots = ['app', 'server', 'web', 'rules', 'maths'];

/** Texts here are drawn as questions, are matched with what is typed, or belong to tests, migrations and tools. */
const leftOut =
  /\.test\.tsx?$|for-tests|\.repo\.ts$|\.d\.ts$|graphql-env|^maths\/(templates|content|lint)\/|^maths\/(engine\/(cases|conventions)|misconceptions\/sources)|^rules\/care\/.*(phrases|patterns|lists|words)|^rules\/forms\/(rude|common-pass|names-like|short-words)|^server\/modules\/tutor\/wording\/|^server\/(db|launcher|platform)\/|^server\/sample|\/samples?\//;

/** Every text of the sources that a person can read. */
export function sourceSentences(): Sentence[] {
  const { stdout } = execaSync('git', [
    'ls-files',
    '--',
    ...roots.flatMap((root) => [`${root}/*.ts`, `${root}/*.tsx`]),
  ]);
  const files = stdout.split('\n').filter((file) => !leftOut.test(file));
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const lines = code.split('\n');
    return extractTexts(file, code)
      .filter(({ line }) => !describesSchema(file, lines[line - 1] ?? ''))
      .map(({ text, line }) => ({ text, place: `${file}:${line}`, area: areaOf(file) }));
  });
}

/** Only errors of the schema reach a user; the rest describes it to programmers. */
function describesSchema(file: string, codeLine: string): boolean {
  return file.startsWith('server/graphql/') && !codeLine.includes('AppError(');
}

/** The folder three levels deep: "app/components/practice". */
function areaOf(file: string): string {
  return dirname(file).split('/').slice(0, 3).join('/');
}
