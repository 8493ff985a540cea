import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { makeInstance } from '../../templates/instance';
import { formulaToTypst } from '../../typesetting/formula-to-typst';
import { richTextToTypst } from '../../typesetting/rich-text-to-typst';
import type { TemplateCheck } from '../check';
import { richTextsOf } from '../texts';

const seeds = ['s1', 's2', 's3', 's4', 's5'];
let compiler: NodeCompiler | null = null;

/** The typesetter of printed papers takes every text and every line. */
export const formulasTypeset: TemplateCheck = {
  name: 'formulas typeset',
  promise: 'Every formula can be set on a printed paper.',
  run(template) {
    const markups = seeds.flatMap((seed) => {
      const instance = makeInstance(template, seed);
      return [
        ...instance.steps.map(({ line }) => ({ source: line, markup: formulaToTypst(line) })),
        ...richTextsOf(instance).map(({ text }) => ({ source: text, markup: richTextToTypst(text) })),
      ];
    });
    // One document is quicker; only where it fails each text is tried alone.
    if (compileProblem(markups.map(({ markup }) => markup).join('\n\n')) === null) return [];
    return markups.flatMap(({ source, markup }) => {
      const problem = compileProblem(markup);
      return problem === null ? [] : [`${problem} in ${source}, as ${markup}`];
    });
  },
};

function compileProblem(markup: string): string | null {
  compiler ??= NodeCompiler.create();
  const result = compiler.compile({ mainFileContent: markup });
  if (!result.hasError()) return null;
  return result.takeDiagnostics()?.shortDiagnostics[0]?.message ?? 'does not compile';
}
