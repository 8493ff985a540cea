import { year2Templates } from '../templates/y2';
import { describeTemplates } from './describe-templates';

describeTemplates(year2Templates);
