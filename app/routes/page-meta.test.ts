import type { MetaDescriptor, MetaFunction } from '@remix-run/node';
import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<{ default?: unknown; meta?: MetaFunction }>('./**/*.tsx', { eager: true });

const layouts = /\/_layout\.tsx$|^\.\/\$\.tsx$/;
const pages = Object.entries(modules)
  .filter(([file, route]) => route.default !== undefined && !layouts.test(file))
  .map(([file, route]) => ({ file, meta: route.meta }));

const chatFrames = ['./_chat+/chat-bot.tsx', './_chat+/quiz-me.tsx'];
/** Signed-in pages lie below `_app+`, where the courses are open to all as well; the chat frame has two of its own. */
const isPublic = (file: string) =>
  (!file.startsWith('./_app+/') || file === './_app+/courses/route.tsx') && !chatFrames.includes(file);
const publicPages = pages.filter(({ file }) => isPublic(file));
const signedInPages = pages.filter(({ file }) => !isPublic(file));

/** As long as questions and courses are called. */
const question = { index: 40, title: 'Difference between temperatures above and below zero', templateId: 'y7/a/b' };
const topics = Array.from({ length: 34 }, () => ({}));
const loaded: Record<string, unknown> = {
  './_public+/courses.$courseId.contents.tsx': {
    course: { name: 'Selective High School', topics, practisableTopicCount: 12 },
  },
  './_public+/how-we-check_.replay.tsx': { question },
  './_app+/_practice+/practice.$practiceId.$questionIndex/route.tsx': { question },
  './_app+/admin+/templates.$.tsx': { question },
  './_app+/_error-logbook+/error-logbook.$courseId/route.tsx': { view: { course: { name: 'Selective High School' } } },
};

type Told = Record<string, string>;

function metaOf({ file, meta }: (typeof pages)[number], data: unknown = loaded[file]): Told[] {
  const root = { id: 'root', data: { origin: 'https://marsmaths.test' } };
  const place = { data, params: {}, location: { pathname: '/a-page' }, matches: [root] };
  const told = meta?.(place as unknown as Parameters<MetaFunction>[0]) ?? [];
  return told.filter((each): each is MetaDescriptor => each !== undefined) as Told[];
}

const contents = (told: Told[], name: string) =>
  told.filter((each) => each.name === name || each.property === name).map(({ content }) => content);
const titles = (told: Told[]) => told.flatMap(({ title }) => title ?? []);
const title = (page: (typeof pages)[number]) => titles(metaOf(page))[0] ?? '';
const description = (page: (typeof pages)[number]) => contents(metaOf(page), 'description')[0] ?? '';

/** What more than one page has. */
const doubled = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

describe('every page', () => {
  it.each(pages)('$file has one title that fits into a tab and a list of results', (page) => {
    for (const told of [metaOf(page), metaOf(page, null)]) {
      expect(titles(told)).toHaveLength(1);
      expect(titles(told)[0]?.length).toBeLessThanOrEqual(70);
      if (page.file !== './_index/route.tsx') expect(titles(told)[0]).toMatch(/\S \| Marsmaths$/);
    }
  });

  it('has a title of its own', () => {
    expect(doubled(pages.map(title))).toEqual([]);
  });
});

describe('every page for all', () => {
  it.each(publicPages)('$file has one description of a length that is shown whole', (page) => {
    const told = contents(metaOf(page), 'description');
    expect(told).toHaveLength(1);
    expect(told[0]?.length).toBeGreaterThanOrEqual(50);
    expect(told[0]?.length).toBeLessThanOrEqual(165);
  });

  it('has a description of its own', () => {
    expect(doubled(publicPages.map(description))).toEqual([]);
  });

  it.each(publicPages)('$file is shared under its own name and address, or asks not to be listed', (page) => {
    const told = metaOf(page);
    const addresses = told.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    if (contents(told, 'robots').length > 0) {
      expect(contents(told, 'robots')).toEqual(['noindex, nofollow']);
      expect(addresses).toEqual([]);
      return;
    }
    expect(contents(told, 'og:title')).toEqual(titles(told));
    expect(contents(told, 'og:description')).toEqual(contents(told, 'description'));
    expect(addresses).toHaveLength(1);
    expect(contents(told, 'og:url')).toEqual(addresses);
    expect(addresses[0]).toMatch(/^https:\/\/marsmaths\.test\//);
  });

  it('asks not to be listed where it is about one link, one person or nothing yet', () => {
    const hidden = publicPages.filter((page) => contents(metaOf(page), 'robots').length > 0).map(({ file }) => file);
    expect(hidden.sort()).toEqual([
      './_auth+/login_.callback.tsx',
      './_auth+/login_.finish.tsx',
      './_auth+/login_.provider.tsx',
      './_auth+/logout.tsx',
      './_auth+/reset-password.$token.tsx',
      './_public+/battle-permission.$key.tsx',
      './_public+/pay.$key.tsx',
      './_public+/plan.$key.tsx',
      './_public+/sample.tsx',
      './_public+/test-payments.$ref.tsx',
      './_public+/try.$topicId.tsx',
      './_shared-report+/s.$shortCode.tsx',
      './_shared-report+/share.task.$taskId.studentTask.$studentTaskId.$shareKey.tsx',
    ]);
  });
});

it('signed-in pages tell their title alone: the frame of all pages keeps them out of lists', () => {
  expect(signedInPages.length).toBeGreaterThan(30);
  const talkative = signedInPages.filter((page) => metaOf(page).length !== 1).map(({ file }) => file);
  expect(talkative).toEqual([]);
});

it('a course that we do not have is not listed', () => {
  const [page] = pages.filter(({ file }) => file === './_public+/courses.$courseId.contents.tsx');
  const told = page === undefined ? [] : metaOf(page, null);
  expect(contents(told, 'robots')).toEqual(['noindex, nofollow']);
});
