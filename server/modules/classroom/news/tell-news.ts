import type { Services } from '../../../platform/services';
import { notify, wake } from '../../notifications';
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
    if (announcements > 0) told.push(...(await notify(trx, 'CLASS_ANNOUNCEMENT', students, { data: school, at: now })));
    if (files.length > 0) {
      told.push(...(await notify(trx, 'FILE_ADDED', students, { data: { ...school, files }, at: now })));
    }
    return told;
  });
  await wake(services, told);
}
