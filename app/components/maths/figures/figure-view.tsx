import type { ReactElement } from 'react';
import { BagDrawing } from './chance/bag';
import { DiceDrawing } from './chance/dice';
import { NetworkDrawing } from './chance/network';
import { SpinnerDrawing } from './chance/spinner';
import { TreeDrawing } from './chance/tree';
import { VennDrawing } from './chance/venn';
import { BoxPlotDrawing } from './data/box-plot';
import { ColumnChartDrawing } from './data/column-chart';
import { DataTableDrawing } from './data/data-table';
import { DotPlotDrawing } from './data/dot-plot';
import { HistogramDrawing } from './data/histogram';
import { LineChartDrawing } from './data/line-chart';
import { PictureGraphDrawing } from './data/picture-graph';
import { PieChartDrawing } from './data/pie-chart';
import { ScatterPlotDrawing } from './data/scatter-plot';
import { StemAndLeafDrawing } from './data/stem-and-leaf';
import { TallyDrawing } from './data/tally';
import { ArgandDrawing } from './graph/argand';
import { CoordinatePlaneDrawing } from './graph/coordinate-plane';
import { FunctionGraphDrawing } from './graph/function-graph';
import { PlotDrawing } from './graph/plot';
import { VectorsDrawing } from './graph/vectors';
import { ArrayDrawing } from './number/array';
import { ColumnArithmeticDrawing } from './number/column-arithmetic';
import { EqualGroupsDrawing } from './number/equal-groups';
import { FractionBarsDrawing } from './number/fraction-bars';
import { FractionCirclesDrawing } from './number/fraction-circles';
import { LongDivisionDrawing } from './number/long-division';
import { MoneyDrawing } from './number/money';
import { NumberLineDrawing } from './number/number-line';
import { PlaceValueBlocksDrawing } from './number/place-value-blocks';
import { ShapeRowDrawing } from './number/shape-row';
import type { ShownFigure } from './shown-figure';
import { AngleDrawing } from './space/angle';
import { BalanceDrawing } from './space/balance';
import { CalendarDrawing } from './space/calendar';
import { CircleDrawing } from './space/circle';
import { ClockDrawing } from './space/clock';
import { CompassDrawing } from './space/compass';
import { CubeStackDrawing } from './space/cube-stack';
import { GridDrawing } from './space/grid';
import { NetDrawing } from './space/net';
import { PolygonDrawing } from './space/polygon';
import { RightTriangleDrawing } from './space/right-triangle';
import { RulerDrawing } from './space/ruler';
import { ScaleDrawing } from './space/scale';
import { SolidDrawing } from './space/solid';
import { TransversalDrawing } from './space/transversal';

/**
 * Draws a figure of any kind; says it in words where it cannot be drawn. The return type has no `undefined`, so a kind
 * without a drawing does not compile.
 */
export function FigureView({ figure }: { figure: ShownFigure }): ReactElement {
  switch (figure.kind) {
    case 'fraction-bars':
      return <FractionBarsDrawing figure={figure} />;
    case 'number-line':
      return <NumberLineDrawing figure={figure} />;
    case 'array':
      return <ArrayDrawing figure={figure} />;
    case 'column-arithmetic':
      return <ColumnArithmeticDrawing figure={figure} />;
    case 'fraction-circles':
      return <FractionCirclesDrawing figure={figure} />;
    case 'place-value-blocks':
      return <PlaceValueBlocksDrawing figure={figure} />;
    case 'money':
      return <MoneyDrawing figure={figure} />;
    case 'groups':
      return <EqualGroupsDrawing figure={figure} />;
    case 'shape-row':
      return <ShapeRowDrawing figure={figure} />;
    case 'long-division':
      return <LongDivisionDrawing figure={figure} />;
    case 'polygon':
      return <PolygonDrawing figure={figure} />;
    case 'right-triangle':
      return <RightTriangleDrawing figure={figure} />;
    case 'angle':
      return <AngleDrawing figure={figure} />;
    case 'clock':
      return <ClockDrawing figure={figure} />;
    case 'calendar':
      return <CalendarDrawing figure={figure} />;
    case 'ruler':
      return <RulerDrawing figure={figure} />;
    case 'scale':
      return <ScaleDrawing figure={figure} />;
    case 'balance':
      return <BalanceDrawing figure={figure} />;
    case 'grid':
      return <GridDrawing figure={figure} />;
    case 'net':
      return <NetDrawing figure={figure} />;
    case 'solid':
      return <SolidDrawing figure={figure} />;
    case 'cube-stack':
      return <CubeStackDrawing figure={figure} />;
    case 'circle':
      return <CircleDrawing figure={figure} />;
    case 'transversal':
      return <TransversalDrawing figure={figure} />;
    case 'compass':
      return <CompassDrawing figure={figure} />;
    case 'column-chart':
      return <ColumnChartDrawing figure={figure} />;
    case 'dot-plot':
      return <DotPlotDrawing figure={figure} />;
    case 'histogram':
      return <HistogramDrawing figure={figure} />;
    case 'line-chart':
      return <LineChartDrawing figure={figure} />;
    case 'picture-graph':
      return <PictureGraphDrawing figure={figure} />;
    case 'tally':
      return <TallyDrawing figure={figure} />;
    case 'table':
      return <DataTableDrawing figure={figure} />;
    case 'stem-and-leaf':
      return <StemAndLeafDrawing figure={figure} />;
    case 'box-plot':
      return <BoxPlotDrawing figure={figure} />;
    case 'scatter-plot':
      return <ScatterPlotDrawing figure={figure} />;
    case 'pie-chart':
      return <PieChartDrawing figure={figure} />;
    case 'spinner':
      return <SpinnerDrawing figure={figure} />;
    case 'tree':
      return <TreeDrawing figure={figure} />;
    case 'venn':
      return <VennDrawing figure={figure} />;
    case 'network':
      return <NetworkDrawing figure={figure} />;
    case 'dice':
      return <DiceDrawing figure={figure} />;
    case 'bag':
      return <BagDrawing figure={figure} />;
    case 'function-graph':
      return <FunctionGraphDrawing figure={figure} />;
    case 'coordinate-plane':
      return <CoordinatePlaneDrawing figure={figure} />;
    case 'plot':
      return <PlotDrawing figure={figure} />;
    case 'vectors':
      return <VectorsDrawing figure={figure} />;
    case 'argand':
      return <ArgandDrawing figure={figure} />;
    case 'text':
      return <p className="muted">{figure.alt}</p>;
  }
}
