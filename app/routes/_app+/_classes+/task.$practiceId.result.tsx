import type { MetaFunction } from '@remix-run/node';
import PracticeResult from '../_practice+/practice.$practiceId.result/route';

/** The result of a task's practice: the same page as any practice's. */
export { handle, loader } from '../_practice+/practice.$practiceId.result/route';
export const meta: MetaFunction = () => [{ title: 'Task result | Marsmaths' }];
export default PracticeResult;
