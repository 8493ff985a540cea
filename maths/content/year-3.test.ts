import { year3Templates } from '../templates/y3';
import { describeTemplates } from './describe-templates';

describeTemplates(year3Templates);
