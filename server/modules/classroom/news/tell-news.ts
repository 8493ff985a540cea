import type { Services } from '../../../platform/services';
import { wake } from '../change-roster';
import { classNotices, tellAll } from '../notices';
import { takeNews } from './news.repo';

/** Tells the students of a class what is new in it, once, however often it is asked to. */
export async function tellNews(services: Services, { classId }: { classId: string }): Promise<void> {
  const now = services.clock.now();
  const told = await services.db.transaction().execute(async (trx) => {
    const news = await takeNews(trx, classId, now);
    if (news === null) return [];
    const { name, files, announcements, students } = news;
    const school = { id: classId, name };
    const told: string[] = [];
    if (announcements > 0) told.push(...(await tellAll(trx, students, classNotices.announced(school), now)));
    if (files.length > 0) told.push(...(await tellAll(trx, students, classNotices.newFiles(school, files), now)));
    return [...new Set(told)];
  });
  await wake(services, told);
}
