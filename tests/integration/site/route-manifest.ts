import { execFileSync } from 'node:child_process';
import type { ManifestRoute } from '../../../web/route-table';

export interface BuiltRoute {
  /** Such as /practice/:practiceId/:questionIndex; * is the route of unknown addresses. */
  pattern: string;
  hasAction: boolean;
  hasLoader: boolean;
  /** It answers with a page and not with data. */
  isPage: boolean;
}

type BuiltEntry = ManifestRoute & Omit<BuiltRoute, 'pattern'>;

const script = `const { routes } = await import('./build/server/index.js');
const told = Object.entries(routes).map(([id, { parentId, path, index, module: m }]) =>
  [id, { id, parentId, path, index, hasAction: !!m.action, hasLoader: !!m.loader, isPage: !!m.default }]);
process.stdout.write(JSON.stringify(Object.fromEntries(told)), () => process.exit(0));`;

/** The manifest of the page server's build: read in a process of its own, where it may run. */
export function builtManifest(): Record<string, BuiltEntry> {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }));
}

/** The routes that the page server really has. */
export function builtRoutes(): BuiltRoute[] {
  const entries = builtManifest();
  const parents = new Set(Object.values(entries).map(({ parentId }) => parentId));
  const pathOf = (entry: BuiltEntry | undefined): string =>
    entry === undefined ? '' : `${pathOf(entries[entry.parentId ?? ''])}${entry.path ? `/${entry.path}` : ''}`;
  return Object.entries(entries)
    .filter(([id, { hasAction }]) => !parents.has(id) || hasAction)
    .map(([, entry]) => ({
      pattern: pathOf(entry).replace(/^\/\*$/, '*') || '/',
      hasAction: entry.hasAction,
      hasLoader: entry.hasLoader,
      isPage: entry.isPage,
    }));
}
