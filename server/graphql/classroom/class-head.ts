import type { TaskClass } from '../../modules/tasks';
import type { GraphContext } from '../context';

/** Lets the head of a page have the class that the page itself reads; `pageId` is the id in the path of both. */
export function withClass<Read>(
  { classReads }: Pick<GraphContext, 'classReads'>,
  pageId: string,
  read: Promise<Read>,
  classOf: (read: Read) => TaskClass,
): Promise<Read> {
  classReads.set(pageId, () => read.then(classOf));
  return read;
}

/**
 * The class of a page for its head. Layout and page ask in one request, so the class comes from the page's own statement
 * where there is one; a page that fails fails its head in the same way.
 */
export async function classOfPage(
  { classReads }: Pick<GraphContext, 'classReads'>,
  pageId: string,
  readAlone: () => Promise<TaskClass>,
): Promise<TaskClass> {
  // The layout's operation comes first: by the next turn the page's has begun as well.
  await new Promise<void>((resolve) => setImmediate(resolve));
  return (classReads.get(pageId) ?? readAlone)();
}
