import { year4Templates } from '../templates/y4';
import { describeTemplates } from './describe-templates';

describeTemplates(year4Templates);
