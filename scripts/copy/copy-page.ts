import { escapeHtml } from '../../app/lib/escape-html';
import type { Sentence } from './sentence';

export function groupByArea(sentences: Sentence[]): Map<string, Sentence[]> {
  const groups = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const group = groups.get(sentence.area);
    if (group === undefined) groups.set(sentence.area, [sentence]);
    else group.push(sentence);
  }
  return groups;
}

export function copyAsText(sentences: Sentence[]): string {
  const groups = [...groupByArea(sentences)];
  return groups.map(([area, group]) => `## ${area}\n${group.map(textLine).join('')}`).join('\n');
}

function textLine({ text, place }: Sentence): string {
  return `${text}\n    ${place}\n`;
}

/** One page with a list of areas, and each area's texts beside their places. */
export function copyAsHtml(sentences: Sentence[]): string {
  const groups = [...groupByArea(sentences)];
  const list = groups.map(
    ([area, group]) => `<li><a href="#${encodeURIComponent(area)}">${escapeHtml(area)}</a> ${group.length}</li>`,
  );
  const sections = groups.map(
    ([area, group]) =>
      `<h2 id="${encodeURIComponent(area)}">${escapeHtml(area)}</h2><table>${group.map(row).join('')}</table>`,
  );
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Every sentence</title>
<style>body{font:16px/1.5 sans-serif;max-width:75rem;margin:auto;padding:1rem}ul{columns:3}td{padding:.2rem .5rem;vertical-align:top;border-top:1px solid #ddd;white-space:pre-line}td+td{color:#666;font-size:12px}</style>
<h1>${sentences.length} texts that a person can read</h1><ul>${list.join('')}</ul>${sections.join('')}</html>`;
}

function row({ text, place }: Sentence): string {
  return `<tr><td>${escapeHtml(text)}</td><td>${escapeHtml(place)}</td></tr>`;
}
