import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import type { FigureOf } from '../shown-figure';

/** Unit cubes on a floor, seen from the front right and above; the front is the left of the two visible sides. */
export function CubeStackDrawing({ figure }: { figure: FigureOf<'cube-stack'> }) {
  const { heights } = figure;
  const columns = Math.max(1, ...heights.map((row) => row.length));
  const rows = heights.length;
  const tallest = Math.max(1, ...heights.flat());
  const edge = Math.min(40, 320 / ((columns + rows) * 0.87), 260 / ((columns + rows) / 2 + tallest));
  const [dx, dy] = [edge * 0.866, edge / 2];
  const left = 6;
  const top = 6 + rows * dy + tallest * edge;
  /** Columns run down to the right, rows (towards the back) up to the right. */
  const at = (column: number, row: number, level: number) => ({
    x: left + (column + row) * dx,
    y: top + (column - row) * dy - level * edge,
  });
  const cubes = heights
    .flatMap((line, row) =>
      line.flatMap((height, column) => Array.from({ length: height }, (_, level) => ({ row, column, level }))),
    )
    .sort((a, b) => b.row - a.row || a.column - b.column || a.level - b.level);
  const front = at(columns / 2, 0, 0);
  return (
    <FigureFrame alt={figure.alt} width={left * 2 + (columns + rows) * dx} height={top + columns * dy + 16}>
      {cubes.map(({ row, column, level }) => {
        const { x, y } = at(column, row, level);
        const [w, h, e] = [near(dx), near(dy), near(edge)];
        return (
          <g key={`${row}-${column}-${level}`} stroke="var(--fig-line)" strokeWidth="1.8" strokeLinejoin="round">
            <path d={`M${near(x)} ${near(y)}l${w} ${h}v${-e}l${-w} ${-h}z`} fill="var(--fig-a)" />
            <path d={`M${near(x + dx)} ${near(y + dy)}l${w} ${-h}v${-e}l${-w} ${h}z`} fill="var(--fig-a-soft)" />
            <path d={`M${near(x)} ${near(y - edge)}l${w} ${h}l${w} ${-h}l${-w} ${-h}z`} fill="var(--fig-a-pale)" />
          </g>
        );
      })}
      <Label x={Math.max(26, front.x - 20)} y={front.y + 16} text="front" size={14} halo />
    </FigureFrame>
  );
}
