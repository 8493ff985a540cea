import { expect, it } from 'vitest';

// Which frame each page has, and who may see it: tests/specification/route-table.ts.
const modules = import.meta.glob<{ meta?: unknown; default?: unknown }>('./**/*.tsx', { eager: true });

it('gives every page a title', () => {
  const untitled = Object.entries(modules).filter(([file, route]) => {
    const isPage = route.default !== undefined && !/test|\/\$\.tsx|_layout\.tsx/.test(file);
    return isPage && route.meta === undefined;
  });
  expect(untitled.map(([file]) => file)).toEqual([]);
});
