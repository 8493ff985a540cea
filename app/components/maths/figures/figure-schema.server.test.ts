import { describe, expect, it } from 'vitest';
import { readFigure } from './figure-schema.server';

describe('a figure from the BFF', () => {
  it('is taken when it is whole', () => {
    const array = { kind: 'array', rows: 3, columns: 4, alt: 'Three rows of four dots' };
    expect(readFigure(array)).toEqual(array);
  });

  it('keeps its text when it cannot be drawn', () => {
    expect(readFigure({ kind: 'array', rows: 'three', alt: 'Three rows of four dots' })).toEqual({
      kind: 'text',
      alt: 'Three rows of four dots',
    });
    expect(readFigure({ kind: 'hologram', alt: 'A cube' })).toEqual({ kind: 'text', alt: 'A cube' });
    expect(readFigure('nonsense')).toMatchObject({ kind: 'text' });
  });

  it('is nothing where there is none', () => {
    expect(readFigure(null)).toBeNull();
  });
});
