export { getPracticeSetup, type LastChoice, type PracticeSetup } from './get-practice-setup';
