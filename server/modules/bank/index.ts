export { type BankSummary, bankSummary, type FullRun } from './bank-summary';
export { type BankTopic, bankTopics } from './bank-topics';
export { bankCoverage, type TopicCoverage } from './coverage';
export { type Replay, replayQuestion } from './replay';
export { type TemplatePreview, templatePreview } from './template-preview';
