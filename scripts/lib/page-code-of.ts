import type { ServerBuild } from '@remix-run/node';
import type { PageCode } from '../../app/components/shell/code-of-page';

/** The scripts and styles of every page of a build, those of the root left out. */
export function pageCodeOf({ routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>): PageCode {
  const filesOf = (id: string) => {
    const asset = assets.routes[id];
    return asset === undefined ? [] : [asset.module, ...(asset.imports ?? []), ...(asset.css ?? [])];
  };
  const loaded = new Set([assets.entry.module, ...assets.entry.imports, ...filesOf('root')]);
  const files: string[] = [];
  const pages: PageCode['pages'] = {};
  for (const { id, path, index, module } of Object.values(routes)) {
    // Routes without a page of their own answer with data; those without a path are frames around others.
    if (module.default === undefined || (path === undefined && index !== true) || path === '*') continue;
    const lineage = lineageOf(routes, id);
    const wanted = new Set(lineage.flatMap(filesOf).filter((file) => !loaded.has(file)));
    const pattern = `/${lineage.flatMap((each) => routes[each]?.path || []).join('/')}`;
    pages[pattern] = [...wanted].map((file) => {
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  }
  return { files, pages };
}

/** The route with the frames around it, outermost first. */
function lineageOf(routes: ServerBuild['routes'], id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...lineageOf(routes, parent), id];
}
