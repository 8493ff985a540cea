import { AngleDrawing } from './angle';
import { ArrayDrawing } from './array';
import { ColumnArithmeticDrawing } from './column-arithmetic';
import { ColumnChartDrawing } from './column-chart';
import { CoordinatePlaneDrawing } from './coordinate-plane';
import { DotPlotDrawing } from './dot-plot';
import { FractionBarsDrawing } from './fraction-bars';
import { FunctionGraphDrawing } from './function-graph';
import { NumberLineDrawing } from './number-line';
import { PolygonDrawing } from './polygon';
import { RightTriangleDrawing } from './right-triangle';
import type { ShownFigure } from './shown-figure';
import { SpinnerDrawing } from './spinner';

/** Draws a figure of any kind; says it in words where it cannot be drawn. */
export function FigureView({ figure }: { figure: ShownFigure }) {
  switch (figure.kind) {
    case 'fraction-bars':
      return <FractionBarsDrawing figure={figure} />;
    case 'number-line':
      return <NumberLineDrawing figure={figure} />;
    case 'polygon':
      return <PolygonDrawing figure={figure} />;
    case 'right-triangle':
      return <RightTriangleDrawing figure={figure} />;
    case 'column-chart':
      return <ColumnChartDrawing figure={figure} />;
    case 'dot-plot':
      return <DotPlotDrawing figure={figure} />;
    case 'array':
      return <ArrayDrawing figure={figure} />;
    case 'angle':
      return <AngleDrawing figure={figure} />;
    case 'spinner':
      return <SpinnerDrawing figure={figure} />;
    case 'function-graph':
      return <FunctionGraphDrawing figure={figure} />;
    case 'coordinate-plane':
      return <CoordinatePlaneDrawing figure={figure} />;
    case 'column-arithmetic':
      return <ColumnArithmeticDrawing figure={figure} />;
    case 'text':
      return <p className="muted">{figure.alt}</p>;
  }
}
