import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import { uuidOfShortId } from '../../lib/short-id';
import type { MarkBook } from './mark-book';

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The cells of the mark book, which are plain links: opens them inside the site (a new tab stays a new tab), and lets
 * arrow keys move from one to the next. One listener of each kind serves all eight thousand.
 */
export function useCells(tasks: MarkBook['tasks']) {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const cell = link?.closest('td');
      const id = uuidOfShortId(new URLSearchParams(link?.search).get('c') ?? '');
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!cell || id === null || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigate(paths.teacherStudentTask(tasks[cell.cellIndex - 1]?.id ?? '', id));
    };
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
      const link = step && cell && nextLink(cell, step);
      if (!link) return;
      event.preventDefault();
      link.focus();
    };
    const element = table.current;
    element?.addEventListener('click', follow);
    element?.addEventListener('keydown', move);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('keydown', move);
    };
  }, [navigate, tasks]);
  return table;
}

/** The next link in a direction, past cells without one; undefined at the edge. */
function nextLink(from: HTMLTableCellElement, [down, right]: readonly [number, number]) {
  const rows = from.closest('table')?.rows;
  const row = from.closest('tr');
  if (!rows || !row) return undefined;
  let [y, x] = [row.rowIndex + down, from.cellIndex + right];
  for (let cell = rows[y]?.cells[x]; cell !== undefined; cell = rows[y]?.cells[x]) {
    const link = cell.querySelector('a');
    if (link) return link;
    y += down;
    x += right;
  }
  return undefined;
}
