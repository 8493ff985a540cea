import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const sleeping = new Set(['skip', 'fixme', 'todo', 'only', 'fail', 'fails']);

/** Titles of the tests in a file that do run: not skipped, nor in a group that is. Throws when there is no such file. */
export function runningTests(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { kind, sleeps } = calleeOf(node);
      if (sleeps) return;
      const [title] = node.arguments;
      if (kind === 'test' && title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test.describe.skip(…)` and `it.each(…)(…)` taken apart. */
function calleeOf(call: ts.CallExpression): { kind: 'test' | 'other'; sleeps: boolean } {
  const names: string[] = [];
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) names.push(callee.name.text);
    else if (!ts.isCallExpression(callee)) return { kind: 'other', sleeps: false };
    callee = callee.expression;
  }
  const isOfTests = ['test', 'it', 'describe'].includes(callee.text);
  const isGroup = callee.text === 'describe' || names.includes('describe');
  return {
    kind: isOfTests && !isGroup ? 'test' : 'other',
    sleeps: isOfTests && names.some((name) => sleeping.has(name)),
  };
}
