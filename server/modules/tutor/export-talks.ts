import type { ExportPart } from '../../platform/export-part';
import { readAllTalks } from './export-talks.repo';

/** Every talk of a student with its messages, as they were said, oldest first. */
export const exportedTalks: ExportPart = { name: 'tutorTalks', collect: readAllTalks };
