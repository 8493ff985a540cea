export { getSample, type Sample, type SampleReply } from './get-sample';
