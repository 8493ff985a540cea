export { bankCoverage, type TopicCoverage } from '../../../maths/content/coverage';
export { distinctQuestions } from '../../../maths/content/distinct-questions';
export { type BankSummary, bankSummary, type FullRun } from './bank-summary';
export type { BankTemplate } from './bank-template';
export { type BankTopic, bankTopics } from './bank-topics';
export { findPublicSeed, type Replay, replayPublicQuestion } from './replay';
export { type TemplatePreview, templatePreview } from './template-preview';
