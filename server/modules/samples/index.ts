export { getSample, type Sample, type SampleReply, type SampleServices } from './get-sample';
