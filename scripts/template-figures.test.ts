import { describe, expect, it } from 'vitest';
import { readFigure } from '../app/components/maths/figures/figure-schema.server';
import { broken, draw, escaped, tooSmall } from '../app/components/maths/figures/samples/draw';
import { plainText } from '../maths/lint/plain-text';
import { makeInstance, templates } from '../maths/templates';

const seeds = ['1', '2', '3', '4', '5'];
/** Templates with a picture on any of these seeds. */
const drawn = templates.flatMap((template) => {
  const figures = seeds.flatMap((seed) => makeInstance(template, seed).figure ?? []);
  return figures.length === 0 ? [] : [{ id: template.id, figures }];
});

describe('the figures of all templates', () => {
  it.each(drawn)('$id: arrive unchanged, are drawn whole and can be read on a phone', ({ figures }) => {
    for (const figure of figures) {
      const sent: unknown = JSON.parse(JSON.stringify(figure));
      const shown = readFigure(sent);
      const alt = plainText(figure.alt);
      expect(shown).toEqual({ ...JSON.parse(JSON.stringify(sent)), alt });
      const markup = draw({ ...figure, alt });
      expect(markup).toContain(`aria-label="${escaped(alt)}"`);
      expect(markup).not.toMatch(broken);
      expect(tooSmall(markup)).toEqual([]);
    }
  });
});
