import { primaryTemplates } from '../templates/y1-y6';
import { describeTemplates } from './describe-templates';

describeTemplates(primaryTemplates);
