import type { Figure } from '../../../../../maths/figures/figure';
import type { FigureOf } from '../shown-figure';
import { chanceSamples } from './chance-samples';
import { dataSamples } from './data-samples';
import { graphSamples } from './graph-samples';
import { numberSamples } from './number-samples';
import { spaceSamples } from './space-samples';

const byKind: { [K in Figure['kind']]: FigureOf<K>[] } = {
  ...numberSamples,
  ...spaceSamples,
  ...dataSamples,
  ...chanceSamples,
  ...graphSamples,
};

/** Figures of every kind for tests: usual ones and extremes. A kind without one does not compile. */
export const sampleFigures: Figure[] = Object.values(byKind).flat();
