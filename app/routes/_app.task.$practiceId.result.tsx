import PracticeResult from './_app.practice.$practiceId.result/route';

/** The result of a task's practice: the same page as any practice's. */
export { handle, loader, meta } from './_app.practice.$practiceId.result/route';
export default PracticeResult;
