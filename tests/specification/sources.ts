import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The text of a file of the project, without block comments. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Files of a folder of the project, at any depth, whose names end so; tests are left out. */
export function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file));
}

/** What a style sheet declares for a selector at its first place; empty when it does not know it. */
export function styleOf(file: string, selector: string): Record<string, string> {
  const sheet = sourceOf(file);
  const start = sheet.indexOf(`${selector} {`);
  const block = start < 0 ? '' : sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  const declarations = block.split(';').map((line) => line.split(/:([\s\S]*)/, 2).map((part) => part.trim()));
  return Object.fromEntries(declarations.filter(([name]) => name !== ''));
}
