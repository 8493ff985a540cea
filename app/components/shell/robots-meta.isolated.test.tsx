import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RobotsMeta } from './robots-meta';

const { matches } = vi.hoisted(() => ({ matches: [] as { data: unknown }[] }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useMatches: () => matches,
}));
afterEach(() => matches.splice(0));

const robots = (...data: unknown[]) => {
  matches.push(...data.map((each) => ({ data: each })));
  return renderToStaticMarkup(<RobotsMeta />);
};

it('asks search engines to leave out a page that shows a signed-in person’s frame', () => {
  expect(robots({ socialLinks: [] }, undefined, { shell: { viewer: {} }, home: {} })).toContain('noindex');
});

it('lets a page for everybody be found, also the one that a signed-in person would see in the frame', () => {
  expect(robots({ socialLinks: [] }, { shell: null, courses: [] })).toBe('');
  expect(robots({ socialLinks: [] }, null)).toBe('');
});
