import { year6Templates } from '../templates/y6';
import { describeTemplates } from './describe-templates';

describeTemplates(year6Templates);
