import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import type { FigureOf } from '../shown-figure';
import { treeLayout, treeSize } from './tree-layout';

/** A tree from left to right with probabilities on its branches. */
export function TreeDrawing({ figure }: { figure: FigureOf<'tree'> }) {
  const { stages = [] } = figure;
  const { nodes, height, columns, endX, endWidth } = treeLayout(figure.branches);
  const top = stages.length > 0 ? 42 : 4;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={top + height + 6}>
      {stages.map((stage, level) => {
        const column = columns[level];
        if (column === undefined) return null;
        const room = column.end - column.start + column.label;
        return (
          <Label key={level} x={column.end + column.label / 2} y={18} text={stage} size={14} width={room - 6} bold />
        );
      })}
      {nodes.map((node, index) => {
        const column = columns[node.level];
        if (column === undefined) return null;
        return (
          <path
            key={index}
            d={`M${near(column.start)} ${near(top + node.parentY)}L${near(column.end)} ${near(top + node.y)}`}
            stroke="var(--fig-a)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        );
      })}
      {nodes.map((node, index) => {
        const column = columns[node.level];
        if (column === undefined) return null;
        return (
          <g key={index}>
            {node.p !== undefined && node.p !== '' && (
              <Label
                x={(column.start + column.end) / 2 + 4}
                y={top + node.parentY + (node.y - node.parentY) * 0.56}
                text={node.p}
                size={14}
                halo
              />
            )}
            <Label
              x={column.end + column.label / 2}
              y={top + node.y}
              text={node.label}
              size={treeSize}
              width={column.label - 6}
              bold
            />
            {node.end !== undefined && (
              <Label x={endX} y={top + node.y} text={node.end} size={treeSize} width={endWidth + 4} anchor="start" />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}
