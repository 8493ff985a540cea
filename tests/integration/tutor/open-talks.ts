import { setFlag } from '../../../server/modules/flags';
import { makePerson } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';

/** What a school decides about teachers and the talks of their students. */
export async function openTalksToTeachers({ services }: TestBackend, mode: 'ON' | 'OFF'): Promise<void> {
  const { viewer } = await makePerson(services, { role: 'ADMIN' });
  await setFlag(services, { viewer, decision: { name: 'teachers-read-talks', mode, percentage: 0, emails: [] } });
}
