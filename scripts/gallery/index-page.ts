import { type Size, sizes, type Theme, themes } from './browser';

export interface Shot {
  group: string;
  name: string;
  size: Size;
  theme: Theme;
  file: string;
}

/** One page with every picture: one row for each state, its four pictures side by side. */
export function indexPage(shots: Shot[]): string {
  const groups = [...new Set(shots.map(({ group }) => group))];
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #eef1f7; color: #101936; }
  h2 { margin: 40px 0 8px; }
  section { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 24px; }
  h3 { width: 150px; margin: 0; font-size: 15px; }
  img { display: block; border: 1px solid #c8cfdf; border-radius: 6px; }
  img.desktop { width: 420px; }
  img.phone { width: 150px; }
</style>
<h1>Gallery</h1>
${groups
  .map((group) =>
    groupPart(
      group,
      shots.filter((shot) => shot.group === group),
    ),
  )
  .join('\n')}
</html>
`;
}

function groupPart(group: string, shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const rows = names.map(
    (name) => `<section><h3>${name}</h3>${picturesOf(shots.filter((shot) => shot.name === name))}</section>`,
  );
  return `<h2>${group}</h2>\n${rows.join('\n')}`;
}

function picturesOf(shots: Shot[]): string {
  const order = Object.keys(sizes).flatMap((size) => themes.map((theme) => `${size} ${theme}`));
  return [...shots]
    .sort((a, b) => order.indexOf(`${a.size} ${a.theme}`) - order.indexOf(`${b.size} ${b.theme}`))
    .map(
      ({ file, name, size, theme }) =>
        `<a href="${file}"><img class="${size}" src="${file}" alt="${name}, ${size}, ${theme}" loading="lazy"></a>`,
    )
    .join('');
}
