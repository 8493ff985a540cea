import { expect, it } from 'vitest';
import { codeOfPage, type KnownRoute } from './code-of-page';

const routes: Record<string, KnownRoute> = {
  root: { id: 'root', path: '', module: '/root.js', imports: ['/framework.js'], css: ['/root.css'] },
  'routes/_index': { id: 'routes/_index', parentId: 'root', index: true, module: '/landing.js' },
  'routes/_app': { id: 'routes/_app', parentId: 'root', module: '/app.js', css: ['/app.css'] },
  'routes/_app.home': {
    id: 'routes/_app.home',
    parentId: 'routes/_app',
    path: 'home',
    module: '/home.js',
    imports: ['/framework.js', '/cards.js'],
    css: ['/home.css', '/app.css'],
  },
  'routes/contents': {
    id: 'routes/contents',
    parentId: 'root',
    path: 'courses/:courseId/contents',
    module: '/contents.js',
  },
};

it('names the files of a page and of the frames around it, each once', () => {
  expect(codeOfPage(routes, '/home')).toEqual({
    scripts: ['/root.js', '/framework.js', '/app.js', '/home.js', '/cards.js'],
    styles: ['/root.css', '/app.css', '/home.css'],
  });
});

it('knows pages by their pattern', () => {
  expect(codeOfPage(routes, '/courses/year-6/contents').scripts).toContain('/contents.js');
  expect(codeOfPage(routes, '/').scripts).toContain('/landing.js');
});

it('names nothing for a page that was not discovered yet', () => {
  expect(codeOfPage(routes, '/pricing')).toEqual({ scripts: [], styles: [] });
});
