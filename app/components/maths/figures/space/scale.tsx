import type { FigureOf } from '../shown-figure';
import { DialDrawing } from './dial';
import { JugDrawing } from './jug';
import { ThermometerDrawing } from './thermometer';

/** An instrument with a scale and a level. */
export function ScaleDrawing({ figure }: { figure: FigureOf<'scale'> }) {
  switch (figure.look) {
    case 'thermometer':
      return <ThermometerDrawing figure={figure} />;
    case 'jug':
      return <JugDrawing figure={figure} />;
    case 'dial':
      return <DialDrawing figure={figure} />;
  }
}
