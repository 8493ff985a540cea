import { year10Templates } from '../templates/y10';
import { describeTemplates } from './describe-templates';

describeTemplates(year10Templates);
