import { year11Templates } from '../templates/y11';
import { describeTemplates } from './describe-templates';

describeTemplates(year11Templates);
