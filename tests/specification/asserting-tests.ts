import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const switchedOff = new Set(['skip', 'fixme', 'todo', 'only', 'fail', 'fails']);

/** Titles of the tests in a file that run and expect something, as they are written, with … for what a template fills in. Throws when there is no such file. */
export function assertingTests(file: string): string[] {
  return assertingTestsIn(readFileSync(join(root, file), 'utf8'));
}

/** The same for the text of a file: tests that are switched off, alone or with their group, are left out. */
export function assertingTestsIn(text: string): string[] {
  const source = ts.createSourceFile('tests.ts', text, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { kind, isOff } = calleeOf(node);
      if (isOff) return;
      const [title] = node.arguments;
      const written = title === undefined ? null : titleOf(title);
      if (kind === 'test' && written !== null && node.arguments.some(expectsSomething)) titles.push(written);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** A title as it is written; what a template fills in is "…". */
function titleOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Whether a call of `expect`, or of a helper whose name begins so, stands anywhere in it. */
function expectsSomething(node: ts.Node): boolean {
  const callee = ts.isCallExpression(node) ? node.expression : undefined;
  if (callee !== undefined && ts.isIdentifier(callee) && /^expect/.test(callee.text)) return true;
  return ts.forEachChild(node, (child) => expectsSomething(child) || undefined) ?? false;
}

/** `test.describe.skip(…)` and `it.each(…)(…)` taken apart. */
function calleeOf(call: ts.CallExpression): { kind: 'test' | 'other'; isOff: boolean } {
  const names: string[] = [];
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) names.push(callee.name.text);
    else if (!ts.isCallExpression(callee)) return { kind: 'other', isOff: false };
    callee = callee.expression;
  }
  const isOfTests = ['test', 'it', 'describe'].includes(callee.text);
  const isGroup = callee.text === 'describe' || names.includes('describe');
  return {
    kind: isOfTests && !isGroup && !names.includes('step') ? 'test' : 'other',
    isOff: isOfTests && names.some((name) => switchedOff.has(name)),
  };
}
