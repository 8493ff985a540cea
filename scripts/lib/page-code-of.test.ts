import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { pageCodeOf } from './page-code-of';

interface SketchedRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
  files: string[];
  isData?: boolean;
}

/** A build of these routes; of each file list the first is the module. */
function buildOf(sketch: Record<string, SketchedRoute>) {
  const entries = Object.entries(sketch);
  const routes = entries.map(([id, { files: _, isData, ...route }]) => [
    id,
    { id, ...route, module: isData ? {} : { default: () => null } },
  ]);
  const assets = entries.map(([id, { files }]) => [
    id,
    { id, module: files[0], imports: files.slice(1).filter(isScript), css: files.filter((file) => !isScript(file)) },
  ]);
  return {
    routes: Object.fromEntries(routes),
    assets: {
      entry: { module: '/entry.js', imports: ['/framework.js'] },
      routes: Object.fromEntries(assets),
      version: 'b1',
      url: '',
    },
  } as unknown as Pick<ServerBuild, 'routes' | 'assets'>;
}

const isScript = (file: string) => file.endsWith('.js');

it('names the files of each page and of the frames around it, once, without what every page has', () => {
  const { files, pages } = pageCodeOf(
    buildOf({
      root: { path: '', files: ['/root.js', '/framework.js', '/root.css'] },
      landing: { parentId: 'root', index: true, files: ['/landing.js', '/root.css'] },
      frame: { parentId: 'root', files: ['/frame.js', '/frame.css'] },
      rank: { parentId: 'frame', path: 'rank/:courseId', files: ['/rank.js', '/framework.js', '/frame.css'] },
      icon: { parentId: 'root', path: 'icon.svg', files: ['/icon.js'], isData: true },
      anything: { parentId: 'root', path: '*', files: ['/anything.js'] },
    }),
  );
  const named = Object.fromEntries(
    Object.entries(pages).map(([path, places]) => [path, places.map((place) => files[place])]),
  );
  expect(named).toEqual({
    '/': ['/landing.js'],
    '/rank/:courseId': ['/frame.js', '/frame.css', '/rank.js'],
  });
  expect(files).toHaveLength(4);
});
