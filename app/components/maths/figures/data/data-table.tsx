import { longestWord } from '../shared/longest-word';
import styles from '../shared/table.module.css';
import { TableFrame } from '../shared/table-frame';
import type { FigureOf } from '../shown-figure';

/** With more open cells than this, question marks would only be noise. */
const mostAsked = 8;

/** A table of words and numbers; a cell to be worked out shows a question mark. */
export function DataTableDrawing({ figure }: { figure: FigureOf<'table'> }) {
  const { title, head, rowHeads = false, rows } = figure;
  const lines = head === undefined ? rows : [head, ...rows];
  const columns = Math.max(1, ...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...lines.map((line) => longestWord(line[column] ?? ''))),
  );
  const signs = widths.reduce((sum, width) => sum + width, 0);
  const open = rows.flat().filter((text) => text === null).length;
  return (
    <TableFrame alt={figure.alt} title={title} signs={signs} columns={columns}>
      {head === undefined ? null : (
        <thead>
          <tr>
            {head.map((text, column) =>
              text === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {Array.from({ length: columns }, (_, column) => (
              <Cell key={column} text={row[column]} heading={rowHeads && column === 0} asked={open <= mostAsked} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface CellProps {
  text: string | null | undefined;
  heading: boolean;
  /** False in a table that is to be filled in as a whole: its cells are left blank. */
  asked: boolean;
}

function Cell({ text, heading, asked }: CellProps) {
  if (text === null) return asked ? <td className={styles.unknown}>?</td> : <td />;
  return heading ? <th scope="row">{text}</th> : <td>{text}</td>;
}
