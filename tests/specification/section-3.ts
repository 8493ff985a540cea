import type { Row } from './row';
import { entityRows } from './section-3/entities';
import { enumerationRows } from './section-3/enumerations';

/** Entities and their fields, and the enumerations. */
export const section3: Row[] = [...entityRows, ...enumerationRows];
