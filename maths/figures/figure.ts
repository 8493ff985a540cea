import type { BagFigure, DiceFigure, NetworkFigure, SpinnerFigure, TreeDiagram, VennDiagram } from './chance-figures';
import type {
  BoxPlot,
  ColumnChart,
  DataTable,
  DotPlot,
  HistogramFigure,
  LineChart,
  PictureGraph,
  PieChart,
  ScatterPlot,
  StemAndLeaf,
  TallyTable,
} from './data-figures';
import type { ArgandDiagram, CoordinatePlane, FunctionGraph, PlotFigure, VectorFigure } from './graph-figures';
import type {
  ArrayFigure,
  ColumnArithmetic,
  EqualGroups,
  FractionBars,
  FractionCircles,
  LongDivision,
  MoneyFigure,
  NumberLine,
  PlaceValueBlocks,
  ShapeRow,
} from './number-figures';
import type {
  AngleFigure,
  BalanceFigure,
  CalendarFigure,
  CircleFigure,
  ClockFigure,
  CompassFigure,
  CubeStack,
  GridFigure,
  NetFigure,
  PolygonFigure,
  RightTriangle,
  RulerFigure,
  ScaleFigure,
  SolidFigure,
  TransversalFigure,
} from './space-figures';

/**
 * Figures are data: a template computes one, the page and the printed paper draw it. Lengths are in the figure's own
 * units; the drawing scales them. Every figure says in words what it shows (`alt`), without giving the answer away.
 *
 * Rules of `alt`: it lets somebody who cannot see the figure answer the question. So it names the kind of figure and
 * every number, name and mark that can be read off it, in reading order ("A column graph. Dogs 9. Cats 6."). It says
 * "not known" for what is asked, leaves out looks that do not matter, and never counts or works out what the question
 * wants counted or worked out: "5 rows with 8 dots in each row", "the level is 2 marks above 300". It is plain text for
 * a speaking voice: no `$…$`, no TeX, no backslash before a dollar sign ("9 dollars"). Labels in figures are plain text
 * too; unicode √ π ° θ ² is welcome there.
 */
export type Figure = { alt: string } & (
  | FractionBars
  | NumberLine
  | ArrayFigure
  | ColumnArithmetic
  | FractionCircles
  | PlaceValueBlocks
  | MoneyFigure
  | EqualGroups
  | ShapeRow
  | LongDivision
  | PolygonFigure
  | RightTriangle
  | AngleFigure
  | ClockFigure
  | CalendarFigure
  | RulerFigure
  | ScaleFigure
  | BalanceFigure
  | GridFigure
  | NetFigure
  | SolidFigure
  | CubeStack
  | CircleFigure
  | TransversalFigure
  | CompassFigure
  | ColumnChart
  | DotPlot
  | HistogramFigure
  | LineChart
  | PictureGraph
  | TallyTable
  | DataTable
  | StemAndLeaf
  | BoxPlot
  | ScatterPlot
  | PieChart
  | SpinnerFigure
  | TreeDiagram
  | VennDiagram
  | NetworkFigure
  | DiceFigure
  | BagFigure
  | FunctionGraph
  | CoordinatePlane
  | PlotFigure
  | VectorFigure
  | ArgandDiagram
);
