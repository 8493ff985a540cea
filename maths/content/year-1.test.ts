import { year1Templates } from '../templates/y1';
import { describeTemplates } from './describe-templates';

describeTemplates(year1Templates);
