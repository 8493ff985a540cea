import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('build', 'client', 'assets');
const sheetLink = /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)"\/>/g;
/** A page with React's scripts keeps its links, or React would find another page than it expects. */
const moduleScript = /<script\b[^>]*\btype="module"/;

/**
 * A static page (`hydrate: false`) with its style sheets inside it: on a slow line that is one way there and back less
 * before the first text. A sheet that is not among the built files keeps its link.
 */
export function withInlineStyleSheets(html: string): string {
  if (moduleScript.test(html)) return html;
  return html.replaceAll(sheetLink, (link, name: string) => {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return link;
    return `<style>${readFileSync(path, 'utf8').trim()}</style>`;
  });
}
