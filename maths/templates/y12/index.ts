import type { AnyTemplate } from '../format';
import { advancedTemplates } from './advanced';
import { appliedTemplates } from './applied';

/** The question templates of Year 12. */
export const year12Templates: AnyTemplate[] = [...appliedTemplates, ...advancedTemplates];
