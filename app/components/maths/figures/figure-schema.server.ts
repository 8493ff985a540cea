import { z } from 'zod';
import type { Figure } from '../../../../maths/figures/figure';
import { plainText } from '../../../../maths/lint/plain-text';
import { chanceSchemas } from './schema/chance-figures.server';
import { dataSchemas } from './schema/data-figures.server';
import { graphSchemas } from './schema/graph-figures.server';
import { numberSchemas } from './schema/number-figures.server';
import type { FigureSchemas } from './schema/parts.server';
import { spaceSchemas } from './schema/space-figures.server';
import type { ShownFigure } from './shown-figure';

/** The figures of `maths/figures/figure.ts` as they arrive: JSON that nobody has checked yet. */
const schemas: FigureSchemas<Figure['kind']> = {
  ...numberSchemas,
  ...spaceSchemas,
  ...dataSchemas,
  ...chanceSchemas,
  ...graphSchemas,
};

const anyFigure = z.object({ kind: z.string() });
const anyText = z.object({ alt: z.string() });

/**
 * Checks a figure from the BFF: every list, text and number in it is bounded, so that drawing it takes bounded time.
 * What cannot be drawn keeps its text, so a question can still be read.
 */
export function readFigure(data: unknown): ShownFigure | null {
  if (data === null || data === undefined) return null;
  const figure = anyFigure.safeParse(data);
  if (figure.success && isKind(figure.data.kind)) {
    const parsed = schemas[figure.data.kind].safeParse(data);
    if (parsed.success) return { ...parsed.data, alt: plainText(parsed.data.alt) };
  }
  const text = anyText.safeParse(data);
  return {
    kind: 'text',
    alt: text.success ? plainText(text.data.alt) : 'There’s a picture here that we couldn’t draw.',
  };
}

function isKind(kind: string): kind is Figure['kind'] {
  return Object.hasOwn(schemas, kind);
}
