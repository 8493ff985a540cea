export interface Box {
  width: number;
  height: number;
}

/**
 * Places boxes in rows like words in a text, each row centred and its boxes standing on one line. Units of the drawing.
 */
export function flow(
  boxes: readonly Box[],
  width: number,
  gap = 12,
): { places: { x: number; y: number }[]; height: number } {
  const rows: { indexes: number[]; width: number; height: number }[] = [];
  boxes.forEach((box, index) => {
    const row = rows.at(-1);
    if (row === undefined || row.width + gap + box.width > width) {
      rows.push({ indexes: [index], width: box.width, height: box.height });
    } else {
      row.indexes.push(index);
      row.width += gap + box.width;
      row.height = Math.max(row.height, box.height);
    }
  });
  const places = boxes.map(() => ({ x: 0, y: 0 }));
  let top = 0;
  for (const row of rows) {
    let left = (width - row.width) / 2;
    for (const index of row.indexes) {
      const box = boxes[index];
      if (box === undefined) continue;
      places[index] = { x: left, y: top + row.height - box.height };
      left += box.width + gap;
    }
    top += row.height + gap;
  }
  return { places, height: Math.max(0, top - gap) };
}
